import { assemble } from './assemble.ts'
import { changeOf, publishedLedger, readLedger, writeLedger } from './ledger.ts'
import { readSources } from './sources.ts'

const { hashes } = assemble(readSources())
const ledger = readLedger()
const { added, changed } = changeOf(ledger, hashes)
writeLedger(publishedLedger(ledger, hashes))
console.log(`content/published.json: ${hashes.size} sources, ${added.length} new, ${changed.length} changed`)
