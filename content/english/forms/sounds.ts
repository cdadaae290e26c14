import { form, type BoundForm } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { drawBalanced } from './balance.ts'
import { bandOf, lengthOf } from './cues.ts'
import {
  consonantStem,
  hasSound,
  markedWords,
  soundDraft,
  symbolStem,
  vowelStem,
  type Marked,
  type SoundQuestion,
} from './oral.ts'
import { isConfirmed, isVowel } from '../lexicon/lexicon.ts'

/** Sounds that are too close to be set against each other. */
const closePairs: readonly (readonly [string, string])[] = [
  ['ɔː', 'ʊə'],
  ['ə', 'ʌ'],
]
/**
 * The wrong options have the letters of the key, so that its letters don't tell it. In this percentage of questions one of them has
 * the letters of the target, as a trap for readers who trust spelling; with more traps, the other options would be a good guess.
 */
const trapPercentage = 30
const wrongCount = 3
const cues = [({ entry }: Marked) => lengthOf(entry), ({ entry }: Marked) => bandOf(entry)]

export const vowelMarks = markedWords(isVowel).filter(({ entry }) => entry.sounds.filter(isVowel).length === 1)
export const consonantMarks = markedWords((sound) => !isVowel(sound))

/** A form that asks for the same sound as in a word, for targets with one of these sounds. */
export function sameSound(id: string, sounds: readonly string[]): BoundForm {
  const isOfVowels = isVowel(sounds[0] ?? '')
  const pool = isOfVowels ? vowelMarks : consonantMarks
  return form<SoundQuestion>({
    id,
    difficulty: 'medium',
    draw: (random) => {
      const sound = random.pick(sounds)
      const targets = pool.filter((one) => one.sound === sound && isConfirmed(one.entry))
      return drawSound(random, { pool, sound, targetOf: () => random.pick(targets) })
    },
    write: (question) => {
      if (question.target === null) throw new Error('The target is missing')
      return soundDraft((isOfVowels ? vowelStem : consonantStem)(question.target), question)
    },
  })
}

/** A form that names a phonetic symbol. */
export function symbolSound(id: string, sounds: readonly string[]): BoundForm {
  const pool = isVowel(sounds[0] ?? '') ? vowelMarks : consonantMarks
  return form<SoundQuestion>({
    id,
    difficulty: 'easy',
    draw: (random) => drawSound(random, { pool, sound: random.pick(sounds), targetOf: () => null }),
    write: (question) => soundDraft(symbolStem(question), question),
  })
}

interface Asked {
  pool: readonly Marked[]
  sound: string
  targetOf(): Marked | null
}

function drawSound(random: Random, { pool, sound, targetOf }: Asked): SoundQuestion | null {
  const keys = pool.filter((one) => one.sound === sound && isConfirmed(one.entry))
  const others = byLetters(
    pool.filter((one) => one.sound !== sound && !hasSound(one.entry, sound) && !isClose(one.sound, sound)),
  )
  const drawn = drawBalanced<Marked, SoundQuestion>(random, {
    cuesOf: () => cues,
    attempt: () => {
      const target = targetOf()
      const key = random.pick(keys)
      if (key.entry === target?.entry || key.letters === target?.letters) return null
      const isTrap = target !== null && random.int(1, 100) <= trapPercentage
      const traps = isTrap ? random.shuffle(others.get(target.letters) ?? []).slice(0, 1) : []
      const alike = random.shuffle(others.get(key.letters) ?? [])
      const wrong = distinct([...traps, ...alike], key, target).slice(0, wrongCount)
      return wrong.length < wrongCount ? null : { target, sound, key, wrong }
    },
  })
  return drawn === null ? null : withoutRhymes(drawn, others.get(drawn.key.letters) ?? [])
}

/**
 * Exchanges the last of three wrong options that rhyme, such as 'tie', 'pie' and 'die', because the key is then the odd one out to
 * somebody who has not read the stem. The substitute has another vowel by the same letters. Without chance, so that other questions
 * stay as they are published.
 */
function withoutRhymes(question: SoundQuestion, alike: readonly Marked[]): SoundQuestion {
  const { target, key, wrong } = question
  const [first, , last] = wrong
  if (first === undefined || last === undefined || !isVowel(first.sound)) return question
  if (new Set(wrong.map(tailOf)).size > 1) return question
  const sides = (option: Marked) => cues.map((cue) => Math.sign(cue(option) - cue(key)))
  const likeness = (option: Marked) => sides(option).filter((side, place) => side === sides(last)[place]).length
  const free = alike.filter(
    ({ entry, sound }) => sound !== first.sound && ![key.entry.word, target?.entry.word].includes(entry.word),
  )
  const most = Math.max(...free.map(likeness))
  const substitute = free.find((option) => likeness(option) === most)
  return substitute === undefined ? question : { ...question, wrong: [...wrong.slice(0, -1), substitute] }
}

/** Everything from the vowel on. */
function tailOf({ entry: { sounds } }: Marked): string {
  return sounds.slice(sounds.findIndex(isVowel)).join('')
}

function byLetters(marked: readonly Marked[]): Map<string, Marked[]> {
  const groups = new Map<string, Marked[]>()
  for (const one of marked) groups.set(one.letters, [...(groups.get(one.letters) ?? []), one])
  return groups
}

function distinct(options: readonly Marked[], key: Marked, target: Marked | null): Marked[] {
  const seen = new Set([key.entry.word, target?.entry.word])
  return options.filter(({ entry }) => {
    const isNew = !seen.has(entry.word)
    seen.add(entry.word)
    return isNew
  })
}

export function isClose(a: string, b: string): boolean {
  return closePairs.some((pair) => pair.includes(a) && pair.includes(b))
}
