import { keyOf, type Rule } from './rule.ts'
import { saySame } from './words.ts'

const optionCount = 4
const longestOption = 90

/** Rules about the four options. */
export const optionRules: readonly Rule[] = [
  {
    id: 'option-count',
    severity: 'error',
    faultOf: ({ options }) => (options.length === optionCount ? null : `${options.length} options`),
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
