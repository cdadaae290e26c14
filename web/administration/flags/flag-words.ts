import { optionLetter } from '@sabi/shared/content/option-letter'
import type { AdminFlag, Alarm, FlagStatus, ItemStatistics } from '@sabi/shared/flags/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import type { BadgeTone } from '../../design/Badge.tsx'
import { dateAndTime } from '../date-and-time.ts'

export const statusWords = {
  pending: 'Pending',
  reviewed: 'Reviewed',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
} satisfies Record<FlagStatus, string>

export const statusTones = {
  pending: 'warn',
  reviewed: 'info',
  resolved: 'ok',
  dismissed: 'neutral',
} satisfies Record<FlagStatus, BadgeTone>

export const alarmWords = {
  'wrong-key': 'The key may be wrong.',
  'dead-options': 'Some options are hardly ever chosen.',
  'too-hard': 'Hardly anyone gets it right.',
} satisfies Record<Alarm, string>

/** The source of the report: a name, or the answers. */
export function reporterWords({ alarm, flaggedBy }: Pick<AdminFlag, 'alarm' | 'flaggedBy'>): string {
  if (alarm !== null) return 'From the answers of students'
  return flaggedBy ?? 'A deleted account'
}

/** What will happen to the question without a decision; null if nothing. */
export function removalWords({ leavesAt }: Pick<AdminFlag, 'leavesAt'>): string | null {
  if (leavesAt === null) return null
  return `Leaves practice after ${dateAndTime(leavesAt)}, unless you resolve or dismiss this flag.`
}

/** A larger difference between two groups of students is unlikely to be chance. */
const clearCorrelation = 0.1

/** What first attempts suggest about a question, in sentences. */
export function statisticsWords({ attempts, difficulty, discrimination }: ItemStatistics): string {
  const share = `${counted(attempts, 'first attempt')}, ${percent(difficulty)} right.`
  return discrimination === null ? share : `${share} ${discriminationWords(discrimination)}`
}

function discriminationWords(discrimination: number): string {
  if (discrimination > clearCorrelation) return 'Strong students get it right more often.'
  if (discrimination < -clearCorrelation) return 'Strong students get it wrong more often.'
  return 'Strong students get it right no more often.'
}

/** A row for each option: its text, how often it was chosen, and by whom. */
export function optionRows(options: readonly string[], key: number, statistics: ItemStatistics) {
  const { optionCounts, optionDiscriminations, attempts } = statistics
  return options.map((option, index) => ({
    id: String(index),
    cells: [
      `${optionLetter(index)}. ${option}${index === key ? ' (key)' : ''}`,
      attempts === 0 ? '0%' : percent((optionCounts[index] ?? 0) / attempts),
      choosersWords(optionCounts[index] ?? 0, optionDiscriminations[index] ?? 0),
    ],
  }))
}

/** Fewer say nothing. */
const fewestChoosers = 5

function choosersWords(choosers: number, discrimination: number): string {
  if (choosers < fewestChoosers) return 'Too few to say'
  if (discrimination > clearCorrelation) return 'More often'
  return discrimination < -clearCorrelation ? 'Less often' : 'As often'
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
