import { optionLetter } from '@sabi/shared/content/option-letter'
import { changeLine, type DraftQuestion } from '@sabi/shared/subjects/draft-question'
import type { ImportOutcome, ImportRecord } from '@sabi/shared/subjects/import-calls'

/** How many questions a terminal shows unless it is asked for all. */
export const shownQuestions = 20

/** Describes the outcome of an import, row by row. */
export function describeOutcome({ isDryRun, isDraft, added, ...outcome }: ImportOutcome): string {
  const { importId, rowCount, unchanged, refused, warnings, unknownNames, format, accepted, held } = outcome
  const done = isDryRun ? 'to add' : isDraft ? 'added to a draft' : 'added'
  const heldWords = held === 0 ? '' : ` ${held} of them can't be published until their explanation is corrected.`
  return [
    `Read as ${format}: ${rowCount} rows, ${added} ${done}, ${unchanged} already there, ${refused.length} refused.${heldWords}`,
    ...refused.map(({ place, message, detail }) => `  ${place}: ${withDetail(message, detail)}`),
    ...warnings.map(({ place, message, detail }) => `  ${place}: ${withDetail(message, detail)}`),
    ...unknownNames.map(describeName),
    ...describeQuestions(accepted, isDryRun ? added : accepted.length),
    ...(importId === null ? [] : nextSteps(importId, isDraft)),
  ].join('\n')
}

/** Questions in plain text with their keys and what was changed, and a line that says how to see the others. */
export function describeQuestions(questions: readonly DraftQuestion[], total: number): string[] {
  const rest = total - questions.length
  const more = rest > 0 && questions.length > 0 ? ['', `${rest} more questions: add --all to see each.`] : []
  return [...questions.flatMap(describeQuestion), ...more]
}

function describeQuestion({ place, question, changes, warnings, hold }: DraftQuestion): string[] {
  const { text, options, correctOption, explanation, subject, topicId, examType, difficulty } = question
  const remarks = [...(hold === null ? [] : [hold]), ...warnings].map((one) => withDetail(one.message, one.detail))
  return [
    '',
    `${place} · ${subject}, ${topicId}, ${examType}, ${difficulty}`,
    ...text.split('\n').map((line) => `  ${line}`),
    ...options.map((option, index) => `  ${index === correctOption ? '*' : ' '} ${optionLetter(index)}. ${option}`),
    `  Key: ${optionLetter(correctOption)}`,
    ...(explanation === '' ? [] : [`  Explanation: ${explanation.replaceAll('\n', '\n  ')}`]),
    ...[...remarks, ...changes.map(changeLine)].map((line) => `  - ${line}`),
  ]
}

function withDetail(message: string, detail: string): string {
  return detail === '' ? message : `${message} (${detail})`
}

function nextSteps(importId: string, isDraft: boolean): string[] {
  if (!isDraft) return [`To undo it: npm run questions -- undo ${importId}`]
  return [
    'No student sees these questions yet.',
    `To look at them: npm run questions -- show ${importId}`,
    `To publish them: npm run questions -- publish ${importId}`,
    `To discard them: npm run questions -- discard ${importId}`,
  ]
}

function describeName({ kind, name, rows, nearest }: ImportOutcome['unknownNames'][number]): string {
  const meant =
    nearest.length === 0 ? '' : ` Did you mean ${nearest.map(({ id, title }) => `${title} (${id})`).join(' or ')}?`
  return `  '${name}' is no ${kind} (${rows} rows).${meant} Say what it means with --name "${name}=…".`
}

export function describeImports(records: readonly ImportRecord[]): string {
  if (records.length === 0) return 'Nothing was imported yet.'
  return records
    .map(({ id, kind, importedAt, importedBy, fileName, added, ...state }) => {
      const who = importedBy ?? 'command line'
      return `${id}  ${importedAt}  ${added} ${kind}  ${fileName ?? '–'}  ${who}  ${stateWords(state)}`
    })
    .join('\n')
}

function stateWords({ isDraft, undoneAt, waiting }: Pick<ImportRecord, 'isDraft' | 'undoneAt' | 'waiting'>): string {
  if (undoneAt !== null) return isDraft ? 'discarded' : 'undone'
  if (isDraft) return `draft of ${waiting}`
  return waiting === 0 ? 'published' : `published, ${waiting} still in the draft`
}
