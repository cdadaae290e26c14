import { groupBy } from '@sabi/shared/practice/group-by'
import type { BoundForm } from '../../engine/family.ts'
import { coupleForm, type CoupleQuestion } from './couples.ts'
import { endsLike } from './cues.ts'
import { hasSound, underlined, type Marked } from './oral.ts'
import { consonantMarks, isClose, vowelMarks } from './sounds.ts'
import { tipOn } from './tips.ts'
import { askable, remembered, single, spoken, vowelsOf } from './words.ts'
import { neighboursOf } from './vowel-kinds.ts'
import { isConfirmed, isVowel, type Entry } from '../lexicon/lexicon.ts'

const nearConsonants: readonly (readonly string[])[] = [
  ['s', 'z', 'ʃ', 'ʒ'],
  ['ʃ', 'tʃ', 'k'],
  ['dʒ', 'ɡ', 'ʒ'],
  ['θ', 'ð', 't'],
  ['n', 'ŋ'],
  ['k', 's', 'tʃ'],
  ['f', 'ɡ'],
]
const vowels = groupBy(vowelMarks.filter(isSure), ({ sound }) => sound)
const consonants = groupBy(consonantMarks.filter(isSure).map(whole), ({ sound }) => sound)
/** Both words of the key and one word each of two wrong couples have the sound, besides the target. */
const fewestFits = 5

function isSure({ entry }: Marked): boolean {
  return isConfirmed(entry)
}

/** Underlines all the letters of a sound; the first families underline only the s of 'vision' and the d of 'soldier'. */
export function whole(mark: Marked): Marked {
  if (mark.entry.word === 'soldier') return { ...mark, letters: 'di' }
  const longer = mark.entry.marks.find(
    ({ letters, sound }) =>
      sound === mark.sound && letters.length > mark.letters.length && letters.startsWith(mark.letters),
  )
  return { ...mark, letters: longer?.letters ?? mark.letters }
}

export const vowelCouple: BoundForm = soundCouple('vowel-couple', {
  marks: vowels,
  near: neighboursOf,
  kind: 'vowel',
})
export const consonantCouple: BoundForm = soundCouple('consonant-couple', {
  marks: consonants,
  near: nearConsonantsOf,
  kind: 'consonant',
})

/** The consonants with which learners confuse one, by its letters or by the mouth. */
export function nearConsonantsOf(sound: string): string[] {
  const near = nearConsonants.filter((group) => group.includes(sound)).flat()
  return [...new Set(near)].filter((other) => other !== sound)
}

interface SoundCouple {
  marks: ReadonlyMap<string, readonly Marked[]>
  near(sound: string): readonly string[]
  kind: string
}

function soundCouple(id: string, { marks, near, kind }: SoundCouple): BoundForm {
  const othersOf = (sound: string) =>
    near(sound)
      .filter((other) => other !== sound && !isClose(other, sound))
      .flatMap((other) => marks.get(other) ?? [])
      .filter(({ entry }) => !hasSound(entry, sound))
  const asked = [...marks.keys()].filter(
    (sound) => (marks.get(sound)?.length ?? 0) >= fewestFits && othersOf(sound).length >= fewestFits,
  )
  const pools = new Map(asked.map((sound) => [sound, { fits: marks.get(sound) ?? [], others: othersOf(sound) }]))
  return coupleForm<Marked>({
    id,
    difficulty: 'hard',
    pick: (random) => {
      const sound = random.pick(asked)
      const pool = pools.get(sound)
      return pool === undefined ? null : { target: random.pick(pool.fits), asked: sound, ...pool }
    },
    entryOf: ({ entry }) => entry,
    show: underlined,
    write: ({ target, asked: sound }) => ({
      stem: `In which pair do the underlined letters of both words have the same ${kind} sound as those in ${underlined(target)}?`,
      rule: `In ${spoken(target.entry)}, '${target.letters}' spells /${sound}/.`,
      tip: tipOn(sound),
      fault: (word) => (word.sound === sound ? '' : `has /${word.sound}/${trapIn(word, target)}`),
      echo: 'so has',
      hints: [
        `Say '${target.entry.word}' and keep its underlined sound in your ear.`,
        'One good word does not save a pair: cross out a pair as soon as one of its words fails.',
      ],
    }),
  })
}

const byRhyme = groupBy(single, rhymeOf)
const rhymesAsked = [...byRhyme].filter(([, words]) => new Set(words.map(soundsOf)).size >= fewestFits)

