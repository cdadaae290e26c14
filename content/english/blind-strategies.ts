import { withoutEmphasis } from '../build/emphasis.ts'
import { allEntries } from './lexicon/lexicon.ts'

/** What a student sees of an oral question, and the key that a strategy tries to hit. */
export interface OralQuestion {
  stem: string
  options: readonly string[]
  correctOption: number
}

/** A rule of thumb that needs no knowledge of sounds. It chooses among the options it names, or among all if it names none. */
export interface BlindStrategy {
  name: string
  choose(question: OralQuestion): readonly string[]
}

const bandByWord = new Map(allEntries.map(({ word, band }) => [word, band]))
const endingLetters = 2

export const blindStrategies: readonly BlindStrategy[] = [
  ...['A', 'B', 'C', 'D'].map((letter, place) => ({
    name: `${letter} every time`,
    choose: ({ options }: OralQuestion) => options.slice(place, place + 1),
  })),
  { name: 'the longest option', choose: ({ options }) => most(options, (option) => plain(option).length) },
  { name: 'the shortest option', choose: ({ options }) => most(options, (option) => -plain(option).length) },
  { name: 'the commonest word', choose: ({ options }) => most(options, (option) => -bandOf(option)) },
  { name: 'the rarest word', choose: ({ options }) => most(options, bandOf) },
  {
    name: 'an option with the letters of the target',
    choose: ({ stem, options }) => options.filter(sharesLetters(stem)),
  },
  {
    name: 'an option without the letters of the target',
    choose: ({ stem, options }) => options.filter((option) => !sharesLetters(stem)(option)),
  },
  {
    name: 'an option spelt like most others',
    choose: ({ options }) => most(options, (option) => countAlike(options, option)),
  },
  {
    name: 'an option spelt unlike the others',
    choose: ({ options }) => most(options, (option) => -countAlike(options, option)),
  },
  {
    name: 'an option that begins like the target',
    choose: ({ stem, options }) =>
      most(options, (option) => sharedPrefix(plain(option).toLowerCase(), targetOf(stem) ?? '')),
  },
]

/** The expected score of a strategy, from 0 to 1. Pure chance is 0.25. */
export function scoreOf({ choose }: BlindStrategy, questions: readonly OralQuestion[]): number {
  const scores = questions.map((question) => {
    const chosen = choose(question)
    const among = chosen.length === 0 ? question.options : chosen
    return among.includes(question.options[question.correctOption] ?? '') ? 1 / among.length : 0
  })
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}

function most(options: readonly string[], rank: (option: string) => number): string[] {
  const best = Math.max(...options.map(rank))
  return options.filter((option) => rank(option) === best)
}

function plain(option: string): string {
  return withoutEmphasis(option)
}

function bandOf(option: string): number {
  return bandByWord.get(plain(option).toLowerCase()) ?? 0
}

/** The word that the options are compared with, or null if the stem names none. */
export function targetOf(stem: string): string | null {
  const [, underlined] = /those in (\S+)[.?]$/.exec(stem) ?? []
  const [, quoted] = /'([a-z]+)'\?$/.exec(stem) ?? []
  return underlined === undefined ? (quoted ?? null) : plain(underlined)
}

/** The underlined letters; of a whole word its ending, as in rhymes. */
function lettersOf(text: string): string {
  return /<u>(.+)<\/u>/.exec(text)?.[1] ?? text.toLowerCase().slice(-endingLetters)
}

function sharesLetters(stem: string): (option: string) => boolean {
  const target = targetOf(stem)
  const letters = lettersOf(/<u>/.test(stem) ? stem : (target ?? ''))
  return (option) => target !== null && lettersOf(option) === letters
}

function countAlike(options: readonly string[], option: string): number {
  return options.filter((other) => lettersOf(other) === lettersOf(option)).length
}

function sharedPrefix(option: string, target: string): number {
  let length = 0
  while (length < target.length && option[length] === target[length]) length++
  return length
}
