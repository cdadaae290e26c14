import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { startTestCluster, type TestCluster } from '@sabi/embedded-postgres/testing/test-cluster'
import { loadBank } from '../questions/bank.queries.ts'
import { createDatabase } from './databases.ts'
import { testBank } from './test-bank.ts'
import { writeTestPacks, writeTestWeb } from './test-web.ts'

let cluster: TestCluster | undefined
let built: string | undefined

/** One PostgreSQL for the whole run, with a migrated and loaded database that every test copies. */
export async function setup(project: TestProject): Promise<void> {
  cluster = await startTestCluster()
  const url = await createDatabase(cluster.url, { name: 'template_loaded' })
  const { database } = connect(url, { onError: () => undefined })
  await migrate(database)
  await loadBank(database, testBank)
  await database.destroy()
  project.provide('clusterUrl', cluster.url)
  built = await mkdtemp(join(tmpdir(), 'sabi-test-web-'))
  const webRoot = join(built, 'web')
  const packsRoot = join(built, 'packs')
  await writeTestWeb(webRoot)
  await writeTestPacks(packsRoot)
  project.provide('webRoot', webRoot)
  project.provide('packsRoot', packsRoot)
}

export async function teardown(): Promise<void> {
  await cluster?.remove()
  if (built !== undefined) await rm(built, { recursive: true })
}

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
    /** A folder that looks like a built web app. */
    webRoot: string
    /** A folder that looks like the built files of the bank. */
    packsRoot: string
  }
}