/** Three words that rhyme: the target and a couple. The other words end with the same letters as some of them. */
export const rhymeCouple: BoundForm = coupleForm<Entry>({
  id: 'rhyme-couple',
  difficulty: 'hard',
  pick: (random) => {
    const [asked] = random.pick(rhymesAsked)
    const different = differentSounds(asked).map((alike) => random.pick(alike))
    return { target: random.pick(different), asked, fits: different, others: othersThan(asked) }
  },
  entryOf: (entry) => entry,
  show: ({ word }) => word,
  write: ({ target, asked }) => ({
    stem: `In which pair do both words rhyme with '${target.word}'?`,
    rule: `The word ${spoken(target)} ends with /${asked}/: words that rhyme are the same from the stressed vowel to the end.`,
    tip: 'Spelling joins words that do not rhyme and parts words that do, so trust your ear.',
    fault: (word) =>
      rhymeOf(word) === asked
        ? ''
        : `ends with /${rhymeOf(word)}/${endsLike(word, target) ? ', although the spelling ends alike' : ''}`,
    echo: 'so does',
    hints: [
      `Say '${target.word}' and then each pair, like the last words of three lines of a song.`,
      'Cross out a pair as soon as one of its words breaks the rhyme.',
    ],
  }),
})

/** Words with a near vowel before the same consonants; if there are few, words that end with the same letters. */
const othersThan = remembered((asked: string) => {
  const fits = byRhyme.get(asked) ?? []
  const vowel = fits[0] === undefined ? '' : (vowelsOf(fits[0])[0] ?? '')
  const tail = asked.slice(vowel.length)
  const near = neighboursOf(vowel).flatMap((other) => byRhyme.get(`${other}${tail}`) ?? [])
  return near.length < fewestFits ? similarTo(fits, asked) : near
})

function similarTo(fits: readonly Entry[], asked: string): Entry[] {
  const endings = new Set(fits.map(({ word }) => word.slice(-2)))
  return single.filter((one) => rhymeOf(one) !== asked && endings.has(one.word.slice(-2)))
}

/** The words of a rhyme with their homophones, of which a question has one, because the others would rhyme by being the same. */
const differentSounds = remembered((asked: string) => [...groupBy(byRhyme.get(asked) ?? [], soundsOf).values()])

const numbers = ['no', 'one', 'two', 'three', 'four']
const ordinals = ['first', 'second', 'third', 'fourth']
const counted = groupBy(
  askable.filter(({ split }) => split.length > 1 && split.length < 5),
  ({ split, stress }) => `${split.length} ${stress}`,
)
const patterns = [...counted].filter(([, words]) => words.length >= fewestFits)

const stressedOtherwise = remembered((asked: string) =>
  patterns.filter(([other]) => other !== asked && other[0] === asked[0]).flatMap(([, words]) => words),
)

/** A couple of words with the length and the stress of the target. */
export const stressCouple: BoundForm = coupleForm<Entry>({
  id: 'stress-couple',
  difficulty: 'hard',
  pick: (random) => {
    const [asked, fits] = random.pick(patterns)
    const others = stressedOtherwise(asked)
    const target = random.pick(fits)
    return others.length < fewestFits ? null : { target, asked, fits, others }
  },
  entryOf: (entry) => entry,
  show: ({ word }) => word,
  write: ({ target, key, wrong }) => ({
    stem: `In which pair are both words stressed on the same syllable as '${target.word}'?`,
    rule: `The word ${spoken(target)} is stressed on the ${ordinals[target.stress]} of its ${numbers[target.split.length]} syllables.`,
    twinKeys: [`key ${target.word}`],
    tip: 'Beat the rhythm on the table: one loud beat in each word, at the mark ˈ.',
    fault: (word) => (word.stress === target.stress ? '' : `is stressed on the ${ordinals[word.stress]} syllable`),
    echo: 'so is',
    hints: [
      `Hum '${target.word}' without its sounds, only its beat, and hum each pair after it.`,
      hasRuledEnding([key, ...wrong])
        ? 'Endings help: -tion, -ity and, in nearly all words, -ic put the stress on the syllable before them.'
        : 'One good word does not save a pair: cross out a pair as soon as one of its words is stressed elsewhere.',
    ],
  }),
})

function hasRuledEnding(couples: readonly CoupleQuestion<Entry>['key'][]): boolean {
  return couples.flatMap(({ one, other }) => [one, other]).some(({ word }) => /(?:tion|ic|ity)$/.test(word))
}

/** A word with the letters of the target and another sound misleads those who trust spelling. */
function trapIn(word: Marked, target: Marked): string {
  return word.letters === target.letters ? `, although '${word.letters}' spells it too` : ''
}

export function rhymeOf(entry: Entry): string {
  let seen = -1
  const start = entry.sounds.findIndex((sound) => isVowel(sound) && ++seen === entry.stress)
  return entry.sounds.slice(start).join('')
}

export function soundsOf({ sounds }: Entry): string {
  return sounds.join('')
}
