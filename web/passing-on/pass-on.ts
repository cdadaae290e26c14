import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { signedText } from '@sabi/shared/passing-on/signed-subject'
import { keptNotesText } from '../offline/received-notes.ts'
import { questionsOfSubject, versionOf } from '../offline/questions/question-store.ts'
import { syncQuestions } from '../offline/questions/question-sync.ts'
import { findStatement } from '../offline/questions/signed-subjects.ts'
import { sha256 } from './bytes.ts'
import { bytesOfSubject, largestFileBytes, packSubject, writePassFile, type PackedSubject } from './pass-file.ts'

/** The first line and the hash at the end, and some space. */
const frameBytes = 1000

export interface PreparedFile {
  /** Null where no subject can be passed on. */
  file: File | null
  subjects: readonly SubjectId[]
  /** Subjects on this phone of which it has no statement of the site, or other questions than the statement says. */
  unsigned: readonly SubjectId[]
  /** Those that would make the file too large. */
  tooMany: readonly SubjectId[]
}

/** Makes the file of all subjects that are completely on this phone. With a connection it fetches what the site has signed first. */
export async function prepareFile(isOnline: boolean): Promise<PreparedFile> {
  const here = await subjectsHere()
  if (isOnline && (await lackStatement(here))) await syncQuestions(here)
  const packed: PackedSubject[] = []
  const left = { unsigned: new Array<SubjectId>(), tooMany: new Array<SubjectId>() }
  let bytes = frameBytes
  for (const subject of here) {
    const one = await packHere(subject)
    const size = one === null ? 0 : bytesOfSubject(one)
    if (one === null) left.unsigned.push(subject)
    else if (bytes + size > largestFileBytes) left.tooMany.push(subject)
    else {
      packed.push(one)
      bytes += size
    }
  }
  const subjects = packed.map(({ statement }) => statement.subject)
  const name = `sabi-prep-questions-${new Date().toISOString().slice(0, 10)}.txt`
  const file = packed.length === 0 ? null : new File([await writePassFile(packed)], name, { type: 'text/plain' })
  return { file, subjects, ...left }
}

async function subjectsHere(): Promise<SubjectId[]> {
  const versions = await Promise.all(subjectIds.map(versionOf))
  return subjectIds.filter((_, place) => versions[place] !== null)
}

async function lackStatement(subjects: readonly SubjectId[]): Promise<boolean> {
  const found = await Promise.all(subjects.map(findStatement))
  return found.includes(null)
}

/** Null where the phone can't show that the site has signed what it has. */
async function packHere(subject: SubjectId): Promise<PackedSubject | null> {
  const read = await findStatement(subject)
  if (read === null) return null
  const { questions, notes } = read.statement
  const text = signedText(subject, await questionsOfSubject(subject))
  if (!(await isOf(questions.hash, text))) return null
  const book = await keptNotesText(subject)
  const isBookSigned = book !== null && notes !== null && (await isOf(notes.hash, book))
  return packSubject(read, { questions: text, notes: isBookSigned ? book : null })
}

async function isOf(hash: string, text: string): Promise<boolean> {
  return (await sha256(new TextEncoder().encode(text))) === hash
}
