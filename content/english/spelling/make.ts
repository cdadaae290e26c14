import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { sentenceRows } from './sentence-rows.ts'
import { wordRows } from './word-rows.ts'

/**
 * Makes `spellings.json` from the rows of this folder. Every word must be in both British lists, and no misspelling in any list;
 * README.md describes the lists and how to run this.
 */
const [folder = ''] = process.argv.slice(2)
if (folder === '') throw new Error('Usage: npx tsx content/english/spelling/make.ts FOLDER_WITH_THE_LISTS')

type IsListed = (word: string) => boolean

const nspell = z
  .object({ default: z.custom<(affixes: Buffer, words: Buffer) => { correct: IsListed }>() })
  .parse(await importFrom('nspell/lib/index.js')).default
const { decodeTrie } = z
  .object({ decodeTrie: z.custom<(trie: Uint8Array) => { has: IsListed }>() })
  .parse(await importFrom('cspell-trie-lib/dist/index.js'))

const british = [hunspell('dictionary-en-gb'), trie('@cspell/dict-en-gb-mit/en_GB.trie.gz')]
const others = [
  hunspell('dictionary-en'),
  trie('@cspell/dict-en_us/en_US.trie.gz'),
  lines(`${folder}/british-english-insane`),
  lines(`${folder}/american-english-insane`),
  setOf(z.array(z.string()).parse(JSON.parse(read('an-array-of-english-words/index.json').toString()))),
]

const rows = [...sentenceRows, ...wordRows]
const misspelt = rows.flatMap(({ wrong }) => wrong.map(([text]) => text))
const words = rows.flatMap(({ key, wrong }) => [key, ...wrong.flatMap(([, , , meant]) => meant ?? [])])
const faults = [
  ...words.filter((word) => !british.every((isListed) => isListed(word))).map((word) => `${word} is not British`),
  ...misspelt
    .filter((text) => [...british, ...others].some((isListed) => isListed(text)))
    .map((text) => `${text} is a word`),
]
if (faults.length > 0) throw new Error(faults.join('\n'))
const record = { words: [...new Set(words)].sort(), misspellings: [...new Set(misspelt)].sort() }
writeFileSync(new URL('./spellings.json', import.meta.url), `${JSON.stringify(record, null, 2)}\n`)

function read(path: string): Buffer {
  return readFileSync(`${folder}/node_modules/${path}`)
}

function importFrom(path: string): Promise<unknown> {
  return import(pathToFileURL(`${folder}/node_modules/${path}`).href)
}

function hunspell(name: string): IsListed {
  const checker = nspell(read(`${name}/index.aff`), read(`${name}/index.dic`))
  return (word) => checker.correct(word)
}

function trie(path: string): IsListed {
  const list = decodeTrie(gunzipSync(read(path)))
  return (word) => list.has(word)
}

function lines(path: string): IsListed {
  return setOf(readFileSync(path, 'utf8').split('\n'))
}

/** The lists hold names too, with a capital. */
function setOf(entries: readonly string[]): IsListed {
  const listed = new Set(entries.map((entry) => entry.toLowerCase()))
  return (word) => listed.has(word)
}
