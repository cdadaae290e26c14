import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

const repository = fileURLToPath(new URL('../../', import.meta.url))
/** Holds these hashes, so it cannot be part of them. */
const ledger = join(repository, 'content/proved.json')
const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g

/**
 * A hash of everything a test file computes with: its own text, the text of all files of this project that it imports, directly or
 * not, and the versions of the packages. Two runs with the same hash give the same result, if the code is pure.
 */
export function hashOfInputs(testFile: string): string {
  const files = new Set([testFile])
  const packages = new Set<string>()
  // The set grows during the iteration.
  for (const file of files) {
    for (const specifier of importsOf(file)) {
      const path = pathOf(specifier, file)
      if (path === null) packages.add(packageOf(specifier))
      else if (path !== ledger) files.add(path)
    }
  }
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(file.slice(repository.length)).update(readFileSync(file, 'utf8'))
  for (const name of [...packages].sort()) hash.update(`${name}@${versionOf(name)}`)
  return hash.digest('hex').slice(0, 32)
}

function importsOf(file: string): string[] {
  if (file.endsWith('.json')) return []
  return [...readFileSync(file, 'utf8').matchAll(specifiers)].map(([, specifier = '']) => specifier)
}

/** The file of this project that an import means, or null for a package. Throws if there is no such file. */
function pathOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return resolve(dirname(importer), specifier)
  if (!specifier.startsWith('@sabi/')) return null
  const path = join(repository, specifier.slice('@sabi/'.length))
  return existsSync(path) ? path : `${path}.ts`
}

/** `pure-rand` of `pure-rand/generator/xoroshiro128plus`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

const Package = z.object({ version: z.string() })
function versionOf(name: string): string {
  if (name.startsWith('node:')) return ''
  const folder = createRequire(import.meta.url)
    .resolve.paths(name)
    ?.find((path) => existsSync(join(path, name)))
  if (folder === undefined) return ''
  return Package.parse(JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'))).version
}
