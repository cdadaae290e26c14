import { alarmsOf, type RaisedAlarm } from '@sabi/shared/flags/item-alarms'
import type { SubjectId } from '@sabi/shared/content/question'
import type { Doer } from '../platform/audit.queries.ts'
import type { Database } from '../platform/database.ts'
import { lockBank } from './bank.queries.ts'
import type { CountedItem } from './counted-item.ts'
import { countForQuarantine, insertAlarm, listOpenAlarms, quarantineQuestions } from './item-statistics.queries.ts'

/** A person who dismissed an alarm has seen those answers: only so many more are a reason to ask again. */
export const moreAttempts = 200
/** A fault of ours in the counting must not empty a subject over night. */
const mostQuarantined = 0.01
/** Less than a day, so that a night which begins a little earlier is another one; a command meanwhile is the same one. */
const hoursOfNight = 20

export interface AlarmOutcome {
  raised: number
  quarantined: number
}

interface StandingAlarm extends RaisedAlarm {
  item: CountedItem
  flagId: string
}

/**
 * Puts what the answers say against published questions into the review list, each alarm once until a person has decided, and
 * takes the clearest wrong keys out of practice. A question that a person put back stays there while its alarm is the same.
 */
export async function raiseAlarms(
  transaction: Database,
  items: readonly CountedItem[],
  actor: Doer,
): Promise<AlarmOutcome> {
  await lockBank(transaction)
  let raised = 0
  const certain: StandingAlarm[] = []
  for (const item of items.filter(({ isCurrent }) => isCurrent))
    for (const alarm of alarmsOf(item.tally, item.key)) {
      const known = item.knownAlarms.find((one) => one.alarm === alarm.alarm)
      if (known?.decidedAt === null) {
        if (alarm.isCertain && !known.hasQuarantined) certain.push({ ...alarm, item, flagId: known.flagId })
        continue
      }
      if (known !== undefined && known.attemptsSince < moreAttempts) continue
      const flagId = await insertAlarm(transaction, { ...alarm, questionId: item.id, version: item.version })
      if (flagId === null) continue
      raised++
      if (alarm.isCertain) certain.push({ ...alarm, item, flagId })
    }
  // Somebody may have decided, edited or deleted while the answers were counted.
  const open = await listOpenAlarms(
    transaction,
    certain.map(({ flagId }) => flagId),
  )
  const chosen = await chooseQuarantines(
    transaction,
    certain.filter(({ flagId }) => open.has(flagId)),
  )
  await quarantineQuestions(
    transaction,
    chosen.map(({ item, flagId }) => ({ questionId: item.id, flagId })),
    actor,
  )
  return { raised, quarantined: chosen.length }
}

/** The clearest of each subject, at most one in a hundred of its published questions in one night. */
async function chooseQuarantines(transaction: Database, certain: readonly StandingAlarm[]): Promise<StandingAlarm[]> {
  if (certain.length === 0) return []
  const room = new Map<SubjectId, number>()
  for (const { subject, published, quarantined } of await countForQuarantine(transaction, hoursOfNight))
    room.set(subject, Math.floor((published + quarantined) * mostQuarantined) - quarantined)
  return certain
    .toSorted((one, other) => other.strength - one.strength)
    .filter(({ item: { subject } }) => {
      const left = room.get(subject) ?? 0
      room.set(subject, left - 1)
      return left > 0
    })
}
