import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAbandoned } from '../folder-lock.ts'
import { startPostgres } from '../launcher.ts'

export type TestCluster = { url: string; folder: string; remove(): Promise<void> }

const PREFIX = 'sabi-test-cluster-'

/** A cluster in a temporary folder, fast because it forgets all on a power cut. */
export async function startTestCluster(): Promise<TestCluster> {
  await removeAbandonedClusters()
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX))
  const postgres = await startThrowAway(dataDir)
  return {
    url: postgres.url,
    folder: dataDir,
    async remove() {
      await postgres.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** A test run that was killed leaves its server running: adopt it to end it in good order. */
async function removeAbandonedClusters(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const dataDir = join(tmpdir(), name)
    if (!name.startsWith(PREFIX) || !(await isAbandoned(dataDir))) continue
    try {
      const postgres = await startThrowAway(dataDir)
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    } catch (error) {
      process.emitWarning(`The test cluster in ${dataDir}, left by a killed run, cannot be removed: ${String(error)}`)
    }
  }
}

async function startThrowAway(dataDir: string) {
  const said: string[] = []
  try {
    return await startPostgres({
      dataDir,
      durability: 'throw-away',
      patienceMs: 0,
      log: (message) => said.push(message),
    })
  } catch (error) {
    throw new Error(`The test cluster did not start. ${said.join(' ')}`, { cause: error })
  }
}
