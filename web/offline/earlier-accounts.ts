import type { User } from '@sabi/shared/accounts/account'
import * as z from 'zod/mini'
import { isSharedDevice, useSession } from '../platform/session.ts'
import { readJson, removeItem, storageKeys, writeItem } from '../platform/storage.ts'

/** More siblings than that on one phone, and the one longest away is forgotten. */
const mostAccounts = 20

const Account = z.object({ id: z.string(), email: z.string() })
type Account = z.infer<typeof Account>

/**
 * Notes whose address each account has that is used on this phone, so that its answers can be told to be theirs should the
 * server lose the account. Not on a shared phone, which keeps nothing of who used it.
 */
export function followAccounts(): () => void {
  const note = () => {
    const { user } = useSession.getState()
    if (user !== null && !isSharedDevice()) remember(user)
  }
  note()
  return useSession.subscribe(note)
}

function remember({ id, email }: User): void {
  const [first] = readAccounts()
  if (first?.id === id && first.email === email) return
  write([{ id, email }, ...readAccounts().filter((account) => account.id !== id)].slice(0, mostAccounts))
}

/** Forgets an account of which nothing is left on this phone. */
export function forgetAccount(id: string): void {
  write(readAccounts().filter((account) => account.id !== id))
}

/** The accounts that were used on this phone, the latest first. */
export function readAccounts(): Account[] {
  return z.safeParse(z.array(Account), readJson(storageKeys.accounts)).data ?? []
}

function write(accounts: readonly Account[]): void {
  if (accounts.length === 0) removeItem(storageKeys.accounts)
  else writeItem(storageKeys.accounts, JSON.stringify(accounts))
}
