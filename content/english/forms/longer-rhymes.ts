import { groupBy } from '@sabi/shared/practice/group-by'
import type { BoundForm } from '../../engine/family.ts'
import { plurals, pasts } from './endings.ts'
import { rhymeOf, soundsOf } from './sound-couples.ts'
import { bandOf, endsLike, lengthOf, sharedBeginning } from './cues.ts'
import { askable, differenceFrom, remembered, replaced, soundDistance, spoken, wordForm } from './words.ts'
import { entries, isVowel, type Entry } from '../lexicon/lexicon.ts'

const longer = askable.filter(({ sounds }) => sounds.filter(isVowel).length > 1)
const rhymes = groupBy(askable, rhymeOf)
const targets = longer.filter((target) => rhymingWith(target).length > 0)
const byEnding = groupBy(askable, endingOf)
const fewestTempting = 3
/** A wrong homophone with more different sounds than this would tempt nobody. */
const mostDistant = 2

function endingOf({ word }: Entry): string {
  return word.slice(-1)
}

function rhymingWith(target: Entry): Entry[] {
  return (rhymes.get(rhymeOf(target)) ?? []).filter(
    (one) => soundsOf(one) !== soundsOf(target) && !isInside(one, target),
  )
}

/** True if one word is the end of the other, as 'mission' is of 'permission'. */
function isInside(one: Entry, other: Entry): boolean {
  return one.word.endsWith(other.word) || other.word.endsWith(one.word)
}

/** Keys and wrong options that all end with the letters of the target, or that all don't: the ending does not tell the key. */
const poolsOf = remembered((target: Entry) =>
  [true, false].map((isAlike) => {
    const fits = (one: Entry) => endsLike(one, target) === isAlike
    const wrong = (byEnding.get(endingOf(target)) ?? []).filter((one) => rhymeOf(one) !== rhymeOf(target))
    return { keys: rhymingWith(target).filter(fits), wrong: wrong.filter(fits) }
  }),
)

/** A word of several syllables and a word that rhymes with it from the stressed vowel on. */
export const longerRhyme: BoundForm = wordForm({
  id: 'longer-rhyme',
  difficulty: 'hard',
  pick: (random) => {
    const target = random.pick(targets)
    const asked = rhymeOf(target)
    const { keys, wrong } = random.pick(poolsOf(target))
    return wrong.length < fewestTempting ? null : { target, asked, keys, wrong }
  },
  write: ({ target, asked }) => ({
    stem: `Which of these words makes a perfect rhyme with '${target?.word}'?`,
    rule: `In ${target === null ? '' : spoken(target)} the rhyme begins with the stressed vowel: /${asked}/.`,
    whyNot: (one) => `From its stressed vowel on, ${spoken(one)} sounds /${rhymeOf(one)}/, which is not /${asked}/.`,
    ending: `From the stressed vowel on it is /${asked}/`,
    tip: 'In a long word, leave out everything before the stressed vowel: only what follows has to match.',
    hints: [
      `Find the loudest syllable of '${target?.word}' and say the word from its vowel to the end.`,
      'Do the same with each option. Similar spelling is not enough, and different spelling is no obstacle.',
    ],
  }),
})

const inflected = new Set([...pasts, ...plurals].map(({ word }) => word))
/** Of these the family of the first homophones has asked. */
const asked = new Set([...groupBy(entries, soundsOf)].flatMap(([sounds, alike]) => (alike.length > 1 ? [sounds] : [])))
/** Words that sound alike, at most one of them with an ending: 'sails' and 'sales' add nothing to 'sail' and 'sale'. */
const homophones = [...groupBy([...askable, ...pasts, ...plurals], soundsOf)].flatMap(([sounds, alike]) => {
  const words = [...new Map(alike.map((one) => [one.word, one])).values()]
  const isNew = words.length > 1 && !asked.has(sounds) && words.filter(({ word }) => inflected.has(word)).length < 2
  return isNew ? [words] : []
})

/** Words that look like the target: they begin with more of its letters than the key, or with as many. */
function similarTo(target: Entry, key: Entry): Entry[] {
  return askable.filter(
    (one) =>
      Math.abs(one.sounds.length - target.sounds.length) < 2 &&
      soundsOf(one) !== soundsOf(target) &&
      (one.word[0] === target.word[0] || endsLike(one, target)) &&
      sharedBeginning(one, target) >= sharedBeginning(key, target),
  )
}

const homophonePairs = homophones.flatMap((alike) =>
  alike.flatMap((target) =>
    alike.flatMap((key) => {
      const wrong = key === target ? [] : similarTo(target, key)
      return wrong.length < fewestTempting ? [] : [{ target, key, wrong }]
    }),
  ),
)

/** Homophones, some of them with an ending. */
export const laterHomophone: BoundForm = wordForm({
  id: 'later-homophone',
  difficulty: 'medium',
  pick: (random) => {
    const { target, key, wrong } = random.pick(homophonePairs)
    return { target, asked: soundsOf(target), keys: [key], wrong }
  },
  mend: (question) => {
    const { target, key } = question
    if (target === null) return question
    const isFar = (one: Entry) => soundDistance(one, target) > mostDistant
    const pool = () => {
      const near = similarTo(target, key).filter((one) => !isFar(one))
      const nearest = near.filter((one) => soundDistance(one, target) < mostDistant)
      return nearest.length < fewestTempting ? near : nearest
    }
    return replaced(question, { isUnfit: isFar, pool, cues: [lengthOf, bandOf] }) ?? question
  },
  write: ({ target, asked, key }) => ({
    stem: `Which of these words is pronounced exactly like '${target?.word}'?`,
    rule: 'Homophones have the same sounds in the same order; only spelling and meaning differ.',
    whyNot: (one) =>
      target === null ? '' : `It does not sound the same: ${spoken(one)} ${differenceFrom(target, one)}.`,
    ending: `All its sounds are those of ${target === null ? '' : spoken(target)}`,
    twinKeys: [`said ${asked}`],
    tip: `Use both in sentences of your own: ${target?.word} and ${key.word} differ in meaning, not in sound.`,
    hints: [
      `Say '${target?.word}' with closed eyes and then each option: which one could a listener not tell from it?`,
      'Go through the sounds one by one, from the first to the last.',
    ],
  }),
})
