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

/** A package of others that runs on the server, is built into the app, or is installed beside them. */
export interface ShippedPackage {
  name: string
  version: string
  licence: string
  hasInstallScript: boolean
}

/** Licences that let us ship what is under them beside code under MIT, and ask for no more than their text. */
const knownLicences = new Set(
  'MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense Zlib 0BSD'.split(' '),
)
/** Packages that name no licence of the list, by the one that their files hold. */
const readLicences: Readonly<Record<string, string>> = { duck: 'BSD-2-Clause' }

/** Every package of the lock file that a student or an operator gets, by name. */
export function listShipped(): ShippedPackage[] {
  const { packages } = LockFile.parse(JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')))
  const shipped = Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.split('node_modules/').slice(1).at(-1)
    if (name === undefined || locked.dev === true || locked.link === true) return []
    const licence = readLicences[name] ?? locked.license ?? 'none'
    return [{ name, version: locked.version ?? '', licence, hasInstallScript: locked.hasInstallScript ?? false }]
  })
  return shipped.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Whether we may ship it: of licences to choose from one is enough, of several that hold together each must be known. */
export function isKnownLicence(licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((part) => knownLicences.has(part)))
}
