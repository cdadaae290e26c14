import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { errorCode } from '@sabi/shared/errors/error-code'
import { runProgram } from './run-program.ts'

/** Returns whether the process is alive: a zombie, dead but not yet collected by its parent, is not. */
export async function isAlive(pid: number): Promise<boolean> {
  if (!acceptsSignals(pid)) return false
  const state = (await readStat(pid))?.state
  return state !== 'Z' && state !== 'X'
}

/** A mark that tells a process from a later one with the same pid; undefined where the system does not tell. */
export async function findStartMark(pid: number): Promise<string | undefined> {
  return (await readStat(pid))?.startTicks
}

/** Names the realm in which a pid means one process: this boot of this machine, this container. */
export async function findPidRealm(): Promise<string> {
  if (process.platform !== 'linux') return hostname()
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname())
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '')
  return `${boot.trim()} ${namespace}`
}

/** The command line of a process, slashes leaning forward; undefined when the system does not tell. */
export async function findCommandLine(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const raw = await readProc(`/proc/${pid}/cmdline`)
    return raw?.replaceAll('\0', ' ')
  }
  const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`
  const { exitCode, output } =
    process.platform === 'win32'
      ? await runProgram('powershell', ['-NoProfile', '-Command', query])
      : await runProgram('ps', ['-o', 'command=', '-p', String(pid)])
  return exitCode === 0 && output.trim() ? output.replaceAll('\\', '/') : undefined
}

function acceptsSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

async function readStat(
  pid: number,
): Promise<{ state: string | undefined; startTicks: string | undefined } | undefined> {
  if (process.platform !== 'linux') return undefined
  const text = await readProc(`/proc/${pid}/stat`)
  if (text === undefined) return undefined
  // The second field, the name in brackets, may itself contain spaces and brackets, so count from its end.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0], startTicks: fields[19] }
}

/**
 * ENOENT, ESRCH: the process ended while we read. EACCES, EPERM: the system hides the processes of others. EMFILE, ENFILE: we have no
 * file descriptor left, which says nothing about the process.
 */
const untold = new Set<string | undefined>(['ENOENT', 'ESRCH', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE'])

async function readProc(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (untold.has(errorCode(error))) return undefined
    throw error
  }
}
