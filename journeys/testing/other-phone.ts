import { expect, type Page } from '@playwright/test'
import { v7 as newId } from 'uuid'
import { served } from './served.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Asked {
  id: string
  version: number
  correctOption: number
}

/** Sends answers to these questions, given so many days ago and half a minute apart, as another phone of the student would. */
export async function answerElsewhere(
  page: Page,
  questions: readonly Asked[],
  { daysAgo, isRight }: { daysAgo: number; isRight: boolean },
): Promise<void> {
  const sessionId = newId()
  const start = Date.now() - daysAgo * dayMs
  const answers = questions.map(({ id, version, correctOption }, seq) => ({
    id: newId(),
    sessionId,
    questionId: id,
    questionVersion: version,
    option: isRight ? correctOption : (correctOption + 1) % 4,
    answeredAt: new Date(start + seq * 30_000).toISOString(),
    tzOffset: 60,
    durationMs: 20_000,
    seq,
  }))
  const sent = await served(() =>
    page.request.post('/api/sync/answers', {
      data: { deviceId: 'another phone', answers },
      headers: { origin: new URL(page.url()).origin },
    }),
  )
  expect((await sent.json()).saved).toHaveLength(answers.length)
}
