import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {} from 'vitest'
import type { TestProject } from 'vitest/node'
import { isOrphaned } from './folder-lock.ts'
import { startPostgres } from './launcher.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database in the test run's own cluster; its user may create further databases. */
    databaseUrl: string
  }
}

export type TestCluster = { url: string; remove(): Promise<void> }

const PREFIX = 'sabi-test-cluster-'

let cluster: TestCluster | undefined

/** Vitest's globalSetup: one cluster for the whole run, its URL under `inject('databaseUrl')`. */
export async function setup(project: TestProject): Promise<void> {
  cluster = await startTestCluster()
  project.provide('databaseUrl', cluster.url)
}

/** Vitest's global teardown: leaves neither a process nor a file. */
export async function teardown(): Promise<void> {
  await cluster?.remove()
  cluster = undefined
}

/** A cluster in a temporary folder, fast because it forgets all on a power cut. */
export async function startTestCluster(): Promise<TestCluster> {
  await removeAbandonedClusters()
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX))
  const postgres = await startThrowAway(dataDir)
  return {
    url: postgres.url,
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
    if (!name.startsWith(PREFIX) || !(await isOrphaned(dataDir))) continue
    try {
      const postgres = await startThrowAway(dataDir)
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    } catch (error) {
      console.warn(`The test cluster in ${dataDir}, left by a killed run, could not be removed:`, error)
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
