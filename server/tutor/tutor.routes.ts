import { chat } from '@sabi/shared/tutor/calls'
import { answerFromTextbook } from '@sabi/shared/tutor/textbook-answer'
import { Limit } from '../platform/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { serve, type Route } from '../platform/serve.ts'
import { ServedTextbook } from './textbook.ts'

/** The tutor. It answers from the textbook, and says so. */
export function tutorRoutes({ database, pool }: Platform): Route[] {
  const textbook = new ServedTextbook(database)
  const inTenMinutes = new Limit(pool, {
    name: 'tutor-in-ten-minutes',
    points: 20,
    windowSeconds: 10 * 60,
    message: 'You have asked 20 questions in 10 minutes. Please wait a little.',
  })
  const inADay = new Limit(pool, {
    name: 'tutor-in-a-day',
    points: 100,
    windowSeconds: 24 * 60 * 60,
    message: 'You have asked 100 questions today. Please go on tomorrow.',
  })

  return [
    serve(chat, async ({ body: { messages } }, { viewer }) => {
      const { id } = viewer.user
      return inTenMinutes.spend(id, () =>
        inADay.spend(id, async () => {
          const { content, quotes } = answerFromTextbook(await textbook.search(), messages)
          return { choices: [{ message: { role: 'assistant' as const, content } }], mode: 'textbook' as const, quotes }
        }),
      )
    }),
  ]
}
