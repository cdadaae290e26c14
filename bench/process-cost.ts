import { readFile } from 'node:fs/promises'

/** Linux counts processor time in hundredths of a second. */
const msPerTick = 10

/** Returns the processor time a process has used since it started. Linux only. */
export async function processorMs(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may contain spaces, so count the fields after it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}

/** Returns the memory of a process, excluding file-backed pages. Linux only. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/\nRssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
