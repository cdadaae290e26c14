import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The first process of the database of a data folder. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  return Number(file.split('\n')[0])
}
