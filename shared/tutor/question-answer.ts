import type { Question } from '../content/question.ts'
import type { ChatMessage } from './calls.ts'
import { chosenWords, lastAsked } from './conversation.ts'
import { escapeMarkdown, quoteMarkdown } from './escape-markdown.ts'
import { comparable, namedOptions } from './named-options.ts'
import { wantedWords, wordsOf } from './search-words.ts'
import { fillers, inOtherWords, wasSaid } from './simpler.ts'
import type { TextbookSearch } from './textbook-search.ts'

/** The fields of a question that the tutor needs to help with it. */
export type AskedQuestion = Pick<
  Question,
  'passage' | 'text' | 'options' | 'correctOption' | 'canShuffle' | 'explanation' | 'reasons' | 'hints' | 'topicId'
>

/** Number of hints before the full working. */
const maximumHints = 2

/**
 * Helps with a question from its stored hints and working, one step per request: hint 1, hint 2, then the full working. A student
 * who does not understand the working gets it line by line, then the note. The conversation itself determines the step. Returns
 * null if the last message is about something else.
 */
export function answerOnQuestion(
  question: AskedQuestion,
  messages: readonly ChatMessage[],
  search: TextbookSearch,
): string | null {
  const asked = lastAsked(messages)
  const wantsReason = asksWhyWrong.test(asked)
  if (!wantsReason && !isAbout(question, asked)) return null
  const named = optionsIn(question, asked)
  if (named.includes(null)) return whichOption
  const [said = null] = named.length === 1 ? named : []
  const option = wantsReason ? (said ?? chosenIn(question, messages)) : said
  if (wantsReason && option === null) return whichDidYouChoose
  const hints = question.hints.slice(0, maximumHints)
  const step = hints.findIndex((hint) => !wasGiven(hint, messages))
  const hint = hints[step]
  if (hint === undefined && option === null && wantsOtherWords.test(asked) && wasGiven(question.explanation, messages))
    return inOtherWords(
      { asked: question.text, said: question.explanation, what: 'working', topicId: question.topicId },
      messages,
      search,
    )
  if (hint === undefined || wantsWorking.test(asked) || option === question.correctOption)
    return workingOf(question, option)
  const steps = `Step ${step + 1} of ${hints.length + 1}: a hint, from our working for this question.`
  return [...reasonsOf(question, option), steps, quoteMarkdown(hint), goOn(hints.length - step)].join('\n\n')
}

/** Returns a reply to a student who only greets or says thanks, with or without a question under discussion; null otherwise. */
export function courtesyFor(messages: readonly ChatMessage[], question: AskedQuestion | null): string | null {
  const asked = lastAsked(messages)
  if (!courtesy.test(asked)) return null
  const goOnLater = question === null ? 'What would you like to know?' : 'Ask when you want the next step.'
  return /\bth[ax]/i.test(asked) ? `You are welcome. ${goOnLater}` : goOnLater
}

/** The full stored working of a question, with the reason why the option the student named is wrong. */
export function workingOf(question: AskedQuestion, option: number | null = null): string {
  const steps = Math.min(question.hints.length, maximumHints) + 1
  const key = question.options[question.correctOption] ?? ''
  return [
    ...reasonsOf(question, option),
    `${steps === 1 ? 'The' : `Step ${steps} of ${steps}: the`} full working for this question.`,
    quoteMarkdown(question.explanation),
    `Answer: **${escapeMarkdown(key)}**`,
  ].join('\n\n')
}

const whichOption =
  'The options may be in a different order on another phone. Please write the words of the option you mean.'

const whichDidYouChoose =
  'I cannot see which option you chose. Write its words, and I will tell you why it is not the answer.'

/** The option that the student said before, such as in the draft of the app. */
function chosenIn(question: AskedQuestion, messages: readonly ChatMessage[]): number | null {
  for (const { role, content } of [...messages].reverse()) {
    const [, words = null] = role === 'user' ? (chosenWords.exec(content) ?? []) : []
    const place = words === null ? -1 : question.options.indexOf(words)
    if (place !== -1) return place
  }
  return null
}

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

