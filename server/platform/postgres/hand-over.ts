import { lchown, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'

/** Makes the account the owner of a folder and of all in it; nothing happens when we need no other account. */
export async function handOver(path: string, account: Account | undefined): Promise<void> {
  if (!account) return
  await lchown(path, account.uid, account.gid)
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) await handOver(child, account)
    else await lchown(child, account.uid, account.gid)
  }
}
