import type { Question } from '../content/question.ts'
import type { ChatMessage } from './calls.ts'
import { lastAsked } from './conversation.ts'
import { escapeMarkdown, quoteMarkdown } from './escape-markdown.ts'
import { comparable, namedOptions } from './named-options.ts'
import { wantedWords, wordsOf } from './search-words.ts'

/** What the tutor needs of a question to help with it. */
export type AskedQuestion = Pick<
  Question,
  'text' | 'options' | 'correctOption' | 'canShuffle' | 'explanation' | 'reasons' | 'hints'
>

/** Hints that come before the full working. */
const maximumHints = 2

/**
 * Helps with a question from what is kept of it, a step for each time that help is asked for: hint 1, hint 2, then the full working.
 * Which step it is follows from the conversation alone. Null where the last message is about something else.
 */
export function answerOnQuestion(question: AskedQuestion, messages: readonly ChatMessage[]): string | null {
  const asked = lastAsked(messages)
  if (!isAbout(question, asked)) return null
  const named = optionsIn(question, asked)
  if (named.includes(null)) return whichOption
  const [option = null] = named.length === 1 ? named : []
  const hints = question.hints.slice(0, maximumHints)
  const step = hints.findIndex((hint) => !wasGiven(hint, messages))
  const hint = hints[step]
  if (hint === undefined || wantsWorking.test(asked) || option === question.correctOption)
    return workingOf(question, option)
  const steps = `Step ${step + 1} of ${hints.length + 1}: a hint, from the working that is kept for this question.`
  return [...reasonsOf(question, option), steps, quoteMarkdown(hint), goOn(hints.length - step)].join('\n\n')
}

/** What is said to a student who only greets or thanks, with or without a question at hand; null for all others. */
export function courtesyFor(messages: readonly ChatMessage[], question: AskedQuestion | null): string | null {
  const asked = lastAsked(messages)
  if (!courtesy.test(asked)) return null
  const goOnLater = question === null ? 'What would you like to know?' : 'Ask when you want the next step.'
  return /\bth[ax]/i.test(asked) ? `You are welcome. ${goOnLater}` : goOnLater
}

/** All that is kept of how the question is answered, with the reason against the option that the student named. */
export function workingOf(question: AskedQuestion, option: number | null = null): string {
  const steps = Math.min(question.hints.length, maximumHints) + 1
  const key = question.options[question.correctOption] ?? ''
  return [
    ...reasonsOf(question, option),
    `${steps === 1 ? 'The' : `Step ${steps} of ${steps}: the`} full working, as it is kept for this question.`,
    quoteMarkdown(question.explanation),
    `Answer: **${escapeMarkdown(key)}**`,
  ].join('\n\n')
}

const whichOption =
  'Options can stand in another order on another phone. Please write the words of the option you mean.'

function goOn(left: number): string {
  return left > 1 ? 'Ask again for the next hint, or for the working.' : 'Ask again for the full working.'
}

function reasonsOf({ options, correctOption, reasons }: AskedQuestion, option: number | null): string[] {
  const words = escapeMarkdown(options[option ?? -1] ?? '')
  if (option === null || words === '') return []
  if (option === correctOption) return [`“${words}” is right.`]
  const reason = reasons[option] ?? null
  return [`“${words}” is not the answer.`, ...(reason === null ? [] : [quoteMarkdown(reason)])]
}

/** The options that a message names; none where it names all, as one that repeats the question does. */
function optionsIn(question: AskedQuestion, asked: string): (number | null)[] {
  const words = comparable(asked).replaceAll(comparable(question.text), ' ')
  const named = [...new Set(namedOptions(question, words).map(({ option }) => option))]
  return named.length >= question.options.length ? [] : named
}

/** A step of the past is known by its words, so that a reply which was lost is not counted. */
function wasGiven(hint: string, messages: readonly ChatMessage[]): boolean {
  const quoted = quoteMarkdown(hint)
  return messages.some(({ role, content }) => role === 'assistant' && content.includes(quoted))
}

const courtesy =
  /^\W*(?:hi|hello|hey|good|bye|cool|ok|okay|alright|great|nice|thanks?|thx)\b(?:\W+(?:thanks?|you|u|so|very|much|a lot|sir|ma|there|morning|day|afternoon|evening|night|for (?:the|your) help))*\W*$/i
const wantsWorking =
  /\b(?:show|give|tell|want|need|see|know|write|bring)\b.{0,30}\b(?:working|workings|answer|solution|full steps)\b|\bjust (?:answer|tell)\b|\b(?:what|which)(?:'s| is)? the (?:right |correct )?(?:answer|solution|option)\b|\b(?:what|which) (?:option|one|answer) is (?:the )?(?:right|correct|answer)\b|\b(?:full|whole) (?:working|solution)\b|\bi give up\b|\bsolve it\b|^(?:the )?(?:answer|working|solution)\b/i
const wantsHelp =
  /\b(?:hints?|clue|stuck|help|this (?:question|problem|one|sum)|the question|understand|understood|confused|lost|how (?:do|can|should|to) (?:i|we|you)? ?(?:solve|start|begin|do|answer|work|get|find|go about|approach)|next step|another one|don'?t know|no idea|idk|explain (?:it|this|more|again|further)|abeg|wetin)\b/i
const definition = /^\W*(?:what(?:'s| is| are)|define|meaning of|state|who|when)\b/i

/** A message of its own matter is about something else, unless it speaks of the question or in its words. */
function isAbout(question: AskedQuestion, asked: string): boolean {
  if (asked.includes(question.text) || wantsWorking.test(asked)) return true
  const wanted = wantedWords(asked).filter((word) => !fillers.has(word))
  if (wanted.length === 0 || optionsIn(question, asked).length > 0) return true
  const known = new Set(wordsOf([question.text, ...question.options].join(' ')))
  const own = wanted.filter((word) => !known.has(word) && !wordsOfHelp.has(word))
  if (own.length === 0) return !definition.test(asked) || wanted.every((word) => wordsOfHelp.has(word))
  return wantsHelp.test(asked) && own.length < wanted.length
}

/** "I still don't get it", "help me small": said of any matter. */
const fillers = new Set(wordsOf('still small'))

const wordsOfHelp = new Set(
  wordsOf(
    'hint hints clue stuck next step another question problem sum answer working solution option confused lost first start begin approach idea right wrong correct choose chose pick think sure try again further abeg',
  ),
)