/** The options that a message names; none if it names all of them, as repeating the question does. */
function optionsIn(question: AskedQuestion, asked: string): (number | null)[] {
  const words = comparable(asked).replaceAll(comparable(question.text), ' ')
  const named = [...new Set(namedOptions(question, words).map(({ option }) => option))]
  return named.length >= question.options.length ? [] : named
}

/** Recognises a past hint by its words, so that a hint whose reply was lost is not counted. */
function wasGiven(hint: string, messages: readonly ChatMessage[]): boolean {
  return wasSaid(quoteMarkdown(hint), messages)
}

const courtesy =
  /^\W*(?:hi|hello|hey|good ?(?:morning|afternoon|evening|day|night)?|gm|bye|ho?w (?:far|body|(?:are|u|you|una)(?: (?:you|u|dey|doing))*)|wetin dey|what'?s up|cool|ok|okay|alright|great|nice|thanks?|thx)\b(?:\W+(?:thanks?|hi|hello|how far|guys?|tutor|today|happen|abeg|you|u|so|very|much|a lot|sir|ma|there|morning|day|afternoon|evening|night|for (?:the|your) help))*\W*$/i
const asksWhyWrong =
  /\b(?:why|wetin make|how come)\b.{0,40}\b(?:wrong|incorrect|(?:not|no|isn['’]?t|wasn['’]?t)(?: it)?(?: be)?(?: the)? (?:right|correct|answer))\b/i
const wantsOtherWords =
  /\b(?:simpl\w*|eas(?:y|ier|ily)|slow(?:ly|er)?|other words|(?:not|n['’]?t|no) (?:get|understand|clear|grasp|see)|explain|break (?:it|this|am) down|understand|confused|confusing|lost|stuck|why|how)\b/i
const wantsWorking =
  /\b(?:show|give|tell|want|need|see|know|write|bring)\b.{0,30}\b(?:working|workings|answer|solution|full steps)\b|\bjust (?:answer|tell)\b|\b(?:what|which)(?:'s| is)? the (?:right |correct )?(?:answer|solution|option)\b|\b(?:what|which) (?:option|one|answer) is (?:the )?(?:right|correct|answer)\b|\b(?:full|whole) (?:working|solution)\b|\bi give up\b|\bsolve it\b|^(?:the )?(?:answer|working|solution)\b/i
const wantsHelp =
  /\b(?:hints?|clue|stuck|help|this (?:question|problem|one|sum)|the question|understand|understood|confused|lost|how (?:do|can|should|to) (?:i|we|you)? ?(?:solve|start|begin|do|answer|work|get|find|go about|approach)|next step|another one|don'?t know|no idea|idk|explain (?:it|this|more|again|further)|abeg|wetin)\b/i
const definition = /^\W*(?:what(?:'s| is| are)|define|meaning of|state|who|when)\b/i

/** A message with its own subject matter is about something else, unless it mentions the question or uses its words. */
function isAbout(question: AskedQuestion, asked: string): boolean {
  if (asked.includes(question.text) || wantsWorking.test(asked)) return true
  const wanted = wantedWords(asked).filter((word) => !fillers.has(word))
  if (wanted.length === 0 || optionsIn(question, asked).length > 0) return true
  const known = new Set(wordsOf([question.text, ...question.options].join(' ')))
  const own = wanted.filter((word) => !known.has(word) && !wordsOfHelp.has(word))
  if (own.length === 0) return !definition.test(asked) || wanted.every((word) => wordsOfHelp.has(word))
  return wantsHelp.test(asked) && own.length < wanted.length
}

const wordsOfHelp = new Set(
  wordsOf(
    'hint hints clue stuck next step another question problem sum answer working solution option confused lost first start begin approach idea right wrong correct choose chose pick think sure try again further abeg',
  ),
)
