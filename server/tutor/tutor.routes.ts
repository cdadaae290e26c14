import { chat } from '@sabi/shared/tutor/calls'
import { EventStream } from '../platform/http/event-stream.ts'
import { Limit } from '../platform/limits/limits.ts'
import type { Platform } from '../platform/platform.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { answering, type Answering } from './conversation.ts'
import { reportRoutes } from './reports.routes.ts'
import { assistant, speak, type SpokenEvent } from './speak.ts'
import type { ServedTextbook } from './textbook.ts'
import { lastMessageIsNotTheStudents } from './texts.ts'

/** The tutor. A model answers if one is configured, with the textbook as material; otherwise the textbook does, and says so. */
export function tutorRoutes(platform: Platform, textbook: ServedTextbook): Route[] {
  const count = limitsOf(platform)

  return [
    serve(chat, async ({ body }, { viewer, network, signal }) => {
      const last = body.messages.findLast(({ role }) => role !== 'system')
      if (last?.role !== 'user' || last.content.trim() === '') throw new Refusal(400, lastMessageIsNotTheStudents)
      const { id } = viewer.user
      return count(id, async () => {
        const reply = events(await answering({ platform, textbook }, { ...body, userId: id, network }), signal)
        return body.stream === true ? new EventStream(reply) : wholeOf(reply)
      })
    }),

    ...reportRoutes(platform),
  ]
}

/** Counts a message before it is answered. */
function limitsOf({ pool, settings }: Platform) {
  const { TUTOR_MESSAGES_IN_TEN_MINUTES: few, TUTOR_MESSAGES_A_DAY: many } = settings
  const inTenMinutes = new Limit(pool, {
    name: 'tutor-in-ten-minutes',
    isOfAccounts: true,
    points: few,
    windowSeconds: 10 * 60,
    message: `You have asked ${questions(few)} in 10 minutes. Please wait a few minutes.`,
  })
  const inADay = new Limit(pool, {
    name: 'tutor-in-a-day',
    isOfAccounts: true,
    points: many,
    windowSeconds: 24 * 60 * 60,
    message: `You have asked ${questions(many)} today. Please come back tomorrow.`,
  })
  return <T>(userId: string, work: () => Promise<T>) => inTenMinutes.spend(userId, () => inADay.spend(userId, work))
}

function questions(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`
}

async function* events(answer: Answering, signal: AbortSignal): AsyncGenerator<SpokenEvent> {
  if ('speech' in answer) return yield* speak(answer.speech, signal)
  const { content, mode, quotes } = answer.answer
  yield { type: 'reply', reply: { ...assistant(content), mode, quotes } }
}

async function wholeOf(reply: AsyncIterable<SpokenEvent>) {
  for await (const event of reply) if (event.type === 'reply') return event.reply
  throw new Error('A stream ended without a reply')
}
