import type { SubjectId } from '@sabi/shared/content/question'
import { listSignedSubjects } from '@sabi/shared/passing-on/calls'
import { SignedSubject, SubjectStatement } from '@sabi/shared/passing-on/signed-subject'
import type { Send } from '../../platform/page/background.ts'
import { request } from '../../platform/server/request.ts'
import { findNote, putNote, versionOf } from './question-store.ts'

/** The site's statement about a subject, parsed and as it was signed. */
export interface ReadStatement {
  signed: SignedSubject
  statement: SubjectStatement
}

/** Reads a statement without checking its signature; undefined if it is none. */
export function readStatement(text: string): ReadStatement | undefined {
  try {
    const signed = SignedSubject.parse(JSON.parse(text))
    return { signed, statement: SubjectStatement.parse(JSON.parse(signed.statement)) }
  } catch {
    return undefined
  }
}

/** The statement on a subject in the version that is on this phone; null if the phone has none. */
export async function findStatement(subject: SubjectId): Promise<ReadStatement | null> {
  const version = await versionOf(subject)
  const found = readStatement(String(await findNote(`signed:${subject}`)))
  return version !== null && found?.statement.version === version ? found : null
}

/** Notes what the site has signed of the questions that are now on this phone. */
export async function noteStatement({ signed, statement }: ReadStatement): Promise<void> {
  await putNote(`signed:${statement.subject}`, JSON.stringify(signed))
}

/** Fetches the statements that this phone lacks on subjects that are completely here. Rejects if that fails. */
export async function bringStatements(subjects: readonly SubjectId[], send: Send): Promise<void> {
  const found = await Promise.all(subjects.map(async (subject) => (await findStatement(subject)) !== null))
  if (found.every(Boolean)) return
  const reply = await send((limits) => request(listSignedSubjects, {}, limits))
  for (const signed of reply.subjects) {
    const read = readStatement(JSON.stringify(signed))
    // A statement on a newer version would displace the one on what is here.
    if (read !== undefined && read.statement.version === (await versionOf(read.statement.subject)))
      await noteStatement(read)
  }
}
