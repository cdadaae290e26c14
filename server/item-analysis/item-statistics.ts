import { eloOf, newRating, play, recalibratedLabel } from '@sabi/shared/flags/elo'
import { analyseItem } from '@sabi/shared/flags/item-analysis'
import { countAttempt, newTally, restScore } from '@sabi/shared/flags/item-tally'
import type { Trust } from '@sabi/shared/flags/trust'
import type { Difficulty, SubjectId } from '@sabi/shared/content/question'
import type { Doer } from '../platform/audit.queries.ts'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import type { CountedItem } from './counted-item.ts'
import { raiseAlarms, type AlarmOutcome } from './item-alarms.ts'
import {
  listCountedVersions,
  listFirstAttempts,
  listPastAlarms,
  replaceStatistics,
  tryLockStatistics,
  type CountedAttempt,
} from './item-statistics.queries.ts'
import { weigh } from './witnesses.ts'
import { countStudents, listWitnesses, rankNetworks, type Witness } from './witnesses.queries.ts'

/** How many students are read at once: memory grows with them and with the bank, but not with the answers. */
const studentsAtOnce = 50
const versionsAtOnce = 5_000
const linesOfProgress = 20
const beforeAllIds = '00000000-0000-0000-0000-000000000000'

export interface StatisticsOutcome extends AlarmOutcome {
  attempts: number
  versions: number
  /** Questions that turn out easier or harder than their label says, those with the most answers first. */
  labels: LabelMove[]
}

export interface LabelMove {
  questionId: string
  from: Difficulty
  to: Difficulty
  attempts: number
}

interface Counting {
  actor: Doer
  say?: (line: string) => void
  /** Ends the counting early, with nothing changed. */
  signal?: AbortSignal
}

/**
 * Counts the first attempts of all students again and raises the resulting alarms, in one transaction that reads in
 * small batches and writes at its end. Returns null if another process is counting, or if it was stopped.
 */
export async function countItemStatistics(
  database: Database,
  { actor, say = () => undefined, signal }: Counting,
): Promise<StatisticsOutcome | null> {
  return transact(database, async (transaction) => {
    if (!(await tryLockStatistics(transaction))) return null
    await rankNetworks(transaction)
    const items = await loadItems(transaction)
    const total = await countStudents(transaction)
    let [after, done, attempts] = [beforeAllIds, 0, 0]
    for (;;) {
      if (signal?.aborted === true) return null
      const witnesses = await listWitnesses(transaction, after, studentsAtOnce)
      const ids = witnesses.map(({ id }) => id)
      const last = ids.at(-1)
      if (last === undefined) break
      attempts += countBatch(items, witnesses, await listFirstAttempts(transaction, ids))
      after = last
      const before = done
      done += ids.length
      if (isNextLine(before, done, total)) say(`Counted the answers of ${done} of ${total} students`)
    }
    const answered = [...items.values()].filter(({ rating }) => rating.answers > 0)
    await replaceStatistics(transaction, answered.map(rowOf))
    // One that was suspected may have no answers left that count.
    const suspected = [...items.values()].filter(
      ({ rating, knownAlarms }) => rating.answers > 0 || knownAlarms.length > 0,
    )
    const alarms = await raiseAlarms(transaction, suspected, actor)
    return { attempts, versions: answered.length, labels: listLabelMoves(answered), ...alarms }
  })
}

async function loadItems(database: Database): Promise<Map<string, CountedItem>> {
  const items = new Map<string, CountedItem>()
  let after = { id: '', version: 0 }
  for (;;) {
    const page = await listCountedVersions(database, after, versionsAtOnce)
    for (const version of page)
      items.set(nameOf(version.id, version.version), {
        ...version,
        evidence: { all: newTally(version.optionCount), established: newTally(version.optionCount) },
        rating: newRating(version.difficulty),
        knownAlarms: [],
      })
    const last = page.at(-1)
    if (last === undefined || page.length < versionsAtOnce) break
    after = last
  }
  for (const alarm of await listPastAlarms(database))
    items.get(nameOf(alarm.questionId, alarm.version))?.knownAlarms.push({ ...alarm, attemptsSince: 0 })
  return items
}

