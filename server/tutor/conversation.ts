import { boards } from '@sabi/content/exams/papers'
import type { Question } from '@sabi/shared/content/question'
import type { InputOf } from '@sabi/shared/contract/call'
import { answerFromHelp, createHelpSearch, type HelpPassage } from '@sabi/shared/help/help-answer'
import { answerWithoutModel, comfortFor, type TutorAnswer } from '@sabi/shared/tutor/answer'
import type { chat, ChatMessage } from '@sabi/shared/tutor/calls'
import { lastAsked } from '@sabi/shared/tutor/conversation'
import { escapeMarkdown } from '@sabi/shared/tutor/escape-markdown'
import { claimOf } from '@sabi/shared/tutor/key-check'
import type { Matter, Passage } from '@sabi/shared/tutor/passages'
import { courtesyFor } from '@sabi/shared/tutor/question-answer'
import { findPassages, toQuote } from '@sabi/shared/tutor/textbook-answer'
import type { TextbookSearch } from '@sabi/shared/tutor/textbook-search'
import type { Payer } from '../ai-provider/shares.ts'
import type { Platform } from '../platform/platform.ts'
import { promptFor } from './prompt.ts'
import { findQuestionFor } from './question.queries.ts'
import { sourcesOf, withSources } from './sources.ts'
import type { Speech } from './speak.ts'
import type { ServedTextbook } from './textbook.ts'

type Asking = InputOf<typeof chat>['body'] & Payer

/** How a message is answered: with our own reply, or by a model. */
export type Answering = { answer: TutorAnswer } | { speech: Speech }

/** Loads the context for a message and decides whether a model or the textbook answers. A student who seems to be in danger always gets our own reply. */
export async function answering(
  { platform, textbook }: { platform: Platform; textbook: ServedTextbook },
  asking: Asking,
): Promise<Answering> {
  const messages = asking.messages.filter(({ role }) => role !== 'system')
  const comfort = comfortFor(messages)
  if (comfort !== null) return { answer: comfort }
  const { provider, settings } = platform
  const known =
    asking.about === 'help'
      ? await helpOn(messages, { hasModel: provider !== null })
      : await lessonOn({ platform, textbook }, asking)
  if (provider === null) return { answer: known.ownAnswer }
  const { found, ...rest } = known
  const { question } = known
  const isAboutHelp = asking.about === 'help'
  const prompt = promptFor({ messages, found, question, isAboutHelp, isShort: asking.isShort ?? false })
  const claim = question === null ? null : claimOf(question, messages)
  const isStream = asking.stream ?? false
  const payer = { userId: asking.userId, network: asking.network }
  return { speech: { ...rest, provider, payer, prompt, apiKey: settings.AI_API_KEY, claim, isAboutHelp, isStream } }
}

interface Known extends Pick<Speech, 'ownAnswer' | 'question' | 'sources' | 'ownSources' | 'quotes'> {
  found: readonly Matter[]
}

async function lessonOn(
  { platform: { database }, textbook }: { platform: Platform; textbook: ServedTextbook },
  { messages, questionId, userId, isShort = false }: Asking,
): Promise<Known> {
  const [search, question] = await Promise.all([
    textbook.search(),
    questionId === undefined ? null : findQuestionFor(database, { questionId, userId }),
  ])
  const found = question === null ? findPassages(search, messages) : passagesOn(question, { search, messages })
  const ownSources = sourcesOf(found.filter((passage) => question !== null && isNoteOf(question, passage)))
  const answer = answerWithoutModel({ search, messages, question, boards, isShort })
  const isWorking = answer.mode === 'working'
  const ownAnswer = isWorking ? { ...answer, content: withSources(answer.content, ownSources) } : answer
  return { ownAnswer, question, found, sources: sourcesOf(found), ownSources, quotes: found.map(toQuote) }
}

const helpSearches: {
  withModel?: Promise<TextbookSearch<HelpPassage>>
  otherwise?: Promise<TextbookSearch<HelpPassage>>
} = {}

async function helpOn(messages: readonly ChatMessage[], { hasModel }: { hasModel: boolean }): Promise<Known> {
  const search = await (hasModel
    ? (helpSearches.withModel ??= createHelpSearch((withModel) => withModel))
    : (helpSearches.otherwise ??= createHelpSearch((_, otherwise) => otherwise)))
  const found = findPassages(search, messages)
  const sources = found.map(({ heading, id }) => ({ words: escapeMarkdown(heading), address: `/help#${id}` }))
  const content = courtesyFor(messages, null) ?? answerFromHelp(search, messages)
  const ownAnswer: TutorAnswer = { content, mode: 'textbook', quotes: [] }
  return { ownAnswer, question: null, found, sources, ownSources: [], quotes: [] }
}

/** Maximum number of passages from the topic of the question. The others are found by the words of the conversation. */
const mostOfTopic = 2
const mostOnQuestion = 3

/** Puts passages from the topic of the question first, whatever the student asks. */
function passagesOn(
  question: Question,
  { search, messages }: { search: TextbookSearch; messages: readonly ChatMessage[] },
): Passage[] {
  const { text } = question
  const isOwn = (passage: Passage) => isNoteOf(question, passage)
  const ofTopic = search.find(`${text} ${lastAsked(messages)}`, Infinity).filter(isOwn)
  // Searches with the words of the question in case the student's own are too vague, and leaves out the question's own explanation.
  const others = findPassages(search, [{ role: 'user', content: text }, ...messages])
  const further = others.filter((passage) => !isOwn(passage) && passage.heading !== text)
  return [...ofTopic.slice(0, mostOfTopic), ...further].slice(0, mostOnQuestion)
}

function isNoteOf(question: Question, { kind, topicId }: Passage): boolean {
  return kind === 'note' && topicId === question.topicId
}
