import { createQuestion as createQuestionCall, createTopic as createTopicCall } from '@sabi/shared/subjects/edit-calls'
import type { Platform } from '../platform/platform.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { createQuestion } from './create-question.ts'
import { createTopic } from './create-topic.ts'

/** Questions and topics that administrators write into a form. Each is an import of one, so that it is listed and can be undone. */
export function creationRoutes({ database }: Platform): Route[] {
  return [
    serve(createQuestionCall, async ({ body }, { viewer }) => ({
      question: await createQuestion(database, body, viewer.user.id),
    })),

    serve(createTopicCall, async ({ body }, { viewer }) => ({
      data: await createTopic(database, body, viewer.user.id),
    })),
  ]
}
