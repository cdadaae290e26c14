import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pause } from './client.ts'

const patienceMs = 60_000

/** The main database process of a data folder, once there is one. After a kill it is a new process. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const until = performance.now() + patienceMs
  for (;;) {
    const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
    const pid = Number(file.split('\n')[0])
    if (pid > 0 || performance.now() > until) return pid
    await pause(50)
  }
}
