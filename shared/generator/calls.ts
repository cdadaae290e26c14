import * as z from 'zod/mini'
import { ExamType, ShownQuestion, SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { QuestionId, TopicId } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

/** Number of questions in one generation (GEN-01). */
export const generationSize = 50

/** A student's request for new questions, and its progress. */
export const Generation = z.object({
  id: z.uuid(),
  subject: SubjectId,
  examType: ExamType,
  /** `stopped` means by the student. Questions made before that, or before a failure, are kept. */
  state: z.enum(['running', 'done', 'failed', 'stopped']),
  /** Number of questions asked for. */
  wanted: z.int(),
  startedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** Explains a failure, a shortfall, or why a requested AI wrote nothing. */
  message: z.nullable(z.string()),
  questions: z.array(ShownQuestion),
  /** Number of questions made so far. */
  count: z.int(),
})
export type Generation = z.infer<typeof Generation>

export const generate = call({
  method: 'POST',
  path: '/api/question-generator/generate',
  access: 'student',
  entrance: 'others',
  summary: 'Generates new questions for the student. Waits until all are ready, unless asked to work in the background',
  body: z.object({
    subject: SubjectId,
    examType: ExamType,
    count: z._default(z.int().check(z.minimum(1), z.maximum(generationSize)), generationSize),
    topicIds: z.optional(z.array(TopicId).check(z.maxLength(50))),
    /** Replies at once. The client then polls the generation by its id. */
    background: z.optional(z.boolean()),
  }),
  reply: success({ data: Generation }),
})

export const getGeneration = call({
  method: 'GET',
  path: '/api/question-generator/generations/:id',
  access: 'student',
  summary: 'The progress of one of the student’s generations',
  params: z.object({ id: z.uuid() }),
  reply: success({ data: Generation }),
})

export const latestGeneration = call({
  method: 'GET',
  path: '/api/question-generator/generations/latest',
  access: 'student',
  summary: 'The student’s latest generation, without its questions; null if there is none',
  reply: success({ data: z.nullable(z.omit(Generation, { questions: true })) }),
})

export const stopGeneration = call({
  method: 'POST',
  path: '/api/question-generator/generations/:id/stop',
  access: 'student',
  summary: 'Stops a generation and keeps its questions',
  params: z.object({ id: z.uuid() }),
  reply: success({ data: Generation }),
})

/** How much of a subject a student has answered, and whether they may generate more (decision 25). */
export const SubjectEligibility = z.object({
  subject: SubjectId,
  /** Distinct published questions answered. */
  attempted: z.int(),
  /** Number of published questions. */
  total: z.int(),
  /** Percentage of right answers, rounded; null before the first. */
  accuracy: z.nullable(z.int()),
  canGenerateMore: z.boolean(),
  /** The exams for which the student may generate more. */
  examTypes: z.array(ExamType),
  /** How many more distinct questions the student has to answer first; 0 if they may generate now. */
  missing: z.int(),
})
export type SubjectEligibility = z.infer<typeof SubjectEligibility>

export const generatorProgress = call({
  method: 'GET',
  path: '/api/question-generator/progress',
  access: 'student',
  weight: 8,
  summary: 'For each subject, whether the student may generate more questions',
  mayLag: true,
  reply: success({ data: z.array(SubjectEligibility) }),
})

/** A question written by a model, for an administrator to review. */
export const WrittenQuestion = z.object({ question: ShownQuestion, writtenAt: z.string(), isPublished: z.boolean() })
export type WrittenQuestion = z.infer<typeof WrittenQuestion>

export const listWrittenQuestions = call({
  method: 'GET',
  path: '/api/admin/written-questions',
  access: 'admin',
  summary: 'Questions written by a model that are not in the bank, newest first',
  reply: success({ data: z.array(WrittenQuestion) }),
})

export const publishWrittenQuestion = call({
  method: 'POST',
  path: '/api/admin/written-questions/:id/publish',
  access: 'admin',
  summary: 'Publishes a question written by a model, after an administrator has reviewed it',
  params: z.object({ id: QuestionId }),
  reply: success({}),
})
