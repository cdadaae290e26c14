import { form, type BoundForm } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
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
/** One question in this many uses the letters of the target in wrong options, as a trap for readers who trust spelling. */
const trapEvery = 4

const vowelMarks = markedWords(isVowel).filter(({ entry }) => entry.sounds.filter(isVowel).length === 1)
const consonantMarks = markedWords((sound) => !isVowel(sound))

/** A form that asks for the same sound as in a word, for targets with one of these sounds. */
export function sameSound(id: string, sounds: readonly string[]): BoundForm {
  const isOfVowels = isVowel(sounds[0] ?? '')
  const pool = isOfVowels ? vowelMarks : consonantMarks
  return form<SoundQuestion>({
    id,
    difficulty: 'medium',
    draw: (random) => {
      const sound = random.pick(sounds)
      const target = random.pick(pool.filter((one) => one.sound === sound && isConfirmed(one.entry)))
      return drawOptions(random, { pool, sound, target })
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
    draw: (random) => drawOptions(random, { pool, sound: random.pick(sounds), target: null }),
    write: (question) => soundDraft(symbolStem(question.sound), question),
  })
}

interface Asked {
  pool: readonly Marked[]
  sound: string
  target: Marked | null
}

function drawOptions(random: Random, { pool, sound, target }: Asked): SoundQuestion | null {
  const keys = pool.filter(
    (one) =>
      one.sound === sound && isConfirmed(one.entry) && one.letters !== target?.letters && one.entry !== target?.entry,
  )
  if (keys.length === 0) return null
  const key = random.pick(keys)
  const others = random.shuffle(
    pool.filter((one) => one.sound !== sound && !hasSound(one.entry, sound) && !isClose(one.sound, sound)),
  )
  const traps =
    target !== null && random.int(1, trapEvery) === 1 ? others.filter(({ letters }) => letters === target.letters) : []
  const alike = others.filter(({ letters }) => letters === key.letters)
  const chosen = distinct(
    [...traps.slice(0, 2), ...alike, ...others.filter(({ letters }) => letters.length === key.letters.length)],
    key,
    target,
  )
  const wrong = chosen.slice(0, 3)
  const shared = wrong.filter(({ letters }) => letters === key.letters || letters === target?.letters).length
  if (wrong.length < 3 || shared < 2) return null
  return { target, sound, key, wrong }
}

function distinct(options: readonly Marked[], key: Marked, target: Marked | null): Marked[] {
  const seen = new Set([key.entry.word, target?.entry.word])
  return options.filter(({ entry }) => {
    const isNew = !seen.has(entry.word)
    seen.add(entry.word)
    return isNew
  })
}

function isClose(a: string, b: string): boolean {
  return closePairs.some((pair) => pair.includes(a) && pair.includes(b))
}
