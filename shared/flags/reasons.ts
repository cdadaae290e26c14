/** What is wrong with most questions that are reported; a tap fills the report with it. */
export const commonReasons = [
  'The marked answer is wrong',
  'No option is right',
  'More than one option is right',
  'Words or figures are missing',
  'Not in my syllabus',
] as const

/**
 * Why a reported question was corrected, as everybody may read it. A student's own words stay with us: only a reason that was
 * chosen from the list is repeated, where the report begins with it.
 */
export function publicCause(report: { reason: string; isAlarm: boolean }): string {
  if (report.isAlarm) return 'The answers of students pointed to a fault.'
  const chosen = chosenReason(report.reason)
  return chosen === undefined ? 'A student reported it.' : `A student reported: ${chosen}.`
}

/** A report that begins with a common reason, in place of the one that it began with; what the student added stays behind it. */
export function withReason(text: string, chosen: string): string {
  const before = chosenReason(text) ?? ''
  const added = text.slice(before.length).replace(/^\. /, '').trim()
  return added === '' ? chosen : `${chosen}. ${added}`
}

/** What stays of a report whose author deleted their account: the reason chosen from the list, and nothing they typed. */
export function reasonWithoutWords(text: string): string {
  return chosenReason(text) ?? 'The words of this report were deleted with the account of its author.'
}

function chosenReason(text: string): string | undefined {
  return commonReasons.find((reason) => text.startsWith(reason))
}
