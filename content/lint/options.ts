import { optionsInPapers } from '../exams/option-count.ts'
import { keyOf, textsOf, type Rule } from './rule.ts'
import { saySame } from './words.ts'

/** Four options suit every board. Those of a board whose papers have five may have as many. */
const usualCount = 4
const longestOption = 90
const fourCounted = /\b(?:each|which) of the four\b/i

/** Rules about the options. */
export const optionRules: readonly Rule[] = [
  {
    id: 'option-count',
    severity: 'error',
    faultOf: ({ options: { length }, examType }) =>
      length === usualCount || length === optionsInPapers(examType) ? null : `${length} options`,
  },
  {
    id: 'counts-options',
    severity: 'error',
    faultOf: (question) => {
      if (question.options.length === usualCount) return null
      const found = textsOf(question).find((text) => fourCounted.test(text))
      return found === undefined ? null : `'${found}' of ${question.options.length} options`
    },
  },
  {
    id: 'empty-option',
    severity: 'error',
    faultOf: ({ options }) => (options.some((option) => option.trim() === '') ? 'an option is empty' : null),
  },
  {
    id: 'equal-options',
    severity: 'error',
    faultOf: ({ options }) => {
      const twin = options.find((option, index) => options.slice(index + 1).some((other) => saySame(option, other)))
      return twin === undefined ? null : `'${twin}' appears twice`
    },
  },
  {
    id: 'key-missing',
    severity: 'error',
    faultOf: (question) => (keyOf(question) === '' ? 'no option is the key' : null),
  },
  {
    id: 'all-of-the-above',
    severity: 'error',
    faultOf: ({ options }) => {
      const found = options.find((option) =>
        /\b(all|none|both|neither|any) of (the above|these|the options)\b/i.test(option),
      )
      return found === undefined ? null : `'${found}'`
    },
  },
  {
    id: 'long-option',
    severity: 'warning',
    faultOf: ({ options }) => {
      const found = options.find((option) => option.length > longestOption)
      return found === undefined ? null : `an option has ${found.length} characters`
    },
  },
  {
    id: 'reason-missing',
    severity: 'error',
    faultOf: ({ reasons, correctOption, options }) => {
      const missing = options.find((_, index) => index !== correctOption && (reasons[index] ?? '') === '')
      return missing === undefined ? null : `no reason why '${missing}' is wrong`
    },
  },
  {
    id: 'reason-for-key',
    severity: 'error',
    faultOf: ({ reasons, correctOption }) =>
      (reasons[correctOption] ?? null) === null ? null : 'the key has a reason for being wrong',
  },
]
