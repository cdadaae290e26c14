import type { Question } from '@sabi/shared/content/question'
import type { SubjectStatement } from '@sabi/shared/passing-on/signed-subject'
import { beginFreshLog } from '../answers/fresh-log.ts'
import { isMissing } from '../kept-notes.ts'
import { keepNotes } from '../received-notes.ts'
import { alone } from './one-at-a-time.ts'
import { storeWhole } from './question-arrival.ts'
import { countQuestions, putNote, readQuestions, removeNote, versionOf } from './question-store.ts'
import { findStatement, noteStatement, type ReadStatement } from './signed-subjects.ts'

/** A subject from another phone, its signature and hashes checked. */
export interface ReceivedSubject extends ReadStatement {
  questions: () => Promise<Question[]>
  /** The file of notes as the site serves it; null if the other phone had none. */
  notes: () => Promise<string | null>
}

/**
 * The outcome: 'older' and 'same' were not taken, as this phone has as much. 'unclear' neither: this phone does not know how old
 * its own questions are.
 */
export type TakenIn = 'taken' | 'same' | 'older' | 'unclear'

/**
 * Stores a subject from another phone, unless that would replace newer questions or notes. Rejects on a full disk; the questions that
 * were here can then still be practised.
 */
export function takeInSubject(received: ReceivedSubject): Promise<TakenIn> {
  return alone(async () => {
    const age = await ageHere(received.statement)
    if (age === 'same' && (await takeInNotes(received))) return 'taken'
    if (age !== 'newer') return age
    const { version } = received.statement
    await storeWhole({ ...received.statement, questions: await withoutOlder(await received.questions()) })
    await noteStatement(received)
    await takeInNotes(received)
    await putNote('questionVersion', version)
    await putNote('questionCount', await countQuestions())
    await removeNote('cleared')
    await beginFreshLog().catch(() => undefined)
    return 'taken'
  })
}

/** How old the questions of a statement are, compared with those of this phone. */
async function ageHere({ subject, version, revision }: SubjectStatement) {
  const own = await versionOf(subject)
  if (own === null) return 'newer'
  if (own === version) return 'same'
  const known = await findStatement(subject)
  if (known === null) return 'unclear'
  return revision > known.statement.revision ? 'newer' : 'older'
}

/** A few questions of a subject may be here without the others, and in a newer version than the received ones. */
async function withoutOlder(received: readonly Question[]): Promise<Question[]> {
  const here = await readQuestions(received.map(({ id }) => id))
  const hereById = new Map(here.map((question) => [question.id, question]))
  return received.map((question) => {
    const own = hereById.get(question.id)
    return own !== undefined && own.version > question.version ? own : question
  })
}

/** Returns true if notes were stored. */
async function takeInNotes({ statement, notes }: ReceivedSubject): Promise<boolean> {
  const { subject, notes: stated } = statement
  if (stated === null || !(await isMissing(stated.file))) return false
  const text = await notes()
  return text !== null && keepNotes(subject, stated.file, text)
}
