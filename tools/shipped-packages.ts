import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { repository } from './prepare.mjs'

const Locked = z.object({
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  link: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
})
const LockFile = z.object({ packages: z.record(z.string(), Locked) })

/** A third-party package that runs on the server, is bundled into the app, or is installed with them. */
export interface ShippedPackage {
  name: string
  version: string
  licence: string
  hasInstallScript: boolean
}

/** Reviewed licences: they allow shipping beside MIT code and require no more than including their text. */
const knownLicences = new Set(
  'MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense Zlib 0BSD LGPL-of-a-separate-library'.split(
    ' ',
  ),
)
/** Packages whose metadata names no reviewed licence, with the licence found in their files. */
const readLicences: Readonly<Record<string, string>> = { duck: 'BSD-2-Clause' }
/**
 * The library that decodes pictures, under the LGPL: a separate file that we ship unchanged, and that anybody can replace. The
 * LGPL then asks nothing of our code.
 */
const separateLibrary = /^@img\/sharp-/

/** Lists every package in the lock file that students or operators receive, sorted by name. */
export function listShipped(): ShippedPackage[] {
  const { packages } = LockFile.parse(JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')))
  const shipped = Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.split('node_modules/').slice(1).at(-1)
    if (name === undefined || locked.dev === true || locked.link === true) return []
    const stated = readLicences[name] ?? locked.license ?? 'none'
    const licence = separateLibrary.test(name)
      ? stated.replace('LGPL-3.0-or-later', 'LGPL-of-a-separate-library')
      : stated
    return [{ name, version: locked.version ?? '', licence, hasInstallScript: locked.hasInstallScript ?? false }]
  })
  return shipped.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Returns whether we may ship a package under this licence: with OR, one reviewed licence is enough; with AND, each must be reviewed. */
export function isKnownLicence(licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((part) => knownLicences.has(part)))
}
