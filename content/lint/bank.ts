import { subjectIds } from '@sabi/shared/content/question'
import { hasWords, isKeyLongest } from './cues.ts'
import type { Finding, LintedQuestion } from './rule.ts'
import { isNegative } from './stem.ts'
import { chance, fewestForStrategy, mostGain, strategyScores } from './strategies.ts'

/** χ² with three degrees of freedom at p = 0.01. */
const highestChiSquared = 11.345
const smallestBatch = 40
const longestRun = 4
const mostLongestKeys = 0.3
const mostNegatives = 0.05
const optionCount = 4

/** The questions of one author's file, or of a whole subject. */
export interface Batch {
  name: string
  questions: readonly LintedQuestion[]
}

/** Checks what no single question can violate: the positions and lengths of keys, and the number of negative stems. */
export function faultsOfBank(questions: readonly LintedQuestion[], itemFiles: readonly Batch[]): Finding[] {
  const subjects = subjectIds.map((subject) => ({
    name: subject,
    questions: questions.filter((question) => question.subject === subject),
  }))
  return [
    ...[...subjects, ...itemFiles].flatMap(keyPositions),
    ...itemFiles.flatMap(runs),
    ...subjects.flatMap(longestKeys),
    ...subjects.flatMap(negatives),
    ...subjects.flatMap(strategies),
  ]
}

/** The χ² statistic of the key positions against a uniform distribution; 0 without questions. */
export function chiSquared(questions: readonly LintedQuestion[]): number {
  const expected = questions.length / optionCount
  if (expected === 0) return 0
  return countsByPosition(questions).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

export function countsByPosition(questions: readonly LintedQuestion[]): number[] {
  return Array.from(
    { length: optionCount },
    (_, position) => questions.filter(({ correctOption }) => correctOption === position).length,
  )
}

function keyPositions({ name, questions }: Batch): Finding[] {
  const statistic = chiSquared(questions)
  if (questions.length < smallestBatch || statistic <= highestChiSquared) return []
  const counts = countsByPosition(questions).join('/')
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

function strategies({ name, questions }: Batch): Finding[] {
  return strategyScores(questions)
    .filter(({ score, count }) => count >= fewestForStrategy && score > chance + mostGain)
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
