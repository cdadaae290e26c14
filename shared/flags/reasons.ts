/** Common problems with reported questions, one tap each. */
export const commonReasons = [
  'The marked answer is wrong',
  'No option is right',
  'More than one option is right',
  'Words or figures are missing',
  'Not in my syllabus',
] as const

/**
 * The published reason for correcting a reported question. A student's own words stay private: only a reason chosen from the list
 * is repeated, if the report begins with one.
 */
export function publicCause(report: { reason: string; isAlarm: boolean }): string {
  if (report.isAlarm) return 'Students’ answers pointed to a mistake.'
  const chosen = chosenReason(report.reason)
  return chosen === undefined ? 'A student reported it.' : `A student reported: ${chosen}.`
}

/** Puts a common reason at the beginning of a report, replacing an earlier one. Anything the student typed is kept after it. */
export function withReason(text: string, chosen: string): string {
  const before = chosenReason(text) ?? ''
  const added = text.slice(before.length).replace(/^\. /, '').trim()
  return added === '' ? chosen : `${chosen}. ${added}`
}

/** The rest of a report after its author deleted their account: the reason chosen from the list, but nothing they typed. */
export function reasonWithoutWords(text: string): string {
  return chosenReason(text) ?? 'The text of this report was deleted with its author’s account.'
}

function chosenReason(text: string): string | undefined {
  return commonReasons.find((reason) => text.startsWith(reason))
}
