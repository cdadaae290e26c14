import { chown, mkdir, realpath, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Account } from './account.ts'
import { explainFileError } from './explain.ts'
import { runProgram } from './run-program.ts'
import { PostgresUnavailable } from './unavailable.ts'

/** pg_ctl hands the path to a shell, in double quotes. */
const UNSAFE_IN_SHELL = /["$`\\\n]/

/** Creates the data folder (0700) when missing and proves that PostgreSQL's account can reach it. Returns its real path. */
export async function openDataFolder(dataDir: string, account: Account | undefined): Promise<string> {
  const path = resolve(dataDir)
  if (process.platform !== 'win32' && UNSAFE_IN_SHELL.test(path)) {
    throw new PostgresUnavailable(`PostgreSQL cannot use ${path}: choose a DATA_DIR without " $ \` and \\ in its name.`)
  }
  try {
    await mkdir(dirname(path), { recursive: true })
    await mkdir(path, { recursive: true, mode: 0o700 })
    const folder = await realpath(path)
    if (account) await letIn(account, folder)
    return folder
  } catch (error) {
    throw explainFileError(error, path)
  }
}

/**
 * A closed folder that belongs to root is handed to the account, because root can still enter it; no other folder is
 * changed.
 */
async function letIn(account: Account, folder: string): Promise<void> {
  if (await canEnter(account, folder)) return
  const closed = await findClosedParent(account, folder)
  if (closed) {
    throw new PostgresUnavailable(
      `PostgreSQL runs as the user "${account.name}", who may not enter ${closed}, so cannot reach ${folder}. ` +
        `Open it (chmod o+x ${closed}) or choose another folder with DATA_DIR.`,
    )
  }
  if ((await stat(folder)).uid === 0) await chown(folder, account.uid, account.gid)
  if (await canEnter(account, folder)) return
  throw new PostgresUnavailable(
    `PostgreSQL runs as the user "${account.name}", who may not enter ${folder}. Open it or choose another with DATA_DIR.`,
  )
}

async function findClosedParent(account: Account, folder: string): Promise<string | undefined> {
  const parent = dirname(folder)
  if (parent === folder) return undefined
  return (await findClosedParent(account, parent)) ?? ((await canEnter(account, parent)) ? undefined : parent)
}

/** Asks the system, as that account, because permission bits don't include access lists. */
async function canEnter(account: Account, folder: string): Promise<boolean> {
  return (await runProgram('test', ['-x', folder], account)).exitCode === 0
}
