import { isAccountGone } from '@sabi/shared/accounts/earlier-account-call'
import type { User } from '@sabi/shared/accounts/account'
import { request } from '../../platform/server/request.ts'
import { isSharedDevice } from '../../platform/server/session.ts'
import { answersDatabase, forgetRowsOf, knownRows } from './answers-database.ts'
import { forgetAccount, readAccounts } from './earlier-accounts.ts'

/** Answers on this phone that belong to a lost account with the address of the signed-in student. */
export interface EarlierAnswers {
  accountId: string
  count: number
}

/**
 * Finds answers on this phone from an account with the same address that the server no longer has, as after restoring
 * an older backup. Returns null if there are none. Rejects if the server can't be reached.
 */
export async function findEarlierAnswers(user: User): Promise<EarlierAnswers | null> {
  if (isSharedDevice()) return null
  const earlier = readAccounts().filter(({ id, email }) => id !== user.id && email === user.email)
  for (const { id } of earlier) {
    const count = await (await answersDatabase()).countFromIndex('answers', 'byUser', id)
    // Someone else may now use an address that a student gave up.
    if (count > 0 && (await request(isAccountGone, { params: { id } })).isGone) return { accountId: id, count }
  }
  return null
}

/** Moves everything on this phone from one account to another, as unsent, in one transaction. */
export async function takeOver(from: string, to: string): Promise<void> {
  const database = await answersDatabase()
  const stores = ['sessions', 'papers', 'traces', 'answers'] as const
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  const [sessions, papers, traces, answers] = await Promise.all([
    transaction.objectStore('sessions').index('byUser').getAll(from),
    transaction.objectStore('papers').index('byUser').getAll(from),
    transaction.objectStore('traces').index('byUser').getAll(from),
    transaction.objectStore('answers').index('byUser').getAll(from),
  ])
  const theirs = { userId: to, sentAs: null, refusal: undefined }
  const unsent = answers.map(({ reason: _reason, settledAt: _settledAt, ...answer }) => ({
    ...answer,
    userId: to,
    state: 'unsent' as const,
  }))
  const resumed = sessions.map((row) => ({ ...row, ...theirs }))
  await Promise.all([
    ...resumed.map((row) => transaction.objectStore('sessions').put(row)),
    ...papers.map((row) => transaction.objectStore('papers').put({ ...row, userId: to })),
    ...traces.map((row) => transaction.objectStore('traces').put({ ...row, ...theirs })),
    ...unsent.map((row) => transaction.objectStore('answers').put(row)),
    transaction.done,
  ])
  forgetRowsOf(from)
  for (const row of resumed) knownRows.sessions.set(row.id, row)
  for (const row of unsent) knownRows.answers.set(row.id, row)
  forgetAccount(from)
}
