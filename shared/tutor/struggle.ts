import { subjects } from '../subjects/subject.ts'
import type { ChatMessage, Quote } from './calls.ts'
import { choices, topicPage } from './choices.ts'
import { lastAsked } from './conversation.ts'
import { escapeMarkdown, quoteMarkdown } from './escape-markdown.ts'
import { fiveOn, topicCalled } from './everyday.ts'
import { exams } from './personal.ts'
import { noteText } from '../content/rich-text.ts'
import { toQuote } from './textbook-answer.ts'
import type { TextbookSearch } from './textbook-search.ts'

const matter = String.raw`(.{3,60}?)`
const end = String.raw`(?: (?:questions?|problems?|sums?|again|always|every time|all the time|abeg|oo?|pls|please|at all|well))*\W*$`
/** Each says that its writer does badly in something. */
const complaints = [
  String.raw`\b(?:keep|kept|always|dey|still) (?:on )?(?:getting|get|doing|answering|do) ${matter}(?: questions?| problems?| sums?)? (?:wrong|incorrect)`,
  String.raw`\bi(?:'?m| am| just| also| still| even| really)* (?:keep|kept|always|dey) (?:on )?(?:failing|fail|missing|miss) ${matter}`,
  String.raw`\bi\b.{0,20}\b(?:mistakes?|trouble|problems?|difficult\w*|struggl\w*) (?:in|on|with) ${matter}`,
  String.raw`\bi(?:'?m| am| dey| be)? (?:\w+ ){0,2}(?:weak|bad|poor|terrible|not good|no good) (?:at|in|with) ${matter}`,
  String.raw`^(?:abeg |pls |please )?${matter} (?:dey |is |are |always |keeps? |too )*(?:confus\w+|hard for|difficult for|disturb\w*|worr\w+) me`,
  String.raw`\bi (?:no sabi|can'?t (?:do|solve)|cannot (?:do|solve)|no fit (?:do|solve)) ${matter}`,
].map((source) => new RegExp(source + end, 'i'))

/** Says that its writer has no trouble. */
const denial =
  /\bi\b.{0,20}\b(?:no|never|not|don'?t|didn'?t)\b.{0,12}\b(?:mistakes?|trouble|problems?|difficult\w*|struggl\w*|weak|bad|poor|terrible)\b/i

/** Words for the question under discussion, and what is larger than a topic. */
const noTopic = new RegExp(
  String.raw`^(?:(?:this|that|these|it|am|them|the) ?(?:\w+ ?){0,2}|questions?|class(?:es)?|school|lessons?|assignments?|home ?work|tests?|my .*|again|any ?more|${exams}.*|${subjects.map(({ name }) => name).join('|')}|maths?)$`,
  'i',
)

/** Encourages a student who keeps failing in one topic: its note, and five questions as the smallest next step. Null for everything else. */
export function struggleAnswer(
  messages: readonly ChatMessage[],
  search: TextbookSearch,
): { content: string; quotes: Quote[] } | null {
  const asked = lastAsked(messages).replaceAll('’', "'")
  const named = complaints.flatMap((complaint) => complaint.exec(asked)?.[1] ?? [])[0]
  // Numbers and equations belong to one question, which asks for its working and not for a topic.
  if (named === undefined || denial.test(asked) || noTopic.test(named) || /[\d=]/.test(named)) return null
  const passage = topicCalled(named, search)
  if (passage === null || passage.coverage < leastCoverage) return null
  const title = escapeMarkdown(passage.title)
  const content = [
    'Many candidates find this hard at first, also those who master it later. You noticed where it goes wrong, and that is where to begin.',
    'The smallest next step: read the note below, then answer five questions. Each answer is explained as soon as you give it.',
    choices([
      [`Five questions: ${title}`, fiveOn(passage)],
      [`The note: ${title}`, topicPage(passage.topicId)],
    ]),
    `From the textbook:\n\n${quoteMarkdown(noteText(passage.html))}`,
  ]
  return { content: content.join('\n\n'), quotes: [toQuote(passage)] }
}

/** Below this share of the words, the topic found is another one. */
const leastCoverage = 0.5
