import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, RealServer } from './real-server.ts'

/** Names the folder with the data of a server that has started once, for all workers. */
const preparedVariable = 'SABI_PREPARED_DATA'

/** Starts a server once, so that the servers of the workers find a database with the bank in it. Returns what removes its data. */
export async function prepareData(): Promise<() => Promise<void>> {
  const dataDir = await temporaryFolder()
  const server = new RealServer({ port: await freePort(), dataDir })
  await server.start()
  await server.stop()
  process.env[preparedVariable] = dataDir
  return () => removeFolder(dataDir)
}

/** The servers of a worker: one for each kind of settings, started when the first journey asks for it. */
export class Servers {
  readonly #serverBySettings = new Map<string, Promise<RealServer>>()
  readonly #folders: string[] = []

  get(settings: NodeJS.ProcessEnv): Promise<RealServer> {
    const kind = JSON.stringify(settings)
    const server = this.#serverBySettings.get(kind) ?? this.#start(settings)
    this.#serverBySettings.set(kind, server)
    return server
  }

  async stop(): Promise<void> {
    const servers = await Promise.all(this.#serverBySettings.values())
    await Promise.all(servers.map((server) => server.stop()))
    await Promise.all(this.#folders.map(removeFolder))
  }

  async #start(settings: NodeJS.ProcessEnv): Promise<RealServer> {
    const dataDir = await temporaryFolder()
    this.#folders.push(dataDir)
    await cp(process.env[preparedVariable] ?? '', dataDir, { recursive: true })
    const server = new RealServer({ port: await freePort(), dataDir, settings })
    await server.start()
    return server
  }
}

function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'sabi-journey-'))
}

function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}
