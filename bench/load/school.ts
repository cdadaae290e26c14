import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, RealServer } from '../../journeys/testing/real-server.ts'
import { passwords } from '../../server/accounts/passwords/password-hasher.ts'
import { borrowPostgres } from '@sabi/embedded-postgres'
import { fetchQuestions } from '../lib/client.ts'
import { postmasterOf } from '../lib/postmaster.ts'
import { fill } from './population.ts'
import type { World } from './student-day.ts'

const password = 'green mango tree'

/** The real server over a database full of students, with what a measurement needs to know about both. */
export interface School {
  url: string
  databaseUrl: string
  world: World
  /** The main process of each. */
  pids: { server: number; database: number }
  close(): Promise<void>
}

/** Opens a school. `settings` are additional settings of the server (docs/settings.md). */
export async function openSchool(students: number, settings: NodeJS.ProcessEnv = {}): Promise<School> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sabi-load-'))
  const server = new RealServer({ port: await freePort(), dataDir, settings })
  await server.start()
  const close = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const { url: databaseUrl } = await borrowPostgres({ dataDir, log: () => undefined })
    await fillAll(databaseUrl, students)
    return {
      url: server.url,
      databaseUrl,
      world: { students, password, questions: await fetchQuestions(server.url) },
      pids: { server: server.pid, database: await postmasterOf(dataDir) },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function fillAll(databaseUrl: string, students: number): Promise<void> {
  const began = performance.now()
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const passwordHash = await passwords.hash(password, 'bench')
  const answers = await fill(client, { students, passwordHash })
  await client.end()
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${students} students with ${answers} answers were filled in after ${seconds} s`)
}
