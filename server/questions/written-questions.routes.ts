import { listWrittenQuestions, publishWrittenQuestion } from '@sabi/shared/generator/calls'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { listUnpublishedWritings, publishWriting } from './written-questions.queries.ts'

/** Questions that a model wrote for students, for an administrator to review and publish. */
export function writtenQuestionRoutes({ database }: Platform): Route[] {
  return [
    serve(listWrittenQuestions, async () => ({ data: await listUnpublishedWritings(database) })),

    serve(publishWrittenQuestion, async ({ params: { id } }, { viewer }) => {
      if (!(await publishWriting(database, id, { userId: viewer.user.id })))
        throw new Refusal(404, 'This question could not be found, or it was already published.')
      return {}
    }),
  ]
}
