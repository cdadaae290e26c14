import { eloOf, newRating, play, recalibratedLabel } from '@sabi/shared/flags/elo'
import { analyseItem } from '@sabi/shared/flags/item-analysis'
import { countAttempt, newTally, restScore } from '@sabi/shared/flags/item-tally'
import type { Difficulty, SubjectId } from '@sabi/shared/content/question'
import type { Doer } from '../platform/audit.queries.ts'
import type { Database } from '../platform/database.ts'
import { transact } from '../platform/transact.ts'
import type { CountedItem } from './counted-item.ts'
import { raiseAlarms, type AlarmOutcome } from './item-alarms.ts'
import {
  countStudents,
  listCountedVersions,
  listFirstAttempts,
  listPastAlarms,
  listStudentIds,
  replaceStatistics,
  tryLockStatistics,
  type CountedAttempt,
} from './item-statistics.queries.ts'

/** So many students are read at once: memory grows with them and with the bank, and not with the answers. */
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
 * Counts the first attempts of all students anew and raises the alarms that follow, in one transaction that reads in small pieces
 * and writes at its end. Null where somebody else is counting, or where it was stopped.
 */
export async function countItemStatistics(
  database: Database,
  { actor, say = () => undefined, signal }: Counting,
): Promise<StatisticsOutcome | null> {
  return transact(database, async (transaction) => {
    if (!(await tryLockStatistics(transaction))) return null
    const items = await loadItems(transaction)
    const total = await countStudents(transaction)
    let [after, done, attempts] = [beforeAllIds, 0, 0]
    for (;;) {
      if (signal?.aborted === true) return null
      const userIds = await listStudentIds(transaction, after, studentsAtOnce)
      const last = userIds.at(-1)
      if (last === undefined) break
      attempts += countBatch(items, await listFirstAttempts(transaction, userIds))
      after = last
      const before = done
      done += userIds.length
      if (isNextLine(before, done, total)) say(`Counted the answers of ${done} of ${total} students`)
    }
    const answered = [...items.values()].filter(({ rating }) => rating.answers > 0)
    await replaceStatistics(transaction, answered.map(rowOf))
    const alarms = await raiseAlarms(transaction, answered, actor)
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
        tally: newTally(version.optionCount),
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

/** Counts the attempts of some students, those of one following each other; gives how many counted. */
function countBatch(items: ReadonlyMap<string, CountedItem>, attempts: readonly CountedAttempt[]): number {
  let [counted, start] = [0, 0]
  while (start < attempts.length) {
    let end = start + 1
    while (end < attempts.length && attempts[end]?.userId === attempts[start]?.userId) end++
    counted += countStudent(items, attempts.slice(start, end))
    start = end
  }
  return counted
}

interface Marked {
  item: CountedItem
  option: number
  isRight: boolean
  receivedAt: Date
}

/** One student's first attempts in the order of answering. Each subject is a strength of its own. */
function countStudent(items: ReadonlyMap<string, CountedItem>, attempts: readonly CountedAttempt[]): number {
  const bySubject = new Map<SubjectId, Marked[]>()
  for (const { questionId, version, option, receivedAt } of attempts) {
    const item = items.get(nameOf(questionId, version))
    if (item === undefined) continue
    const ofSubject = bySubject.get(item.subject) ?? []
    ofSubject.push({ item, option, isRight: item.key === null || item.key === option, receivedAt })
    bySubject.set(item.subject, ofSubject)
  }
  let counted = 0
  for (const marked of bySubject.values()) {
    counted += marked.length
    const standing = { answered: marked.length, right: marked.filter(({ isRight }) => isRight).length }
    const student = newRating()
    for (const { item, option, isRight, receivedAt } of marked) {
      countAttempt(item.tally, { option, rest: restScore(standing, isRight) })
      play({ student, question: item.rating }, { isRight, optionCount: item.optionCount })
      for (const alarm of item.knownAlarms)
        if (alarm.decidedAt !== null && receivedAt > alarm.decidedAt) alarm.attemptsSince++
    }
  }
  return counted
}

function rowOf({ id, version, key, tally, rating }: CountedItem) {
  const analysis = analyseItem(tally, key)
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

// The label itself stays: phones filter by the one in their packs, and a version for each move would begin all counts anew.
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
