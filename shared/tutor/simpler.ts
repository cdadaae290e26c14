import { noteText } from '../content/rich-text.ts'
import { subjects } from '../subjects/subject.ts'
import type { ChatMessage } from './calls.ts'
import { choices, topicPage } from './choices.ts'
import { lastAsked } from './conversation.ts'
import { escapeMarkdown, quoteMarkdown } from './escape-markdown.ts'
import type { Passage } from './passages.ts'
import { wantedWords, wordsOf } from './search-words.ts'
import { findPassages, isNothing } from './textbook-answer.ts'
import type { TextbookSearch } from './textbook-search.ts'

/** Words of "I still don't get it", "help me small" or "explain it simpler", which fit any subject. */
export const fillers = new Set(
  wordsOf(
    'still small simple simpler simply easy easier slow slower slowly clear break hard difficult tough confused confusing grasp see bit version terms english language',
  ),
)

const wish =
  /\b(?:simpl\w*|eas(?:y|ier|ily)|slow(?:ly|er)?|other words|break (?:it|this|that|am) down|(?:not|\w*n['’]?t|no) (?:get|understand|clear|grasp|see)|confus\w*|too (?:hard|difficult|tough))\b/i

/** Returns whether a message only asks for simpler words, and names no subject matter. */
function isWish(words: string): boolean {
  return wish.test(words) && wantedWords(words).every((word) => fillers.has(word))
}

export const whatToSimplify = [
  'What shall I make simpler? Write the topic or the whole question, or choose a subject:',
  choices(subjects.map(({ id, name }) => [name, `/topics#${id}`])),
].join('\n\n')

/** Says the last answer in simpler words, or asks what to make simpler if there is none. Null for any other message. */
export function simplerAnswer(messages: readonly ChatMessage[], search: TextbookSearch): string | null {
  if (!isWish(lastAsked(messages))) return null
  const last = [...messages].reverse().find(({ role }) => role === 'assistant')?.content ?? ''
  const asking = messages.filter(({ role, content }) => role === 'user' && !isWish(content))
  const asked = lastAsked(asking)
  const working = messages.find(
    ({ content }, place) => content.startsWith(read) && messages[place - 1]?.content === asked,
  )
  if (working !== undefined)
    return inOtherWords({ asked, said: linesOfWorking(working.content), what: 'working' }, messages, search)
  const passage = last === '' || isNothing(last) ? undefined : passageUnderDiscussion(messages, asking, search)
  if (passage === undefined) return whatToSimplify
  return inOtherWords(
    { asked, said: noteText(passage.html), what: 'passage', topicId: passage.topicId },
    messages,
    search,
  )
}

/** The passage that the reply to the last question quoted, or the note of the topic that it led to. */
function passageUnderDiscussion(
  messages: readonly ChatMessage[],
  asking: readonly ChatMessage[],
  search: TextbookSearch,
): Passage | undefined {
  const asked = asking.at(-1)
  if (asked === undefined) return undefined
  const reply = messages[messages.lastIndexOf(asked) + 1]?.content ?? ''
  const [, words = '', inPath, inQuery] = linkToTopic.exec(reply) ?? []
  const linked = inPath ?? inQuery
  const found = findPassages(search, asking)
  if (linked === undefined) return found[0]
  const isOfTopic = ({ topicId }: Passage) => encodeURIComponent(topicId) === linked
  return found.find(isOfTopic) ?? search.find(words, Infinity).find((one) => one.kind === 'note' && isOfTopic(one))
}

/** The words of a link to a topic’s page or practice, and the topic as it is written there. */
const linkToTopic = /\[((?:[^\]\\]|\\.)*)\]\((?:\/topics\/([\w%.-]+)|\/practice\?[^)]*?topicId=([\w%.-]+))/

const read = 'I read '

/** The lines of a calculation, with each value that was read on its own line, and without the advice at the end. */
function linesOfWorking(working: string): string {
  const parts = working.slice(read.length).split('\n\n').slice(0, -1)
  return parts
    .join('\n')
    .replace(/\*\*\.$/m, '**')
    .replaceAll('**, **', '**\n**')
    .replaceAll('**', '')
    .replaceAll(/^\d+\. /gm, '')
}

interface Said {
  asked: string
  said: string
  what: 'working' | 'passage'
  /** The topic whose note may be quoted; any topic if it is not known. */
  topicId?: string
}

/** How many sections of notes say an answer in other words. */
const mostNotes = 2

/** The last answer line by line, then the sections of notes that are nearest to it, then the whole note. Never the same twice. */
export function inOtherWords(
  { asked, said, what, topicId }: Said,
  messages: readonly ChatMessage[],
  search: TextbookSearch,
): string {
  const lines = linesOf(said).map((line, place) => `${place + 1}. ${escapeMarkdown(line)}`)
  const inLines = `The same ${what}, one step on each line:\n\n${lines.join('\n')}\n\nWhich line is not clear? Ask again for the note.`
  if (lines.length > 1 && !wasSaid(inLines, messages)) return inLines
  const notes = search
    .find(`${asked} ${said}`, Infinity)
    .filter(
      ({ kind, heading, topicId: own }) => kind === 'note' && heading !== 'Worked example' && (topicId ?? own) === own,
    )
    .slice(0, mostNotes)
  const note = notes.find(({ html }) => !wasSaid(quoteMarkdown(noteText(html)), messages))
  const link = topicPage(note?.topicId ?? topicId ?? notes[0]?.topicId ?? '')
  if (note === undefined) return `That is all I have on this. Read [the whole note](${link}) next, or ask a teacher.`
  return `The note says it in other words, under [${escapeMarkdown(note.heading || note.title)}](${link}):\n\n${quoteMarkdown(noteText(note.html))}`
}

/** Splits a text at its line breaks and sentences. */
function linesOf(text: string): string[] {
  return text.split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u).filter((line) => line.trim() !== '')
}

/** Returns whether a reply of the tutor has these words. */
export function wasSaid(words: string, messages: readonly ChatMessage[]): boolean {
  return messages.some(({ role, content }) => role === 'assistant' && content.includes(words))
}
