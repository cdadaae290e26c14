import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.ts'
import { errorCode } from '@sabi/shared/errors/error-code'

export type Outcome = { exitCode: number | null; output: string; spawnErrorCode?: string | undefined }

/** The only environment variables for PostgreSQL's programs: our secrets and a stray PGPORT stay out. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'LD_LIBRARY_PATH', 'SystemRoot', 'windir', 'ComSpec']

/** On Windows a started server inherits our pipes, so they may stay open long after the program itself has ended. */
const PIPE_GRACE_MS = 300

/** Runs a program to its end and never throws: a program that cannot even start has `spawnErrorCode`. */
export async function runProgram(file: string, args: string[], account?: Account): Promise<Outcome> {
  const child = spawn(file, args, {
    // A folder that the other account can enter; our own working folder may be closed to it.
    cwd: account ? '/' : tmpdir(),
    env: childEnvironment(),
    // Its own process group: Ctrl-C in the terminal is for us, and we end PostgreSQL in good order.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  // Without a process there may be no pipes either, only an error: no file descriptor was left for them.
  if (child.pid !== undefined) for (const pipe of [child.stdout, child.stderr]) pipe.on('data', collect)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ exitCode: null, output: error.message, spawnErrorCode: errorCode(error) }))
    child.once('close', (exitCode) => resolve({ exitCode, output }))
    child.once('exit', (exitCode) => void pause(PIPE_GRACE_MS).then(() => resolve({ exitCode, output })))
  })
}

function childEnvironment(): Record<string, string> {
  const env: Record<string, string> = { LC_ALL: 'C' }
  for (const name of PASSED_ON) {
    const value = process.env[name]
    if (value !== undefined) env[name] = value
  }
  return env
}
