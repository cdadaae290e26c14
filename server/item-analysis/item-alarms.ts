import { alarmsOf, type RaisedAlarm } from '@sabi/shared/flags/item-alarms'
import { noticeDays, removalStep } from '@sabi/shared/flags/removal'
import type { SubjectId } from '@sabi/shared/content/question'
import type { Doer } from '../platform/audit.queries.ts'
import type { Database } from '../database/database.ts'
import { announceRemovals, insertAlarm, withdrawRemovals } from '../flags/alarms.queries.ts'
import { lockBank } from '../questions/bank.queries.ts'
import { quarantineQuestions } from '../questions/quarantine.queries.ts'
import type { CountedItem } from './counted-item.ts'
import { countForRemoval, listOpenAlarms } from './item-statistics.queries.ts'

/** A person who dismissed an alarm has seen those answers: only so many more are a reason to ask again. */
export const moreAttempts = 200
/** Neither a bug in the counting nor invented students may empty a subject, however long nobody looks. */
const mostRemoved = 0.01

export interface AlarmOutcome {
  raised: number
  /** How many questions will leave practice unless an administrator decides first. */
  announced: number
  quarantined: number
}

interface StandingAlarm extends RaisedAlarm {
  item: CountedItem
  flagId: string
  leavesAt: Date | null
}

/**
 * Puts what the answers say against published questions into the review list, each alarm once until a person has decided. Of the
 * clearest wrong keys it says when they will leave practice, and takes out those whose date has come. A question that a person put
 * back stays there while its alarm is the same.
 */
export async function raiseAlarms(
  transaction: Database,
  items: readonly CountedItem[],
  actor: Doer,
): Promise<AlarmOutcome> {
  await lockBank(transaction)
  const { raised, standing } = await listStanding(transaction, items)
  // An administrator may have decided, edited or deleted while the answers were counted.
  const open = await listOpenAlarms(
    transaction,
    standing.map(({ flagId }) => flagId),
  )
  const now = new Date()
  const stepOf = (alarm: StandingAlarm) => removalStep({ ...alarm, now })
  const undecided = standing.filter(({ flagId }) => open.has(flagId))
  const withStep = (step: ReturnType<typeof stepOf>) => undecided.filter((alarm) => stepOf(alarm) === step)
  const removed = withStep('remove')
  // A restored question must not keep an earlier date.
  const ended = [...withStep('withdraw'), ...removed]
  await withdrawRemovals(
    transaction,
    ended.map(({ flagId }) => flagId),
  )
  await quarantineQuestions(
    transaction,
    removed.map(({ item, flagId }) => ({ questionId: item.id, flagId })),
    actor,
  )
  const announced = await chooseRemovals(transaction, withStep('announce'))
  await announceRemovals(transaction, { flagIds: announced.map(({ flagId }) => flagId), days: noticeDays })
  return { raised, announced: announced.length, quarantined: removed.length }
}

/** Writes the new alarms, and gives them with those of before that could remove their question or were to do so. */
async function listStanding(
  transaction: Database,
  items: readonly CountedItem[],
): Promise<{ raised: number; standing: StandingAlarm[] }> {
  let raised = 0
  const standing: StandingAlarm[] = []
  for (const item of items.filter(({ isCurrent }) => isCurrent)) {
    const alarms = alarmsOf(item.evidence, item.key)
    for (const alarm of alarms) {
      const known = item.knownAlarms.find((one) => one.alarm === alarm.alarm)
      if (known?.decidedAt === null) {
        if (!known.hasQuarantined) standing.push({ ...alarm, item, flagId: known.flagId, leavesAt: known.leavesAt })
        continue
      }
      if (known !== undefined && known.attemptsSince < moreAttempts) continue
      const flagId = await insertAlarm(transaction, { ...alarm, questionId: item.id, version: item.version })
      if (flagId === null) continue
      raised++
      standing.push({ ...alarm, item, flagId, leavesAt: null })
    }
    // Alarms that were announced are silent tonight.
    for (const known of item.knownAlarms)
      if (known.leavesAt !== null && known.decidedAt === null && !alarms.some(({ alarm }) => alarm === known.alarm))
        standing.push({ ...known, reason: '', strength: 0, isCertain: false, item })
  }
  return { raised, standing }
}

/** The clearest of each subject: at most one in a hundred of its questions is taken out or announced at any time. */
async function chooseRemovals(transaction: Database, certain: readonly StandingAlarm[]): Promise<StandingAlarm[]> {
  if (certain.length === 0) return []
  const room = new Map<SubjectId, number>()
  for (const { subject, questions, removed } of await countForRemoval(transaction))
    room.set(subject, Math.floor(questions * mostRemoved) - removed)
  return certain
    .toSorted((one, other) => other.strength - one.strength)
    .filter(({ item: { subject } }) => {
      const left = room.get(subject) ?? 0
      room.set(subject, left - 1)
      return left > 0
    })
}
