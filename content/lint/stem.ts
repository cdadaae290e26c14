import type { LintedQuestion, Rule } from './rule.ts'
import { wordsOf } from './words.ts'

const fewestWords = 4
const mostWords = 60
const highestGrade = 12
const graded = 10
const figure =
  /\b(?:figure|diagram|graph|chart|picture|sketch|circuit|drawing|table) (?:above|below|shown|alongside)\b|\bin the (?:figure|diagram|picture|sketch|drawing)\b|\b(?:shown|drawn) (?:above|below)\b/i
const asksForNot = /\b(?:which|following)\b[^.?!]*\bnot\b|\bexcept\b/i
const quietNegation = /\b(?:not|except)\b/

/** Rules about the stem. */
export const stemRules: readonly Rule[] = [
  {
    id: 'short-stem',
    severity: 'warning',
    faultOf: ({ text, isCalculation }) =>
      !isCalculation && wordsOf(text).length < fewestWords ? `'${text}' may be incomplete` : null,
  },
  {
    id: 'long-stem',
    severity: 'warning',
    faultOf: ({ text }) => (wordsOf(text).length > mostWords ? `${wordsOf(text).length} words` : null),
  },
  {
    id: 'quiet-negation',
    severity: 'warning',
    faultOf: (question) =>
      isNegative(question) && quietNegation.test(question.text) ? 'NOT and EXCEPT should be in capitals' : null,
  },
  {
    id: 'missing-figure',
    severity: 'error',
    faultOf: ({ text, imageUrl, figure: drawn }) =>
      imageUrl === null && drawn === undefined && figure.test(text)
        ? `'${figureInStem(text)}', but there is no figure`
        : null,
  },
  {
    id: 'figure-not-named',
    severity: 'error',
    faultOf: ({ text, figure: drawn }) =>
      drawn === undefined || figure.test(text) ? null : 'the stem does not refer to its figure',
  },
  {
    id: 'reading-grade',
    severity: 'warning',
    faultOf: ({ text }) => {
      const grade = readingGrade(text)
      return grade > highestGrade ? `grade ${grade.toFixed(1)}` : null
    },
  },
]

/** The words by which a stem refers to a figure, or null. */
export function figureInStem(text: string): string | null {
  return figure.exec(text)?.[0] ?? null
}

/** True if the stem asks for what is not the case. */
export function isNegative({ text }: LintedQuestion): boolean {
  return asksForNot.test(text)
}

/**
 * The Flesch–Kincaid school grade of a text. Technical terms count as words of three syllables, because the subject requires them. 0
 * for texts that are too short to tell.
 */
export function readingGrade(text: string): number {
  const words = wordsOf(text).filter((word) => /^\p{Ll}+\p{P}?$/iu.test(word))
  if (words.length < graded) return 0
  const sentences = Math.max(1, text.split(/[.?!:;]\s/).length)
  const syllables = words.reduce((sum, word) => sum + Math.min(3, syllablesOf(word)), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

function syllablesOf(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/e\P{L}*$/u, '')
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 0)
}
