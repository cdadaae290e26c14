import * as z from 'zod/mini'
import { call } from '../contract/call.ts'
import { QuestionId, wholeNumber, withoutNul } from '../contract/parameters.ts'
import { success } from '../contract/reply.ts'
import { DraftQuestion } from './draft-question.ts'
import { ImportRecord } from './import-calls.ts'

/** Questions of a draft on one page. */
export const draftPage = 50

const ofImport = z.object({ id: z.uuid() })
const ofQuestion = z.object({ id: z.uuid(), questionId: QuestionId })

export const listDraftQuestions = call({
  method: 'GET',
  path: '/api/imports/:id/questions',
  access: 'admin',
  summary: 'The unpublished questions of an import as students will see them, those that cannot be published yet first',
  params: ofImport,
  query: z.object({ offset: wholeNumber({ from: 0, to: 20_000, otherwise: 0 }) }),
  reply: success({ record: ImportRecord, data: z.array(DraftQuestion) }),
})

export const publishImport = call({
  method: 'POST',
  path: '/api/imports/:id/publish',
  access: 'admin',
  summary: 'Publishes the questions of a draft that are not held; held ones stay in it',
  params: ofImport,
  reply: success({
    published: z.int(),
    /** Questions that the bank has by now; they left the draft. */
    unchanged: z.int(),
    /** Questions that stay in the draft. */
    waiting: z.int(),
  }),
})

export const discardDraft = call({
  method: 'POST',
  path: '/api/imports/:id/discard',
  access: 'admin',
  summary: 'Discards the unpublished questions of an import',
  params: ofImport,
  reply: success({ discarded: z.int() }),
})

export const leaveOutQuestion = call({
  method: 'DELETE',
  path: '/api/imports/:id/questions/:questionId',
  access: 'admin',
  summary: 'Leaves one question out of a draft',
  params: ofQuestion,
  reply: success({}),
})

export const mendExplanation = call({
  method: 'PUT',
  path: '/api/imports/:id/questions/:questionId/explanation',
  access: 'admin',
  summary: 'Sets the explanation of a draft question, with the checks of an import',
  params: ofQuestion,
  body: z.object({ explanation: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000), withoutNul) }),
  reply: success({}),
})
