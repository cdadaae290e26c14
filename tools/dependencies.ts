// `npm run licences`: lists every package that ships, with its licence and whether it runs an install script. Exits with 1 if a
// licence has not been reviewed. `npm run licences -- --ages [NAME…]` also asks the registry for the age of the version, the date of
// the latest release and the number of people who can publish it, for all packages or those named.
import { execFileSync } from 'node:child_process'
import * as z from 'zod/mini'
import { isKnownLicence, listShipped, type ShippedPackage } from './shipped-packages.ts'

const day = 24 * 60 * 60 * 1000
const People = z.array(z.string())

const [option, ...names] = process.argv.slice(2)
const shipped = listShipped()
const unknown = shipped.filter(({ licence }) => !isKnownLicence(licence))
for (const entry of shipped)
  if (names.length === 0 || names.includes(entry.name))
    console.log(option === '--ages' ? `${describe(entry)}, ${ageOf(entry)}` : describe(entry))
console.log(`${shipped.length} packages, ${unknown.length} with a licence that has not been reviewed`)
process.exitCode = unknown.length === 0 ? 0 : 1

function describe({ name, version, licence, hasInstallScript }: ShippedPackage): string {
  return `${name} ${version}: ${licence}${hasInstallScript ? ', runs a script when installed' : ''}`
}

/** A mirror registry may report its own times, and may not list the maintainers. */
function ageOf({ name, version }: ShippedPackage): string {
  const times = z.record(z.string(), z.string()).parse(view(name, 'time'))
  const people = People.safeParse(view(name, 'maintainers'))
  const publishers = people.success ? `${people.data.length} can publish` : 'maintainers unknown'
  return `released ${daysSince(times[version])} days ago, last release ${daysSince(times['modified'])} days ago, ${publishers}`
}

function view(name: string, field: string): unknown {
  const said = execFileSync('npm', ['view', name, field, '--json'], { encoding: 'utf8' })
  return said.trim() === '' ? null : JSON.parse(said)
}

function daysSince(moment: string | undefined): string {
  return moment === undefined ? '?' : String(Math.floor((Date.now() - Date.parse(moment)) / day))
}
