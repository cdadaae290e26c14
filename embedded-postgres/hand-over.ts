import { lchown, lstat, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { errorCode } from '@sabi/shared/errors/error-code'

/** Makes the account the owner of a path and of all in it; nothing happens when we need no other account. */
export async function handOver(path: string, account: Pick<Account, 'uid' | 'gid'> | undefined): Promise<void> {
  if (!account) return
  await lchown(path, account.uid, account.gid)
  if (!(await lstat(path)).isDirectory()) return
  for (const name of await readdir(path)) await handOver(join(path, name), account)
}

/**
 * For files that a command run by root creates in a folder of the server's user, who must read, replace and remove them
 * later: changes their owner to that of the folder. Without root nothing has to change.
 */
export async function leaveToOwner(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  try {
    await handOver(path, await stat(dirname(path)))
  } catch (error) {
    // Shares and sticks may know no owners, or let nobody change them: then who may write is theirs to say.
    const code = errorCode(error)
    if (code !== 'EPERM' && code !== 'EINVAL' && code !== 'ENOTSUP') throw error
  }
}
