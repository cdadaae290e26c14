import { decodePack } from '@sabi/shared/content/pack'
import type { SubjectId } from '@sabi/shared/content/question'
import { isFull } from '../offline/full-disk.ts'
import { takeInSubject, type TakenIn } from '../offline/questions/take-in-subject.ts'
import { siteKey } from '../platform/site-key.ts'
import { isAllSigned, readPassFile, unpack, type Fault, type PackedSubject } from './pass-file.ts'

export type Outcome = Fault | 'no key' | 'full' | { subject: SubjectId; became: TakenIn }[]

/** Takes the questions and notes of a file that another phone made. Nothing is stored unless all of it is what the site has signed. */
export async function takeInFile(file: Blob): Promise<Outcome> {
  if (siteKey() === '') return 'no key'
  const subjects = await readPassFile(file, siteKey())
  if (typeof subjects === 'string') return subjects
  if (!(await isAllSigned(subjects))) return 'not signed'
  const outcome: { subject: SubjectId; became: TakenIn }[] = []
  try {
    for (const subject of subjects)
      outcome.push({ subject: subject.statement.subject, became: await takeInSubject(received(subject)) })
    return outcome
  } catch (error) {
    if (isFull(error)) return 'full'
    throw error
  }
}

function received({ signed, statement, questions, notes }: PackedSubject) {
  return {
    signed,
    statement,
    questions: async () => decodePack(JSON.parse(await unpack(questions, statement.questions))),
    notes: async () => (notes === '' || statement.notes === null ? null : unpack(notes, statement.notes)),
  }
}
