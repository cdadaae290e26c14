import { isAccountGone } from '@sabi/shared/accounts/earlier-account-call'
import type { User } from '@sabi/shared/accounts/account'
import { request } from '../platform/request.ts'
import { isSharedDevice } from '../platform/session.ts'
import { answersDatabase, forgetRowsOf, knownRows } from './answers-database.ts'
import { forgetAccount, readAccounts } from './earlier-accounts.ts'

/** Answers on this phone of an account that is gone, which had the address of whoever is signed in. */
export interface EarlierAnswers {
  accountId: string
  count: number
}

/**
 * The answers that this phone holds of an account that had the address of this one, and that the server does not have any
 * more, as after a restore of an older backup. Null where there are none. Rejects where the server can't be asked.
 */
export async function findEarlierAnswers(user: User): Promise<EarlierAnswers | null> {
  if (isSharedDevice()) return null
  const earlier = readAccounts().filter(({ id, email }) => id !== user.id && email === user.email)
  for (const { id } of earlier) {
    const count = await (await answersDatabase()).countFromIndex('answers', 'byUser', id)
    // Somebody else may have taken an address that a student gave up.
    if (count > 0 && (await request(isAccountGone, { params: { id } })).isGone) return { accountId: id, count }
  }
  return null
}

/** Makes all that this phone holds of one account that of another, to be sent anew, in one transaction: all of it or nothing. */
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