/** Counts the attempts of some students; gives how many counted. */
function countBatch(
  items: ReadonlyMap<string, CountedItem>,
  witnesses: readonly Witness[],
  attempts: readonly CountedAttempt[],
): number {
  const byStudent = new Map<string, CountedAttempt[]>(witnesses.map(({ id }) => [id, []]))
  for (const attempt of attempts) byStudent.get(attempt.userId)?.push(attempt)
  return witnesses.reduce((sum, witness) => sum + countStudent(items, witness, byStudent.get(witness.id) ?? []), 0)
}

interface Marked {
  item: CountedItem
  option: number
  isRight: boolean
  receivedAt: Date
}

/**
 * One student's first attempts in the order of answering, as far as a person can have made them. Each subject is a strength of its
 * own.
 */
function countStudent(
  items: ReadonlyMap<string, CountedItem>,
  witness: Witness,
  attempts: readonly CountedAttempt[],
): number {
  const { paced, trust } = weigh(witness, attempts)
  if (trust === 'new') return 0
  const bySubject = new Map<SubjectId, Marked[]>()
  for (const { questionId, version, option, receivedAt } of paced) {
    const item = items.get(nameOf(questionId, version))
    if (item === undefined) continue
    const ofSubject = bySubject.get(item.subject) ?? []
    ofSubject.push({ item, option, isRight: item.key === null || item.key === option, receivedAt })
    bySubject.set(item.subject, ofSubject)
  }
  for (const marked of bySubject.values()) countSubject(marked, trust)
  return [...bySubject.values()].reduce((sum, { length }) => sum + length, 0)
}

function countSubject(marked: readonly Marked[], trust: Trust): void {
  const standing = { answered: marked.length, right: marked.filter(({ isRight }) => isRight).length }
  const student = newRating()
  for (const { item, option, isRight, receivedAt } of marked) {
    const attempt = { option, rest: restScore(standing, isRight) }
    countAttempt(item.evidence.all, attempt)
    if (trust === 'established') countAttempt(item.evidence.established, attempt)
    play({ student, question: item.rating }, { isRight, optionCount: item.optionCount })
    for (const alarm of item.knownAlarms)
      if (alarm.decidedAt !== null && receivedAt > alarm.decidedAt) alarm.attemptsSince++
  }
}

function rowOf({ id, version, key, evidence, rating }: CountedItem) {
  const analysis = analyseItem(evidence.all, key)
  return {
    question_id: id,
    version,
    attempts: analysis.attempts,
    difficulty: analysis.difficulty,
    discrimination: analysis.discrimination,
    option_counts: analysis.optionCounts,
    option_discriminations: analysis.optionDiscriminations,
    elo: eloOf(rating),
  }
}

// The label itself stays: phones filter by the one in their packs, and a new version would reset all counts.
function listLabelMoves(items: readonly CountedItem[]): LabelMove[] {
  return items
    .filter(({ isCurrent }) => isCurrent)
    .map(({ id, difficulty, rating, optionCount }) => ({
      questionId: id,
      from: difficulty,
      to: recalibratedLabel(difficulty, { elo: eloOf(rating), attempts: rating.answers, optionCount }),
      attempts: rating.answers,
    }))
    .filter(({ from, to }) => from !== to)
    .toSorted((one, other) => other.attempts - one.attempts)
}

function isNextLine(before: number, done: number, total: number): boolean {
  const lineAt = (students: number) => Math.floor((students * linesOfProgress) / Math.max(1, total))
  return lineAt(done) > lineAt(before)
}

function nameOf(id: string, version: number): string {
  return `${id} ${version}`
}
