import { readdir, readFile } from 'node:fs/promises'

const ticksASecond = 100

/** Seconds of processor time used so far. */
export interface Used {
  server: number
  database: number
  /** This process, which generates the load. */
  sender: number
}

/** Reads the processor time of the server (with its workers), the database (with its connections) and this process. Linux only. */
export async function processorUsed({ server, database }: { server: number; database: number }): Promise<Used> {
  const { user, system } = process.cpuUsage()
  const families = await readFamilies()
  return {
    server: secondsOf(families, server),
    database: secondsOf(families, database),
    sender: (user + system) / 1e6,
  }
}

interface OneProcess {
  parent: number
  ticks: number
}

async function readFamilies(): Promise<Map<number, OneProcess>> {
  const families = new Map<number, OneProcess>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    // Empty if the process has exited since it was listed.
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // Includes the time of exited children, such as closed connections.
    const ticks = [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place] ?? 0), 0)
    if (stat !== '') families.set(Number(name), { parent: Number(fields[1]), ticks })
  }
  return families
}

/** The processor time of a process and its direct children. */
function secondsOf(families: ReadonlyMap<number, OneProcess>, pid: number): number {
  const ticks = [...families].reduce(
    (sum, [id, { parent, ticks: own }]) => sum + (id === pid || parent === pid ? own : 0),
    0,
  )
  return ticks / ticksASecond
}
