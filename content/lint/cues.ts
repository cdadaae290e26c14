import { readNumbers } from '../engine/number.ts'
import { keyOf, wrongOptionsOf, type LintedQuestion, type Rule } from './rule.ts'
import { stemsOf } from './words.ts'

const conspicuous = 1.6
const shortestTelling = 20
const absolute = /\b(always|never|all|none|only|every|entirely|completely|must|impossible)\b/i
const romanList = /^(I|II|III|IV|V)\b/

/** Rules about cues that give the key away to a student who does not know it. */
export const cueRules: readonly Rule[] = [
  { id: 'long-key', severity: 'warning', faultOf: keyStandsOut },
  { id: 'absolute-only-wrong', severity: 'warning', faultOf: absoluteOnlyWrong },
  { id: 'clang', severity: 'warning', faultOf: clang },
  { id: 'article', severity: 'warning', faultOf: articleTells },
  { id: 'number-of-verb', severity: 'warning', faultOf: verbTells },
]

/** True if the key is longer than every wrong option and the options are words. */
export function isKeyLongest(question: LintedQuestion): boolean {
  const longestWrong = Math.max(...wrongOptionsOf(question).map((option) => option.length))
  return hasWords(question) && keyOf(question).length > longestWrong
}

/** True if the options are words, so that their length can give something away. */
export function hasWords({ options, isCalculation }: LintedQuestion): boolean {
  return !isCalculation && readNumbers(options) === null
}

function keyStandsOut(question: LintedQuestion): string | null {
  const key = keyOf(question)
  if (!isKeyLongest(question) || key.length < shortestTelling) return null
  const ratio = key.length / Math.max(...wrongOptionsOf(question).map((option) => option.length))
  return ratio < conspicuous ? null : `the key is ${ratio.toFixed(1)} times the longest wrong option`
}

function absoluteOnlyWrong(question: LintedQuestion): string | null {
  if (absolute.test(keyOf(question)) || question.options.some((option) => romanList.test(option))) return null
  const found = wrongOptionsOf(question).find((option) => absolute.test(option))
  return found === undefined ? null : `'${absolute.exec(found)?.[0]}' only in a wrong option`
}

function clang(question: LintedQuestion): string | null {
  // A stem that lists the options repeats them all alike.
  if (question.options.every((option) => spaced(question.text).includes(spaced(option)))) return null
  const inStem = stemsOf(question.text, 5)
  const inWrong = stemsOf(wrongOptionsOf(question).join(' '), 5)
  const echoed = [...stemsOf(keyOf(question), 5)].find((stem) => inStem.has(stem) && !inWrong.has(stem))
  return echoed === undefined ? null : `'${echoed}…' is in the stem and only in the key`
}

/** The words of a text with spaces around each, in which only whole words are found. */
function spaced(text: string): string {
  return ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
}

function articleTells(question: LintedQuestion): string | null {
  const article = /\b(an?)$/.exec(question.text.trim())?.[1]
  if (article === undefined) return null
  return onlyKey(question, (option) => /^[aeiou]/i.test(option) === (article === 'an'))
    ? `'${article}' fits only the key`
    : null
}

function verbTells(question: LintedQuestion): string | null {
  const verb = /\b(is|are|was|were)$/.exec(question.text.trim())?.[1]
  if (verb === undefined || !hasWords(question)) return null
  const wantsPlural = verb === 'are' || verb === 'were'
  return onlyKey(question, (option) => isPlural(option) === wantsPlural) ? `'${verb}' fits only the key` : null
}

function onlyKey(question: LintedQuestion, fits: (option: string) => boolean): boolean {
  return fits(keyOf(question)) && !wrongOptionsOf(question).some(fits)
}

/** Guesses from the last word before the first preposition, which is good enough for a warning. */
function isPlural(option: string): boolean {
  if (option.includes(' and ')) return true
  const noun =
    option
      .split(/ (?:of|in|from|with|that|to|by) /)[0]
      ?.split(' ')
      .at(-1) ?? ''
  return /[^suix]s$/.test(noun)
}
