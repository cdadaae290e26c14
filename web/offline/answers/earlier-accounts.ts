import * as z from 'zod/mini'
import { isSharedDevice, useSession } from '../../platform/server/session.ts'
import { readJson, removeItem, storageKeys, writeItem } from '../../platform/storage.ts'

/** With more accounts than this on one phone, the least recently used is forgotten. */
const mostAccounts = 20

const Account = z.object({ id: z.string(), email: z.string() })
type Account = z.infer<typeof Account>

/**
 * Records the address of each account used on this phone, to recognise its answers if the server loses the account.
 * Does nothing on a shared phone, which keeps no trace of its users.
 */
export function followAccounts(): () => void {
  const note = () => {
    const { user } = useSession.getState()
    // User names are partly random: the next account with one may be another person's.
    if (user?.email != null && !isSharedDevice()) remember({ id: user.id, email: user.email })
  }
  note()
  return useSession.subscribe(note)
}

function remember({ id, email }: Account): void {
  const [first] = readAccounts()
  if (first?.id === id && first.email === email) return
  write([{ id, email }, ...readAccounts().filter((account) => account.id !== id)].slice(0, mostAccounts))
}

/** Forgets an account that has nothing left on this phone. */
export function forgetAccount(id: string): void {
  write(readAccounts().filter((account) => account.id !== id))
}

/** The accounts used on this phone, most recent first. */
export function readAccounts(): Account[] {
  return z.safeParse(z.array(Account), readJson(storageKeys.accounts)).data ?? []
}

function write(accounts: readonly Account[]): void {
  if (accounts.length === 0) removeItem(storageKeys.accounts)
  else writeItem(storageKeys.accounts, JSON.stringify(accounts))
}
