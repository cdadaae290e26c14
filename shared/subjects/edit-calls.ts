import * as z from 'zod/mini'
import { PictureAddress, PictureWords } from '../content/picture.ts'
import { ShownQuestion, SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { QuestionId, TopicId, StoredNumber, wholeNumber, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'
import { ItemStatistics, QuestionPlace, QuestionText } from '../flags/calls.ts'
import { Topic } from './calls.ts'
import { NewTopic, TopicWords } from './import-calls.ts'

/** Why a version was made, as `/corrections` and the history of the question say it. */
const Cause = z.string().check(z.trim(), z.minLength(1), z.maxLength(500), withoutNul)

const WrittenQuestion = z.extend(z.extend(QuestionText, QuestionPlace.shape), {
  /** Follows from the topic; one that contradicts it is refused (API-07). */
  subject: z.optional(SubjectId),
  /** Left out, a question that is edited keeps its picture; null removes it. */
  imageUrl: z.optional(z.nullable(PictureAddress)),
  /** Required with a picture. If it is left out, a question that is edited keeps the words of its picture. */
  imageAlt: z.optional(PictureWords),
})

interface Pictured {
  imageUrl?: string | null | undefined
  imageAlt?: string | undefined
}

/** A picture that is chosen needs words, and nobody can take the words of one away. */
const hasPictureWords = z.refine<Pictured>(
  ({ imageUrl, imageAlt }) =>
    imageUrl === null || (imageAlt !== '' && (imageUrl === undefined || imageAlt !== undefined)),
  { error: 'Say in words what the picture shows', path: ['imageAlt'] },
)

export const createQuestion = call({
  method: 'POST',
  path: '/api/questions',
  access: 'admin',
  summary: 'Publishes a question that an administrator wrote, with the checks of an import',
  body: WrittenQuestion.check(hasPictureWords),
  reply: success({ question: ShownQuestion }),
  status: 201,
})

export const editQuestion = call({
  method: 'PUT',
  path: '/api/questions/:id',
  access: 'admin',
  summary: 'Publishes a changed version of a question; a changed key changes the marks of all answers to it',
  params: z.object({ id: QuestionId }),
  body: z
    .extend(WrittenQuestion, {
      /** Shown publicly on the page of corrections; by default, that an administrator edited the question. */
      cause: z._default(Cause, 'An administrator edited this question.'),
      /** The version that was edited: another one by now is a conflict (409). Without it the present one is meant. */
      version: z.optional(StoredNumber),
    })
    .check(hasPictureWords),
  reply: success({ question: ShownQuestion, isKeyChanged: z.boolean() }),
})

export const deleteQuestion = call({
  method: 'DELETE',
  path: '/api/questions/:id',
  access: 'admin',
  summary: 'Removes a question from the lists; its answers stay',
  params: z.object({ id: QuestionId }),
  reply: success({}),
})

export const restoreQuestion = call({
  method: 'POST',
  path: '/api/admin/questions/:id/restore',
  access: 'admin',
  summary: 'Puts a question that was deleted or quarantined back into the lists',
  params: z.object({ id: QuestionId }),
  reply: success({}),
})

export const questionStates = ['published', 'edited', 'deleted', 'quarantined'] as const
export const QuestionState = z.enum(questionStates)

/** A question in the administrator's list. */
export const ListedQuestion = z.object({
  question: ShownQuestion,
  state: QuestionState,
  statistics: z.nullable(ItemStatistics),
})
export type ListedQuestion = z.infer<typeof ListedQuestion>

export const searchQuestions = call({
  method: 'GET',
  path: '/api/admin/questions',
  access: 'admin',
  weight: 40,
  summary: 'Searches questions by words or id, subject, topic and state; pages are ordered by id',
  query: z.object({
    search: z.optional(z.string().check(z.trim(), z.maxLength(200), withoutNul)),
    subject: z.optional(SubjectId),
    topicId: z.optional(TopicId),
    state: z.optional(QuestionState),
    limit: wholeNumber({ from: 1, to: 100, otherwise: 20 }),
    offset: wholeNumber({ from: 0, to: 10_000_000, otherwise: 0 }),
  }),
  reply: success({ data: z.array(ListedQuestion), total: z.int() }),
})

/** A version of a question, for its history. */
export const QuestionVersion = z.object({
  question: ShownQuestion,
  publishedAt: z.string(),
  /** Null for what came with the bank. */
  cause: z.nullable(z.string()),
  /** E-mail of the administrator; null for the bank and for an account that is gone. */
  madeBy: z.nullable(z.string()),
})
export type QuestionVersion = z.infer<typeof QuestionVersion>

export const listVersions = call({
  method: 'GET',
  path: '/api/admin/questions/:id/versions',
  access: 'admin',
  summary: 'Every version of a question, the latest first',
  params: z.object({ id: QuestionId }),
  reply: success({ data: z.array(QuestionVersion) }),
})

/** A text of a question as students will see it. */
const TextPreview = z.object({
  text: z.string(),
  html: z.nullable(z.string()),
  /** Why it cannot be published as it is; null if it can. */
  fault: z.nullable(z.string()),
})
export type TextPreview = z.infer<typeof TextPreview>

export const previewTexts = call({
  method: 'POST',
  path: '/api/admin/preview',
  access: 'admin',
  summary: 'Previews the texts of a question with their mathematics typeset; stores nothing',
  body: z.object({
    texts: z.array(z.string().check(z.maxLength(8000), withoutNul)).check(z.minLength(1), z.maxLength(12)),
  }),
  bodyLimit: 128 * 1024,
  reply: success({ data: z.array(TextPreview) }),
})

export const createTopic = call({
  method: 'POST',
  path: '/api/topics',
  access: 'admin',
  summary: 'Adds a topic to those of the syllabus',
  body: NewTopic,
  reply: success({ data: Topic }),
  status: 201,
})

export const editTopic = call({
  method: 'PUT',
  path: '/api/topics/:id',
  access: 'admin',
  summary: 'Changes a topic; a syllabus topic keeps its subject and its unit',
  params: z.object({ id: TopicId }),
  body: TopicWords,
  reply: success({ data: Topic }),
})

export const deleteTopic = call({
  method: 'DELETE',
  path: '/api/topics/:id',
  access: 'admin',
  summary: 'Removes an added topic that has no questions',
  params: z.object({ id: TopicId }),
  reply: success({}),
})
