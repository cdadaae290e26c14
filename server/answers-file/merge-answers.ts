import { randomInt } from 'node:crypto'
import { userNamesFor } from '@sabi/shared/classes/user-name'
import { findSameAccount, insertUser } from '../accounts/accounts.queries.ts'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { findKnownVersions, insertForeignVersions } from '../questions/unpublished-questions.queries.ts'
import { saveAnswers } from '../sync/answer-log.ts'
import type { SyncedAnswer, SyncedSession } from '@sabi/shared/sync/calls'
import type { AccountRecord, AnswerRecord, FileRecord, VersionRecord } from './records.ts'

const batchRows = 500
const batchVersions = 100

/** The outcome of an import. */
export interface Merged {
  accounts: number
  newAccounts: number
  sessions: number
  newAnswers: number
  knownAnswers: number
  /** Answers that were not taken, because this server has another question, option or answer under their id. */
  leftAnswers: number
  /** The questions that ask something else here, under the same version. */
  otherQuestions: string[]
  /** User names that belong to somebody else here, and what their owners are called instead. */
  otherUserNames: [string, string][]
  /** The questions that have another key here, by which their answers are marked. */
  otherKeys: string[]
}

/**
 * Adds the records of a file to this server in the order of the file. Each batch is a transaction, and each answer keeps its
 * id, so an import that was stopped is completed by another one.
 */
export class Merge {
  readonly merged: Merged = {
    accounts: 0,
    newAccounts: 0,
    sessions: 0,
    newAnswers: 0,
    knownAnswers: 0,
    leftAnswers: 0,
    otherQuestions: [],
    otherUserNames: [],
    otherKeys: [],
  }
  readonly #database: Database
  readonly #otherVersions = new Set<string>()
  #versions: VersionRecord[] = []
  #userId = ''
  #deviceId = ''
  #sessions: SyncedSession[] = []
  #answers: SyncedAnswer[] = []

  constructor(database: Database) {
    this.#database = database
  }

  async add(record: FileRecord): Promise<void> {
    if (record.record === 'version') await this.#addVersion(record)
    else if (record.record === 'account') await this.#beginAccount(record)
    else if (record.record === 'session') await this.#addSession(record.session)
    else await this.#addAnswer(record)
  }

  /** Writes what is still held back. */
  async finish(): Promise<void> {
    await this.#writeVersions()
    await this.#writeLog()
  }

  async #addVersion(version: VersionRecord): Promise<void> {
    this.#versions.push(version)
    if (this.#versions.length >= batchVersions) await this.#writeVersions()
  }

  async #writeVersions(): Promise<void> {
    const versions = this.#versions.splice(0)
    if (versions.length === 0) return
    const known = await transact(this.#database, async (transaction) => {
      await insertForeignVersions(transaction, versions)
      // Afterwards, so that one which somebody else has just added is compared as well.
      return findKnownVersions(transaction, versions)
    })
    for (const { id, version, isOther, hasOtherKey } of known) {
      if (isOther) this.#otherVersions.add(nameOf(id, version))
      if (isOther) this.merged.otherQuestions.push(id)
      else if (hasOtherKey) this.merged.otherKeys.push(id)
    }
  }

  async #beginAccount(account: AccountRecord): Promise<void> {
    await this.finish()
    this.merged.accounts++
    const known = await findSameAccount(this.#database, account)
    this.#userId = known ?? (await this.#create(account))
  }

  async #create({ userName, createdAt, isSuspended, ...account }: AccountRecord): Promise<string> {
    const dates = { createdAt: new Date(createdAt), suspendedAt: isSuspended ? new Date() : null }
    const names = userName === null ? [null] : [userName, ...userNamesFor(account.name, (limit) => randomInt(limit))]
    for (const name of names) {
      const created = await insertUser(this.#database, { ...account, ...dates, userName: name })
      if (created === null) continue
      if (userName !== null && name !== null && name !== userName) this.merged.otherUserNames.push([userName, name])
      this.merged.newAccounts++
      return created.id
    }
    const who = account.email ?? userName
    throw new Error(`${who} was registered here at this moment. Import the file again.`)
  }

  async #addSession(session: SyncedSession): Promise<void> {
    this.merged.sessions++
    this.#sessions.push(session)
    if (this.#sessions.length >= batchRows) await this.#writeLog()
  }

  async #addAnswer({ deviceId, answer }: AnswerRecord): Promise<void> {
    if (this.#otherVersions.has(nameOf(answer.questionId, answer.questionVersion))) {
      this.merged.leftAnswers++
      return
    }
    if (this.#answers.length >= batchRows || deviceId !== this.#deviceId) await this.#writeLog()
    this.#deviceId = deviceId
    this.#answers.push(answer)
  }

  async #writeLog(): Promise<void> {
    const sessions = uniqueById(this.#sessions.splice(0))
    const answers = uniqueById(this.#answers.splice(0))
    if (sessions.length + answers.length === 0) return
    const { outcomes } = await saveAnswers(this.#database, {
      userId: this.#userId,
      deviceId: this.#deviceId,
      sessions,
      answers,
      isUnbounded: true,
    })
    for (const { outcome } of outcomes) {
      if (outcome === 'saved') this.merged.newAnswers++
      else if (outcome === 'duplicate') this.merged.knownAnswers++
      else this.merged.leftAnswers++
    }
  }
}

function nameOf(questionId: string, version: number): string {
  return `${version} ${questionId}`
}

/** PostgreSQL refuses a statement that writes the same session twice. */
function uniqueById<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
