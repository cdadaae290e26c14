import { form, type BoundForm } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { drawBalanced } from './balance.ts'
import { bandOf, lengthOf } from './cues.ts'
import { underlined, type Marked } from './oral.ts'
import { consonantMarks, vowelMarks } from './sounds.ts'
import { nearConsonantsOf, soundsOf, whole } from './sound-couples.ts'
import { isVoicedOf, tipOn } from './tips.ts'
import { neighboursOf } from './vowel-kinds.ts'
import { remembered, replaced, single, some, spoken, stressedVowelOf, wordForm } from './words.ts'
import { ipaOf, isConfirmed, isVowel, type Entry } from '../lexicon/lexicon.ts'

const wrongCount = 3

/** Asks for the symbol of the underlined letters. */
export interface HeardQuestion {
  target: Marked
  key: string
  wrong: readonly string[]
}

export const heardVowel = heardForm('heard-vowel', vowelMarks, neighboursOf)
export const heardConsonant = heardForm('heard-consonant', consonantMarks, nearConsonantsOf)

function heardForm(id: string, marks: readonly Marked[], near: (sound: string) => readonly string[]): BoundForm {
  const targets = marks.filter(({ entry, sound }) => isConfirmed(entry) && near(sound).length >= wrongCount).map(whole)
  return form<HeardQuestion>({
    id,
    difficulty: 'easy',
    draw: (random) =>
      drawBalanced<string, HeardQuestion>(random, {
        cuesOf: ({ target }) => [(symbol) => symbol.length, (symbol) => (symbol[0] === target.letters[0] ? 1 : 0)],
        attempt: () => {
          const target = random.pick(targets)
          const wrong = some(
            random,
            near(target.sound).filter((sound) => !target.entry.sounds.includes(sound)),
            wrongCount,
          )
          return wrong.length < wrongCount ? null : { target, key: target.sound, wrong }
        },
      }),
    write: ({ target, key, wrong }) => ({
      stem: `Which symbol stands for the sound of the underlined letters in ${underlined(target)}?`,
      key: { text: `/${key}/` },
      slips: wrong.map((sound) => ({
        text: `/${sound}/`,
        because: `${whyNotHeard(sound, target)} Compare ${exampleOf(sound, marks)}.`,
      })),
      principle: `The whole word is ${spoken(target.entry)}.`,
      working: [
        tipOn(key),
        `Compare ${exampleOf(key, marks, target)}, where the same sound is heard. Its symbol is /${key}/`,
      ],
      hints: [
        `Say '${target.entry.word}' slowly and stretch the sound of the underlined part.`,
        'Think of a word that you connect with each symbol, and compare.',
      ],
      twinKeys: [`target ${target.entry.word}`, `key ${target.entry.word}`],
    }),
  })
}

/** A vowel whose symbol begins or ends that of a diphthong is heard in it after a fashion. */
function whyNotHeard(sound: string, { entry, letters, sound: right }: Marked): string {
  const word = spoken(entry)
  if (right.length === 2 && right.includes(sound) && isVowel(sound))
    return `The vowel /${sound}/ does not move, but in ${word} the vowel glides: it is /${right}/.`
  if (right.length === 2 && right.endsWith(sound))
    return `The sound /${sound}/ flows from its beginning, but in ${word} a stop comes first: it is /${right}/.`
  const start = vowelStarts[sound]
  if (start !== undefined && isVowel(right)) return `The diphthong /${sound}/ ${start}; in ${word} you hear /${right}/.`
  const isVoiced = isVoicedOf(right, sound)
  if (isVoiced === true)
    return `The sound /${sound}/ has no voice, but at '${letters}' in ${word} your throat hums: it is /${right}/.`
  if (isVoiced === false)
    return `The sound /${sound}/ has voice, but at '${letters}' in ${word} your throat does not hum: it is /${right}/.`
  return `In ${word}, '${letters}' spells /${right}/, and no /${sound}/ is heard anywhere in the word.`
}

const vowelStarts: Readonly<Record<string, string>> = {
  eɪ: 'starts half open and closes',
  aɪ: 'starts wide open and closes',
  ɔɪ: 'starts with round lips, which then spread',
  əʊ: 'starts in the middle of the mouth and ends with round lips',
  aʊ: 'starts wide open and ends with round lips',
  ɪə: 'starts nearly closed and ends in /ə/',
  eə: 'starts half open and ends in /ə/',
}

/** Another word with the sound, with its pronunciation. */
function exampleOf(sound: string, marks: readonly Marked[], except?: Marked): string {
  const example = marks.find((one) => one.sound === sound && one.entry !== except?.entry && one.entry.band === 1)
  return example === undefined ? `the symbol /${sound}/` : `'${example.letters}' in ${spoken(example.entry)}`
}

const readable = single.filter(({ word, sounds }) => word.length > 3 && sounds.length > 2)

