import * as z from 'zod/mini'
import { ExamType, ShownQuestion, SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { QuestionId, TopicId } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'

/** How many questions one generation gives (GEN-01). */
export const generationSize = 50

/** What a student asked to be made, and how far it is. */
export const Generation = z.object({
  id: z.uuid(),
  subject: SubjectId,
  examType: ExamType,
  /** `stopped` by the student; what was made by then is kept, as it is after a failure. */
  state: z.enum(['running', 'done', 'failed', 'stopped']),
  /** How many questions were asked for. */
  wanted: z.int(),
  startedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** What there is to say of a generation that failed, gave fewer than were asked for, or went without an AI that was asked. */
  message: z.nullable(z.string()),
  questions: z.array(ShownQuestion),
  /** How many questions there are so far. */
  count: z.int(),
})
export type Generation = z.infer<typeof Generation>

export const generate = call({
  method: 'POST',
  path: '/api/question-generator/generate',
  access: 'student',
  summary: 'Makes new questions for the student. Waits until all are there, unless asked to work on in the background',
  body: z.object({
    subject: SubjectId,
    examType: ExamType,
    count: z._default(z.int().check(z.minimum(1), z.maximum(generationSize)), generationSize),
    topicIds: z.optional(z.array(TopicId).check(z.maxLength(50))),
    /** Asks for a reply at once; the generation goes on and is asked for by its id. */
    background: z.optional(z.boolean()),
  }),
  reply: success({ data: Generation }),
})

export const getGeneration = call({
  method: 'GET',
  path: '/api/question-generator/generations/:id',
  access: 'student',
  summary: 'How far a generation of the student is',
  params: z.object({ id: z.uuid() }),
  reply: success({ data: Generation }),
})

export const latestGeneration = call({
  method: 'GET',
  path: '/api/question-generator/generations/latest',
  access: 'student',
  summary: 'The student’s latest generation, without its questions; null where there is none',
  reply: success({ data: z.nullable(z.omit(Generation, { questions: true })) }),
})

export const stopGeneration = call({
  method: 'POST',
  path: '/api/question-generator/generations/:id/stop',
  access: 'student',
  summary: 'Ends a generation; the questions that are there stay',
  params: z.object({ id: z.uuid() }),
  reply: success({ data: Generation }),
})

/** How much of a subject a student has answered, and whether more may be made (decision 25). */
export const SubjectEligibility = z.object({
  subject: SubjectId,
  /** Different questions of the published bank that were answered. */
  attempted: z.int(),
  /** Questions of the published bank. */
  total: z.int(),
  /** Whole percent of right answers; null before the first. */
  accuracy: z.nullable(z.int()),
  canGenerateMore: z.boolean(),
  /** The exams for which more may be made. */
  examTypes: z.array(ExamType),
  /** How many more different questions are needed; 0 where more may be made. */
  missing: z.int(),
})
export type SubjectEligibility = z.infer<typeof SubjectEligibility>

export const generatorProgress = call({
  method: 'GET',
  path: '/api/question-generator/progress',
  access: 'student',
  summary: 'For each subject, whether more questions may be made for the student',
  mayLag: true,
  reply: success({ data: z.array(SubjectEligibility) }),
})

/** A question that a model wrote, for an administrator to judge. */
export const WrittenQuestion = z.object({ question: ShownQuestion, writtenAt: z.string(), isPublished: z.boolean() })
export type WrittenQuestion = z.infer<typeof WrittenQuestion>

export const listWrittenQuestions = call({
  method: 'GET',
  path: '/api/admin/written-questions',
  access: 'admin',
  summary: 'Questions that a model wrote and that are not in the bank, the latest first',
  reply: success({ data: z.array(WrittenQuestion) }),
})

export const publishWrittenQuestion = call({
  method: 'POST',
  path: '/api/admin/written-questions/:id/publish',
  access: 'admin',
  summary: 'Takes a question that a model wrote into the bank, after somebody has read it',
  params: z.object({ id: QuestionId }),
  reply: success({}),
})
