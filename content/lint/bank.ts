import { subjectIds } from '@sabi/shared/content/question'
import { hasWords, isKeyLongest } from './cues.ts'
import type { Finding, LintedQuestion } from './rule.ts'
import { isNegative } from './stem.ts'
import { chanceOf, fewestForStrategy, mostGain, strategyScores } from './strategies.ts'

/** χ² at p = 0.01, with three degrees of freedom for four options and with four for five. */
export const highestChiSquared: Readonly<Record<number, number>> = { 4: 11.345, 5: 13.277 }
const smallestBatch = 40
const longestRun = 4
const mostLongestKeys = 0.3
const mostNegatives = 0.05

/** The questions of one author's file, or of a whole subject. */
export interface Batch {
  name: string
  questions: readonly LintedQuestion[]
}

/** The questions of a batch that have this many options. */
interface EqualBatch extends Batch {
  optionCount: number
}

/** Checks what no single question can violate: the positions and lengths of keys, and the number of negative stems. */
export function faultsOfBank(questions: readonly LintedQuestion[], itemFiles: readonly Batch[]): Finding[] {
  const subjects = subjectIds.map((subject) => ({
    name: subject,
    questions: questions.filter((question) => question.subject === subject),
  }))
  return [
    ...[...subjects, ...itemFiles].flatMap(byOptionCount).flatMap(keyPositions),
    ...itemFiles.flatMap(runs),
    ...subjects.flatMap(longestKeys),
    ...subjects.flatMap(negatives),
    ...subjects.flatMap(byOptionCount).flatMap(strategies),
  ]
}

/** The batch with four options and the batch with five, which chance treats differently. */
function byOptionCount({ name, questions }: Batch): EqualBatch[] {
  return [4, 5].map((optionCount) => ({
    name: `${name}, ${optionCount} options`,
    optionCount,
    questions: questions.filter(({ options }) => options.length === optionCount),
  }))
}

/** The χ² statistic of the key positions against a uniform distribution; 0 without questions. All must have as many options. */
export function chiSquared(questions: readonly LintedQuestion[], optionCount = 4): number {
  const expected = questions.length / optionCount
  if (expected === 0) return 0
  return countsByPosition(questions, optionCount).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

export function countsByPosition(questions: readonly LintedQuestion[], optionCount = 4): number[] {
  return Array.from(
    { length: optionCount },
    (_, position) => questions.filter(({ correctOption }) => correctOption === position).length,
  )
}

function keyPositions({ name, questions, optionCount }: EqualBatch): Finding[] {
  const statistic = chiSquared(questions, optionCount)
  if (questions.length < smallestBatch || statistic <= (highestChiSquared[optionCount] ?? 0)) return []
  const counts = countsByPosition(questions, optionCount).join('/')
  return [bankFinding('key-position', `${name}: key positions ${counts}, χ² ${statistic.toFixed(1)}`)]
}

function runs({ name, questions }: Batch): Finding[] {
  const positions = questions.map(({ correctOption }) => String(correctOption)).join('')
  const run = /(\d)\1{4,}/.exec(positions)?.[0] ?? ''
  return run.length <= longestRun
    ? []
    : [bankFinding('key-run', `${name}: ${run.length} keys in a row at the same position`)]
}

function longestKeys({ name, questions }: Batch): Finding[] {
  return overShare(
    { rule: 'longest-key', most: mostLongestKeys, has: isKeyLongest },
    { name, questions: questions.filter(hasWords) },
  )
}

function negatives({ name, questions }: Batch): Finding[] {
  return overShare({ rule: 'negative-stems', most: mostNegatives, has: isNegative }, { name, questions })
}

function strategies({ name, questions, optionCount }: EqualBatch): Finding[] {
  return strategyScores(questions, optionCount)
    .filter(({ score, count }) => count >= fewestForStrategy && score > chanceOf(optionCount) + mostGain)
    .map(({ strategy, score }) => bankFinding('strategy', `${name}: '${strategy}' scores ${Math.round(score * 100)} %`))
}

interface ShareRule {
  rule: string
  most: number
  has(question: LintedQuestion): boolean
}

function overShare({ rule, most, has }: ShareRule, { name, questions }: Batch): Finding[] {
  const found = questions.filter(has).length / Math.max(1, questions.length)
  if (questions.length < smallestBatch || found <= most) return []
  return [bankFinding(rule, `${name}: ${Math.round(found * 100)} %, at most ${most * 100} %`)]
}

function bankFinding(rule: string, fault: string): Finding {
  return { rule, severity: 'error', ids: [], fault }
}