const similarTo = remembered((key: Entry) =>
  readable.filter(
    (one) =>
      one.word[0] === key.word[0] &&
      (one.sounds.at(-1) === key.sounds.at(-1) || stressedVowelOf(one) === stressedVowelOf(key)) &&
      one.sounds.join('') !== key.sounds.join('') &&
      one.sounds.length === key.sounds.length,
  ),
)

/** Gives a pronunciation and asks for the word. The wrong words begin and end with letters of the right one, or nearly. */
export const readWord: BoundForm = wordForm({
  id: 'read-word',
  difficulty: 'medium',
  pick: (random) => {
    const key = random.pick(readable)
    return { target: null, asked: ipaOf(key), keys: [key], wrong: similarTo(key) }
  },
  mend: (question) =>
    replaced(question, {
      isUnfit: (one, place) => question.wrong.findIndex((other) => soundsOf(other) === soundsOf(one)) < place,
      pool: () => similarTo(question.key).filter((one) => !question.wrong.map(soundsOf).includes(soundsOf(one))),
      cues: [lengthOf, bandOf],
    }),
  write: ({ asked, key }) => ({
    stem: `Which word is written ${asked} in phonetic symbols?`,
    rule: 'Each symbol has one sound only, so read from left to right; /tʃ/, /dʒ/ and the diphthongs count as one.',
    whyNot: (one) => `The word ${spoken(one)} ${differenceOf(one, key)}.`,
    ending: 'Symbol by symbol, this is the word',
    tip: tipOn(stressedVowelOf(key)),
    hints: [
      'Begin with the vowel: is its symbol short, long (with two dots) or double?',
      'Then read the consonants aloud, and ask which option you have just said.',
    ],
  }),
})

/** Both words have as many sounds. Place by place they compare only if their vowels have the same place. */
function differenceOf(one: Entry, key: Entry): string {
  const missing = key.sounds.find((sound) => !isVowel(sound) && !one.sounds.includes(sound))
  if (one.sounds.findIndex(isVowel) !== key.sounds.findIndex(isVowel) && missing !== undefined)
    return `has no /${missing}/, which ${ipaOf(key)} has`
  const parts = one.sounds.flatMap((sound, place) => {
    if (sound === key.sounds[place]) return []
    const verb = place === 0 ? 'begins with' : place === one.sounds.length - 1 ? 'ends in' : 'has'
    return [`${verb} /${sound}/, not /${key.sounds[place]}/`]
  })
  return parts.join(', and ')
}

/** Asks how a word is transcribed. Two sounds are exchanged in the wrong options: one, the other, and both. */
export interface TranscriptionQuestion {
  target: Entry
  changes: readonly [Change, Change]
}

interface Change {
  place: number
  sound: string
}

export const transcription: BoundForm = form<TranscriptionQuestion>({
  id: 'transcription',
  difficulty: 'hard',
  draw: (random) => drawChanges(random),
  write: ({ target, changes: [vowel, consonant] }) => {
    const key = ipaOf(target)
    const slipOf = (text: string, ...changes: readonly Change[]) => ({
      text,
      because: `This has ${changes.map(({ place, sound }) => `/${sound}/ in place of /${target.sounds[place]}/`).join(' and ')}, so it is not how '${target.word}' is said.`,
    })
    return {
      stem: `Which transcription shows the pronunciation of '${target.word}'?`,
      key: { text: key },
      slips: [
        slipOf(changed(target, [vowel]), vowel),
        slipOf(changed(target, [consonant]), consonant),
        slipOf(changed(target, [vowel, consonant]), vowel, consonant),
      ],
      principle: `The options differ in two places: choose between /${target.sounds[vowel.place]}/ and /${vowel.sound}/, and between /${target.sounds[consonant.place]}/ and /${consonant.sound}/.`,
      working: [
        tipOn(target.sounds[vowel.place] ?? ''),
        tipOn(target.sounds[consonant.place] ?? ''),
        `Put together, the symbols of '${target.word}' are ${key}`,
      ],
      hints: [
        'Lay the options side by side and find the two places where they differ.',
        `Say '${target.word}' and decide for one place at a time.`,
      ],
      twinKeys: [`target ${target.word}`, `key ${target.word}`],
    }
  },
})

function drawChanges(random: Random): TranscriptionQuestion | null {
  const target = random.pick(readable)
  const vowelPlace = target.sounds.findIndex(isVowel)
  const places = target.sounds.flatMap((sound, place) => (nearConsonantsOf(sound).length > 0 ? [place] : []))
  if (places.length === 0) return null
  const place = random.pick(places)
  const vowels = neighboursOf(target.sounds[vowelPlace] ?? '')
  const consonants = nearConsonantsOf(target.sounds[place] ?? '').filter((sound) => sound.length === 1)
  if (vowels.length === 0 || consonants.length === 0) return null
  return {
    target,
    changes: [
      { place: vowelPlace, sound: random.pick(vowels) },
      { place, sound: random.pick(consonants) },
    ],
  }
}

export function changed({ sounds }: Entry, changes: readonly Change[]): string {
  return `/${sounds.map((sound, place) => changes.find((one) => one.place === place)?.sound ?? sound).join('')}/`
}
