import type { RuleChecker } from './by-rules.ts'

type Tense =
  | 'present'
  | 'past'
  | 'present perfect'
  | 'past perfect'
  | 'future'
  | 'future perfect'
  | 'progressive'
  | 'conditional'

/** The past forms that do not end in -ed, of the verbs in the frames. */
const irregularPasts: ReadonlySet<string> = new Set(
  'taught kept sold knew drove sang wore ran held wrote broke found bought blew caught began spoke chose stole told forgot left went spent ate fell got saw paid brought made were was repaid'.split(
    ' ',
  ),
)

/** The tense that the time expression or the other clause asks for, and the rule that tells it. */
const clues: readonly (readonly [clue: RegExp, tense: Tense, rule: string])[] = [
  [/^By the time .+ ______/, 'past perfect', 'before'],
  [
    /^By (?:the end of next|this time (?:tomorrow|next)|noon tomorrow|next|ten tonight|20\d\d)/,
    'future perfect',
    'by-then',
  ],
  [/ will (?:not )?\w+ .*(?:when|until|before|as soon as) [^.]*______/, 'present', 'clause'],
  [/______.* since /, 'present perfect', 'since'],
  [/______.*(?:yesterday(?: evening)?|last \w+|ago|in (?:19|20)\d\d)\.$/, 'past', 'finished'],
]

/** Reads the clue in the words of the sentence and the tense in the words of the option. */
export const checkTense: RuleChecker = (sentence, option) => {
  const clue = clues.find(([pattern]) => pattern.test(sentence))
  if (clue === undefined) return ['no clue']
  return tenseOf(option) === clue[1] ? [] : [clue[2]]
}

function tenseOf(option: string): Tense {
  if (/^will have \w+$/.test(option)) return 'future perfect'
  if (/^will \w+$/.test(option)) return 'future'
  if (option.startsWith('would ')) return 'conditional'
  if (/^had \w+$/.test(option)) return 'past perfect'
  if (/^(?:has|have) \w+$/.test(option)) return 'present perfect'
  if (/^(?:is|are|was|were) \w+ing$/.test(option)) return 'progressive'
  return irregularPasts.has(option) || option.endsWith('ed') ? 'past' : 'present'
}
