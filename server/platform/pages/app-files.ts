import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import { addFile, deleteUnseenFiles, findFile, listFilePaths, noteFiles } from './app-files.queries.ts'
import type { Database } from '../../database/database.ts'
import { Rounds } from '../rounds.ts'

const dayMs = 24 * 60 * 60_000
/** Pages of a release may stay open for this long after its last server was seen. */
const keptDays = 30
/** The list of files is cached for this long, so that unknown paths do not cost a query each. */
const listKeptMs = 5_000
/** More than a page of an earlier release asks for, and little memory. */
const mostInMemory = 100

const typeByEnding: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/** Keeps this release's scripts and styles in the database, for when the next one has taken its place. */
export function createFileKeeping(
  database: Database,
  { webRoot, say }: { webRoot: string; say: (line: string) => void },
): Rounds {
  return new Rounds(() => keepFiles(database, webRoot), { name: 'Keeping the files of the app', pauseMs: dayMs, say })
}

export async function keepFiles(database: Database, webRoot: string): Promise<void> {
  const names = await readdir(join(webRoot, 'assets'))
  const paths = names.filter((name) => typeOf(name) !== undefined).map((name) => `/assets/${name}`)
  for (const path of await noteFiles(database, paths)) {
    const file = join(webRoot, path)
    const brotli = await readFile(`${file}.br`).catch(async () => promisify(brotliCompress)(await readFile(file)))
    await addFile(database, { path, brotli })
  }
  await deleteUnseenFiles(database, keptDays)
}

interface EarlierFile {
  type: string
  brotli: Buffer
  plain: () => Promise<Buffer>
}

/**
 * The scripts and styles of other releases that the database keeps: earlier ones, and while servers are replaced the one that
 * this server is not yet. A database that is away has none.
 */
export class EarlierFiles {
  readonly #database: Database
  #paths: Promise<ReadonlySet<string>> = Promise.resolve(new Set())
  #listedAt = -Infinity
  readonly #files = new Map<string, Buffer>()

  constructor(database: Database) {
    this.#database = database
  }

  async find(path: string): Promise<EarlierFile | null> {
    const type = typeOf(path)
    if (type === undefined || !(await this.#list()).has(path)) return null
    const brotli = this.#files.get(path) ?? (await findFile(this.#database, path).catch(() => null))
    if (brotli === null) return null
    if (this.#files.size >= mostInMemory) this.#files.clear()
    this.#files.set(path, brotli)
    return { type, brotli, plain: () => promisify(brotliDecompress)(brotli) }
  }

  #list(): Promise<ReadonlySet<string>> {
    if (performance.now() - this.#listedAt < listKeptMs) return this.#paths
    this.#listedAt = performance.now()
    const before = this.#paths
    this.#paths = listFilePaths(this.#database).then(
      (paths) => new Set(paths),
      () => before,
    )
    return this.#paths
  }
}

function typeOf(path: string): string | undefined {
  return typeByEnding[/\.(\w+)$/.exec(path)?.[1] ?? '']
}
