import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from './account.ts'
import { runProgram, type Outcome } from './run-program.ts'
import { PostgresUnavailable } from './unavailable.ts'

type Probe = { kind: 'runs'; majorVersion: string } | { kind: 'closed' }

/** Windows' STATUS_DLL_NOT_FOUND: a program ends with it before its first line. */
const DLL_NOT_FOUND = 0xc0000135

/** Runs `postgres --version` as the account: "closed" when it may not, PostgresUnavailable when no copy would help. */
export async function probePrograms(native: string, account: Account | undefined): Promise<Probe> {
  const file = join(native, 'bin', process.platform === 'win32' ? 'postgres.exe' : 'postgres')
  const outcome = await runProgram(file, ['--version'], account)
  const majorVersion = /PostgreSQL\) (\d+)/.exec(outcome.output)?.[1]
  if (outcome.exitCode === 0 && majorVersion) return { kind: 'runs', majorVersion }
  if (outcome.spawnErrorCode === 'EACCES') return { kind: 'closed' }
  if (/error while loading shared libraries.*Permission denied/.test(outcome.output)) return { kind: 'closed' }
  throw new PostgresUnavailable(await explainProbe(file, outcome, account))
}

async function explainProbe(file: string, outcome: Outcome, account: Account | undefined): Promise<string> {
  if (outcome.spawnErrorCode === 'EPERM' || outcome.spawnErrorCode === 'EINVAL') {
    return `PostgreSQL refuses to run as root, and this system does not allow running it as "${account?.name}".`
  }
  if (outcome.spawnErrorCode === 'ENOENT') {
    await access(file)
    // The file is there, so what is missing is the loader it asks for.
    return 'The built-in PostgreSQL needs a system with glibc; this one (Alpine, musl) has none.'
  }
  if (outcome.exitCode === DLL_NOT_FOUND) {
    return (
      'PostgreSQL needs the Microsoft Visual C++ runtime (VCRUNTIME140.dll), which is missing. ' +
      'Install it from https://aka.ms/vs/17/release/vc_redist.x64.exe, then start again.'
    )
  }
  return `The built-in PostgreSQL does not run on this system: ${outcome.output.trim() || `exit ${outcome.exitCode}`}`
}
