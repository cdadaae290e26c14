import * as z from 'zod/mini'
import { Note } from '../content/note.ts'
import { Difficulty, ExamType, ShownQuestion, SubjectId } from '../content/question.ts'
import { call, type ArgumentsOf } from '../contract/call.ts'
import { Flag, QuestionId, TopicId, wholeNumber, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

/** Most questions that one practice session holds. */
export const maximumSessionLength = 100
/** Page size of the list that phones copy the bank from; the largest that the server gives. */
export const syncPageSize = 500

/** Letters of a search: what is longer is no search, and would only take time. */
export const longestSearch = 100

const SearchTerm = z.string().check(z.trim(), z.maxLength(longestSearch), withoutNul)

/** A filter that may be left open: 'ALL', or not given at all. */
function orAll<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.union([z.literal('ALL'), schema]), 'ALL')
}

/** Which questions: every part is 'ALL' unless given. */
export const QuestionFilter = z.object({
  subject: orAll(SubjectId),
  examType: orAll(ExamType),
  difficulty: orAll(Difficulty),
  topicId: orAll(TopicId),
})
export type QuestionFilter = z.output<typeof QuestionFilter>

export const Topic = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** School year: SS1, SS2 or SS3. */
  level: z.enum(['SS1', 'SS2', 'SS3']),
  /** Title of the unit that the topic belongs to. */
  category: z.string(),
  /** Number of that unit within the subject, 1 to 11. */
  unit: z.int(),
  subject: SubjectId,
  /** The commonest difficulty among its questions; medium where there are none. */
  difficulty: Difficulty,
  _count: z.object({ questions: z.int() }),
  /** True for a topic that an administrator added; left out for those of the syllabus. */
  isAdded: z.optional(z.boolean()),
})
export type Topic = z.infer<typeof Topic>

export const listQuestions = call({
  method: 'GET',
  path: '/api/questions',
  access: 'visitor',
  rowsOfPoint: 60,
  // A draw for a student reads their answers.
  pointsOfFlag: { random: 5 },
  summary:
    'Questions that match the filter: a page ordered by topic and id, a random draw that mirrors the papers, or the results of a search, best first',
  query: z.extend(QuestionFilter, {
    limit: wholeNumber({ from: 1, to: syncPageSize, otherwise: 20 }),
    offset: wholeNumber({ from: 0, to: 10_000_000, otherwise: 0 }),
    random: Flag,
    /** The question that a random draw opens with, if it matches the filter. */
    first: z.optional(QuestionId),
    /** A random draw for a signed-in student prefers what is new or due by their memory, unless it is off. */
    memory: z.optional(z.literal('off')),
    /** A student's search. The matching questions come best first, at most a hundred, one per family. */
    search: z._default(SearchTerm, ''),
  }),
  mayLag: true,
  reply: success({
    questions: z.array(ShownQuestion),
    total: z.int(),
    /** The version of the published questions that this was read from: a standby may lag. Older servers omit it. */
    version: z.optional(z.string()),
  }),
})

export const countQuestions = call({
  method: 'GET',
  path: '/api/questions/count',
  access: 'visitor',
  pointsOfFlag: { standings: 30 },
  summary: 'How many questions match the filter; for a student who asks, how many of their skills are new or due too',
  query: z.extend(QuestionFilter, { standings: Flag }),
  mayLag: true,
  reply: success({
    count: z.int(),
    /** Older servers omit it. */
    standings: z.optional(z.object({ new: z.int(), again: z.int(), due: z.int(), resting: z.int() })),
  }),
})

export const questionVersion = call({
  method: 'GET',
  path: '/api/questions/version',
  access: 'visitor',
  summary: 'The version of the published questions, which changes whenever they do, and how many there are',
  // As the lists do, which are asked for next: heard of earlier, the new version would name what a standby still has of the old.
  mayLag: true,
  reply: success({ version: z.string(), count: z.int() }),
})

export const subjectStatistics = call({
  method: 'GET',
  path: '/api/questions/subject-stats',
  access: 'visitor',
  summary: 'Counts of one subject',
  query: z.object({ subject: SubjectId }),
  mayLag: true,
  reply: success({ questionCount: z.int(), topicCount: z.int(), examTypeCount: z.int() }),
})

export const getQuestion = call({
  method: 'GET',
  path: '/api/questions/:id',
  access: 'visitor',
  summary: 'One question',
  params: z.object({ id: QuestionId }),
  mayLag: true,
  reply: success({ question: ShownQuestion }),
})

export const listTopics = call({
  method: 'GET',
  path: '/api/topics',
  access: 'visitor',
  weight: 2,
  summary: 'The topics of the syllabus, of one subject or all',
  query: z.object({ subject: orAll(SubjectId) }),
  mayLag: true,
  reply: success({ data: z.array(Topic) }),
})

/** The arguments for all topics of all subjects: few enough to search and count on a phone. */
export const everyTopic = { query: { subject: 'ALL' } } as const satisfies ArgumentsOf<typeof listTopics>

/** A topic that was found, and where its words are. */
export const FoundTopic = z.object({
  topicId: z.string(),
  /**
   * The best match: the topic's own title or description, a section of its note, or the explanation of a question.
   */
  kind: z.enum(['topic', 'note', 'explanation']),
  /** Heading of that section, or text of that question; '' for the topic itself and for the opening of a note. */
  heading: z.string(),
})
export type FoundTopic = z.infer<typeof FoundTopic>

export const findTopics = call({
  method: 'GET',
  path: '/api/search',
  access: 'visitor',
  weight: 2,
  summary: 'The topics that match a search of titles, notes and questions, best first, at most thirty',
  query: z.object({ search: SearchTerm }),
  mayLag: true,
  reply: success({ data: z.array(FoundTopic) }),
})

export const getTopic = call({
  method: 'GET',
  path: '/api/topics/:id',
  access: 'visitor',
  summary: 'One topic',
  params: z.object({ id: TopicId }),
  mayLag: true,
  reply: success({ data: Topic }),
})

export const getNote = call({
  method: 'GET',
  path: '/api/topics/:id/note',
  access: 'visitor',
  summary: 'The study note of a topic; null if there is none yet',
  params: z.object({ id: TopicId }),
  mayLag: true,
  reply: success({ note: z.nullable(Note) }),
})
