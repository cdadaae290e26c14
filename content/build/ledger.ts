import { readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { shortHash } from './hash.ts'
import type { UnversionedQuestion } from './questions.ts'

const file = new URL('../published.json', import.meta.url)

const Entry = z.tuple([z.int().check(z.minimum(1)), z.string()])

/** Version and hash of every published source. Ids that were published and withdrawn stay under `retired` for ever. */
export const Ledger = z.object({ sources: z.record(z.string(), Entry), retired: z.array(z.string()) })
export type Ledger = z.infer<typeof Ledger>

/** The differences between the ledger and the sources, by kind. */
export interface LedgerChange {
  added: string[]
  changed: string[]
  /** Published once, now missing and not listed as retired: lost until an author decides otherwise. */
  vanished: string[]
  /** Listed as retired but present again. */
  returned: string[]
}

export function readLedger(): Ledger {
  return Ledger.parse(JSON.parse(readFileSync(file, 'utf8')))
}

export function writeLedger(ledger: Ledger): void {
  writeFileSync(file, ledgerText(ledger))
}

/** One line per source, sorted by id, so that a review shows what was published. */
export function ledgerText({ sources, retired }: Ledger): string {
  const lines = Object.keys(sources)
    .sort()
    .map((id) => `    ${JSON.stringify(id)}: ${JSON.stringify(sources[id]).replace(',', ', ')}`)
  return `{\n  "sources": {\n${lines.join(',\n')}\n  },\n  "retired": ${JSON.stringify(retired)}\n}\n`
}

/** A hash of everything that each source publishes. */
export function hashBySource(
  published: readonly { sourceId: string; question: UnversionedQuestion }[],
): Map<string, string> {
  const contentBySource = new Map<string, string[]>()
  for (const { sourceId, question } of published) {
    const content = contentBySource.get(sourceId) ?? []
    content.push(JSON.stringify(question))
    contentBySource.set(sourceId, content)
  }
  return new Map([...contentBySource].map(([id, content]) => [id, shortHash(content.join('\n'))]))
}

export function changeOf(ledger: Ledger, hashes: ReadonlyMap<string, string>): LedgerChange {
  const ids = [...hashes.keys()]
  const known = Object.keys(ledger.sources)
  return {
    added: ids.filter((id) => ledger.sources[id] === undefined),
    changed: ids.filter((id) => ledger.sources[id] !== undefined && ledger.sources[id][1] !== hashes.get(id)),
    vanished: known.filter((id) => !hashes.has(id) && !ledger.retired.includes(id)),
    returned: ids.filter((id) => ledger.retired.includes(id)),
  }
}

/** The ledger after publishing: new sources get version 1, changed ones the next. Throws if one vanished or returned. */
export function publishedLedger(ledger: Ledger, hashes: ReadonlyMap<string, string>): Ledger {
  const { vanished, returned } = changeOf(ledger, hashes)
  if (vanished.length > 0)
    throw new Error(`Published before but now missing: ${vanished.join(', ')}. Retire or restore them`)
  if (returned.length > 0) throw new Error(`Retired ids are used again: ${returned.join(', ')}. Give them new ids`)
  const sources = [...hashes].map(([id, hash]) => {
    const [version, old] = ledger.sources[id] ?? [0, '']
    return [id, [hash === old ? version : version + 1, hash]]
  })
  return Ledger.parse({ sources: Object.fromEntries(sources), retired: ledger.retired })
}

/** Throws with instructions unless the ledger describes exactly what would be published. */
export function assertUpToDate(ledger: Ledger, hashes: ReadonlyMap<string, string>): void {
  const { added, changed, vanished, returned } = changeOf(ledger, hashes)
  const faults = [
    ...named('new', added),
    ...named('changed', changed),
    ...named('missing without being retired', vanished),
    ...named('used again after being retired', returned),
  ]
  if (faults.length === 0) return
  throw new Error(`content/published.json is not up to date. Run: npm run content:publish\n${faults.join('\n')}`)
}

function named(what: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return []
  const shown = ids.slice(0, 10).join(', ')
  return [`  ${ids.length} ${what}: ${shown}${ids.length > 10 ? ', …' : ''}`]
}
