import * as z from 'zod/mini'
import { SubjectId } from '../content/question.ts'
import { call } from '../contract/call.ts'
import { TopicId } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'
import { Trial, TrialDraw } from './trial.ts'

export const getTrial = call({
  method: 'GET',
  path: '/api/trials/:subject',
  access: 'visitor',
  summary: 'The questions that anyone may try without an account: five of a subject, or of one topic',
  params: z.object({ subject: SubjectId }),
  query: z.object({
    topic: z.optional(TopicId),
    /** The draw of the day when left out. */
    draw: z.optional(TrialDraw),
  }),
  mayLag: true,
  reply: success({ trial: Trial }),
})

export const addTrialAnswers = call({
  method: 'POST',
  path: '/api/trials/answers',
  access: 'student',
  entrance: 'answers',
  summary:
    'Adds the answers that the address of a trial says to the account, where it has none to these questions from it',
  body: z.object({
    subject: SubjectId,
    topic: z.nullable(TopicId),
    draw: TrialDraw,
    mark: z.string().check(z.regex(/^\w{1,40}$/)),
    /** The letters of the address. */
    answers: z.string().check(z.regex(/^[A-Z]{1,20}$/)),
  }),
  reply: success({ added: z.int() }),
})
