import {
  discardDraft as discardDraftCall,
  leaveOutQuestion,
  listDraftQuestions,
  mendExplanation,
  publishImport,
} from '@sabi/shared/subjects/draft-calls'
import type { Platform } from '../platform/platform.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { discardDraft, leaveOut, mendDraft, publishDraft, showDraft } from './drafts.ts'

/** Looking at the draft of an import, and publishing or discarding it. */
export function draftRoutes({ database }: Platform): Route[] {
  return [
    serve(listDraftQuestions, async ({ params: { id }, query: { offset } }) => showDraft(database, id, { offset })),

    serve(publishImport, async ({ params: { id } }, { viewer }) =>
      publishDraft(database, id, { userId: viewer.user.id }),
    ),

    serve(discardDraftCall, async ({ params: { id } }, { viewer }) => ({
      discarded: await discardDraft(database, id, { userId: viewer.user.id }),
    })),

    serve(leaveOutQuestion, async ({ params: { id, questionId } }) => {
      await leaveOut(database, id, questionId)
      return {}
    }),

    serve(mendExplanation, async ({ params: { id, questionId }, body: { explanation } }) => {
      await mendDraft(database, { importId: id, questionId, explanation })
      return {}
    }),
  ]
}
