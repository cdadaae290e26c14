import { setImmediate as nextTurn } from 'node:timers/promises'
import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { signedText, type SignedSubject, type SubjectStatement } from '@sabi/shared/passing-on/signed-subject'
import type { Database } from '../database/database.ts'
import { shareWork } from '../platform/share-work.ts'
import type { SiteSignature } from '../platform/site-signature.ts'
import { findBankState, readSubjectState } from './signed-questions.queries.ts'
import { readTextbookFiles, sha256 } from './textbook-files.ts'

interface Sources {
  database: Database
  signature: SiteSignature
  packsRoot: string
}

/** The statements on each subject, made once for each version of the bank. */
export class SignedBank {
  readonly #sign: () => Promise<SignedSubject[]>
  readonly #database: Database
  #signed: { version: string; subjects: SignedSubject[] } | undefined

  constructor(sources: Sources) {
    this.#database = sources.database
    this.#sign = shareWork(() => signAll(sources))
  }

  /** The statements on the bank as it is now; none before the first load. */
  async list(): Promise<SignedSubject[]> {
    const version = (await findBankState(this.#database))?.version
    if (version === undefined) return []
    if (this.#signed?.version !== version) this.#signed = { version, subjects: await this.#sign() }
    return this.#signed.subjects
  }
}

/** Subject by subject, so that other requests are answered in between and only one subject is in memory. */
async function signAll({ database, signature, packsRoot }: Sources): Promise<SignedSubject[]> {
  const notes = await readTextbookFiles(packsRoot)
  const signed: SignedSubject[] = []
  for (const subject of subjectIds) {
    const statement = await stateOf(database, subject, notes.get(subject) ?? null)
    if (statement === undefined) continue
    const text = JSON.stringify(statement)
    signed.push({ statement: text, signature: signature.sign(text) })
    await nextTurn()
  }
  return signed
}

async function stateOf(
  database: Database,
  subject: SubjectId,
  notes: SubjectStatement['notes'],
): Promise<SubjectStatement | undefined> {
  const state = await readSubjectState(database, subject)
  if (state === undefined || state.questions.length === 0) return undefined
  const { version, revision, questions } = state
  const content = Buffer.from(signedText(subject, questions))
  const said = { hash: sha256(content), bytes: content.length, count: questions.length }
  return { format: 'sabi-prep-subject-1', subject, version, revision, questions: said, notes }
}
