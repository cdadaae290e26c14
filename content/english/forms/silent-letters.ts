import type { BoundForm } from '../../engine/family.ts'
import { lengthOf } from './cues.ts'
import { askable, byLetters, spoken, wordForm, type WordQuestion } from './words.ts'
import type { Entry } from '../lexicon/lexicon.ts'

/** The sounds that each letter or pair of letters can spell. A word with the letters and without all of the sounds has them silent. */
const soundsOfLetters: Readonly<Record<string, readonly string[]>> = {
  b: ['b'],
  k: ['k'],
  l: ['l'],
  p: ['p', 'f'],
  g: ['ɡ', 'dʒ', 'ŋ', 'ʒ'],
  gh: ['ɡ', 'f'],
  w: ['w'],
  n: ['n', 'ŋ'],
}
/**
 * Words that cannot be asked about: w belongs to the vowel in 'cow', gh is asked about as a pair, and the /f/ of 'fight' is not spelt by gh.
 */
const unclear: Readonly<Record<string, RegExp>> = { w: /[aeo]w/, g: /gh/, gh: /f|ph/ }
const ruleOf: Readonly<Record<string, string>> = {
  b: 'The letter b is silent after m at the end of a word, and before t in words like doubt.',
  k: 'The letter k is silent before n at the beginning of a word.',
  l: 'The letter l is usually silent between a and k, f or m (talk, half, calm), and it is silent in folk and yolk, and in could, should and would; it is sounded before a vowel, at the end of a word, and in words like milk, film and cold.',
  p: 'The letter p is silent before s, n or t at the beginning of words from Greek (psychology, pneumonia), and in receipt, cupboard and raspberry.',
  g: 'The letter g is silent before n at the beginning or the end of a word.',
  gh: 'The letters gh are silent after i and often after ou and au, but in some words they spell /f/.',
  w: 'The letter w is silent before r (write), before ho in who, whom, whose and whole, and in answer, sword and two.',
  n: 'The letter n is silent after m at the end of a word.',
}

interface Letters {
  letters: string
  silent: readonly Entry[]
  sounded: readonly Entry[]
}

const sets: readonly Letters[] = Object.entries(soundsOfLetters).map(([letters, sounds]) => {
  const having = askable.filter(({ word }) => word.split(letters).length === 2 && unclear[letters]?.test(word) !== true)
  return {
    letters,
    silent: having.filter((one) => !one.sounds.some((sound) => sounds.includes(sound))),
    sounded: having.filter((one) => one.sounds.some((sound) => sounds.includes(sound))),
  }
})
const wrongCount = 3
const asksForSilent = sets.filter(({ silent, sounded }) => silent.length > 0 && sounded.length >= wrongCount)
const asksForSounded = sets.filter(({ silent }) => silent.length > wrongCount)

export const silentLetter: BoundForm = wordForm({
  id: 'silent',
  difficulty: 'easy',
  pick: (random) => {
    const { letters, silent, sounded } = random.pick(asksForSilent)
    return { target: null, asked: letters, keys: silent, wrong: sounded }
  },
  write: ({ asked }) => ({
    stem: `In which of these words ${nameOf(asked)} silent?`,
    rule: ruleOf[asked] ?? '',
    whyNot: (one) => `In ${spoken(one)}, ${soundOf(one, asked)} is heard where ${asked} is written.`,
    ending: `Nothing is heard for ${asked}`,
    tip: 'A silent letter has to be written although nobody says it, so learn the spelling with the sound.',
    hints: [
      `Say each word and wait for the place where ${asked} stands: does your mouth do anything for it?`,
      'Letters go silent beside certain other letters. Look at the neighbours of this one.',
    ],
  }),
})

export const soundedLetter: BoundForm = wordForm({
  id: 'sounded',
  difficulty: 'medium',
  pick: (random) => {
    const { letters, silent, sounded } = random.pick(asksForSounded)
    return { target: null, asked: letters, keys: sounded, wrong: silent }
  },
  mend: (question) => (question.asked === 'l' ? withShortKey(question) : question),
  write: ({ asked, key }) => ({
    stem: `In which of these words ${nameOf(asked)} pronounced?`,
    rule: ruleOf[asked] ?? '',
    whyNot: (one) => `In ${spoken(one)}, nothing is heard for ${asked}: it is silent ${neighboursOf(one, asked)}.`,
    ending: `The sound ${soundOf(key, asked)} is heard for ${asked}`,
    tip: `In three words ${asked.length === 1 ? 'the letter is' : 'the letters are'} written but not said.`,
    hints: [
      `Say each word and listen for what ${asked} could spell.`,
      'Three times nothing is heard. Find the word in which something is.',
    ],
  }),
})

/** Words with a silent l are short, so a long key would stand out. A short word with l before a vowel takes its place. */
function withShortKey(question: WordQuestion): WordQuestion {
  const { key, wrong } = question
  const longest = Math.max(...wrong.map(lengthOf))
  if (lengthOf(key) <= longest + 1) return question
  const sounded = sets.find(({ letters }) => letters === question.asked)?.sounded ?? []
  const short = sounded.filter((one) => /[aeiou]l[aeiou]/.test(one.word) && lengthOf(one) <= longest + 1)
  const substitute = byLetters([key, ...wrong], short)
  return substitute === undefined ? question : { ...question, key: substitute }
}

const silentBeside: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  b: [
    [/mb$/, 'after m at the end of a word'],
    [/bt/, 'before t in words like doubt'],
  ],
  k: [[/^kn/, 'before n at the beginning of a word']],
  l: [
    [/al[kfm]/, 'between a and k, f or m'],
    [/ould/, 'in could, should and would'],
    [/olk/, 'between o and k'],
  ],
  p: [[/^p[snt]/, 'before s, n or t at the beginning of a word']],
  g: [
    [/^gn/, 'before n at the beginning of a word'],
    [/gn$/, 'before n at the end of a word'],
  ],
  gh: [
    [/igh/, 'after i'],
    [/[ao]ugh/, 'after au or ou here'],
  ],
  w: [
    [/^wr/, 'before r at the beginning of a word'],
    [/^who/, 'before ho in who and its family'],
  ],
  n: [[/mn$/, 'after m at the end of a word']],
}

/** The place of the letter, if a rule makes it silent there. */
function neighboursOf({ word }: Entry, letters: string): string {
  return silentBeside[letters]?.find(([place]) => place.test(word))?.[1] ?? 'in this word, which must be learnt'
}

function nameOf(letters: string): string {
  return letters.length === 1 ? `is the letter ${letters}` : `are the letters ${letters}`
}

function soundOf({ sounds }: Entry, letters: string): string {
  return `/${sounds.find((sound) => soundsOfLetters[letters]?.includes(sound))}/`
}
