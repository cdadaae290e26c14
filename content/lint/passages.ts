import type { Passage } from '@sabi/shared/content/passage'
import { groupBy } from '@sabi/shared/practice/group-by'
import type { Finding, LintedQuestion } from './rule.ts'
import { wordsOf } from './words.ts'

/** Words of a passage by topic: from shorter than any real one to what a candidate can read beside its questions. */
const lengths: Readonly<Record<string, { fewest: number; most: number }>> = {
  'eng-comprehension': { fewest: 180, most: 260 },
  'eng-summary': { fewest: 200, most: 260 },
  'eng-cloze': { fewest: 130, most: 240 },
  'eng-prose': { fewest: 350, most: 550 },
}
const gap = /____\((\d+)\)____/g
const fewestBetweenGaps = 12

/** Lints each passage that questions are about. */
export function lintPassages(questions: readonly LintedQuestion[]): Finding[] {
  const about = questions.filter(({ passage }) => passage !== undefined)
  return [...groupBy(about, ({ passage }) => passage?.id).values()].flatMap(faultsOf)
}

function faultsOf(about: readonly LintedQuestion[]): Finding[] {
  const [first] = about
  if (first?.passage === undefined) return []
  const { passage, topicId } = first
  return [...lengthFaults(passage, topicId), ...gapFaults(passage, about.length)].map((fault) => ({
    rule: 'passage',
    severity: 'error',
    ids: [passage.id],
    fault,
  }))
}

function lengthFaults({ text }: Passage, topicId: string): string[] {
  const length = lengths[topicId]
  if (length === undefined) return [`${topicId} has no length for passages`]
  const words = wordsOf(text).length
  return words < length.fewest || words > length.most
    ? [`${words} words, should be ${length.fewest} to ${length.most}`]
    : []
}

/** A passage without gaps has none of these faults. */
function gapFaults({ text, html }: Passage, questions: number): string[] {
  const numbers = [...text.matchAll(gap)].map(([, number]) => Number(number))
  if (numbers.length === 0) return []
  const [before = '', ...between] = text.split(/____\(\d+\)____/)
  const near = between.slice(0, -1).findIndex((words) => wordsOf(words).length < fewestBetweenGaps)
  return [
    ...(numbers.some((number, index) => number !== index + 1) ? ['the gaps are not numbered from 1'] : []),
    ...(numbers.length === questions ? [] : [`${numbers.length} gaps and ${questions} questions`]),
    ...(/[.?!]["'”’]?\s/.test(before) ? [] : ['the first sentence has a gap']),
    ...(html === undefined ? [] : ['gaps and emphasis, where the screen could not mark the gap that is asked']),
    ...(near === -1 ? [] : [`fewer than ${fewestBetweenGaps} words between gaps ${near + 1} and ${near + 2}`]),
  ]
}
