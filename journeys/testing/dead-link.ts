import { register } from '@sabi/shared/accounts/calls'
import { batchLength } from '@sabi/shared/practice/practise'
import { listQuestions } from '@sabi/shared/subjects/calls'
import { getDigest, sendAnswers, type SyncedAnswer } from '@sabi/shared/sync/calls'
import type { DigestDay } from '@sabi/shared/sync/digest'
import type { Page } from '@playwright/test'
import { v7 as newId } from 'uuid'
import { someStudent } from './fixtures.ts'
import type { Line, Meddling } from './line.ts'
import { expectQuestion } from './practising.ts'
import { served } from './served.ts'

type Meddle = Line['meddle']

const cycleMs = 5000
const downMs = 3000
const largestTaken = 2000

/** What a bad connection does to requests of a loaded page. It always hits the first batch of answers. */
export const badLines: Readonly<Record<string, () => Meddle>> = {
  'resets every connection': () => () => 'reset',
  'takes requests and never answers': () => () => 'silence',
  'loses three replies of ten': () => {
    let sent = 0
    return whereAnswersGo(() => (sent++ % 10 < 3 ? 'lost' : undefined))
  },
  'is down for 3 s and up for 2': () => {
    let since: number | undefined
    return () => {
      since ??= Date.now()
      return (Date.now() - since) % cycleMs < downMs ? 'reset' : undefined
    }
  },
  'cuts replies in half': () => whereAnswersGo(() => 'half'),
  'says with a page that all is well': () => whereAnswersGo(() => page(200)),
  'names no answer': () => whereAnswersGo(() => json(200, { success: true, saved: [], duplicate: [], rejected: [] })),
  'wants a login of its own (401)': () => whereAnswersGo(() => page(401)),
  'says in our words to sign in (401)': () => whereAnswersGo(() => refusal(401)),
  'takes no long request (413)': () => whereAnswersGo((length) => (length > largestTaken ? refusal(413) : undefined)),
  'understands nothing (422)': () => whereAnswersGo(() => refusal(422)),
  'asks to wait (429)': () => whereAnswersGo(() => ({ ...refusal(429), retryAfter: 3 })),
  'fails (500)': () => whereAnswersGo(() => refusal(500)),
  'is overloaded (503)': () => whereAnswersGo(() => page(503)),
}

function whereAnswersGo(meddle: (length: number) => Meddling): Meddle {
  return (path, length) => (path === sendAnswers.path ? meddle(length) : undefined)
}

function page(status: number) {
  return { status, type: 'text/html', body: '<title>Welcome to the Hotel</title>' }
}

function json(status: number, body: object) {
  return { status, type: 'application/json', body: JSON.stringify(body) }
}

function refusal(status: number) {
  return json(status, { success: false, error: 'Not now.', message: 'Not now.', requestId: 'none' })
}

/** Registers without the screen, and gives the student's id. */
export async function registerQuickly(page: Page): Promise<string> {
  const reply = await served(() => page.request.post('/api/auth/register', { data: someStudent() }))
  return register.reply.parse(await reply.json()).user.id
}

/**
 * Answers questions by keys from the one of this number on, through checkpoints. An answer counts as given once the screen
 * has moved on.
 */
export async function answerByKeys(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  for (let number = from; number <= to; number++) {
    await expectQuestion(page, number)
    await page.keyboard.press(number % 2 === 0 ? '1' : '2')
    await page.keyboard.press('n')
    if (number % batchLength === 0) await page.getByRole('button', { name: 'Continue (Next 20)' }).click()
  }
  await expectQuestion(page, to + 1)
}

/** Submits the session from the middle of it. */
export async function submit(page: Page): Promise<void> {
  await page.keyboard.press('s')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Finish and see results/ })
    .click()
}

/** Answers of one session to questions that the server knows. */
export async function someAnswers(page: Page, count: number): Promise<SyncedAnswer[]> {
  const reply = await served(() => page.request.get(`${listQuestions.path}?limit=500`))
  const { questions } = listQuestions.reply.parse(await reply.json())
  const sessionId = newId()
  const known = questions.map(({ id, version }) => ({ questionId: id, questionVersion: version }))
  return Array.from({ length: Math.ceil(count / known.length) }, () => known)
    .flat()
    .slice(0, count)
    .map((question, seq) => ({
      ...question,
      id: newId(),
      sessionId,
      option: seq % 2,
      answeredAt: new Date().toISOString(),
      tzOffset: 60,
      durationMs: 5000,
      seq,
    }))
}

/** Puts answers into the phone's database as if the student had given them, and the app was closed before it sent them. */
export async function queueAnswers(page: Page, userId: string, answers: readonly SyncedAnswer[]): Promise<void> {
  await page.evaluate(
    ({ answers, userId }) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('sabi-answers')
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('answers', 'readwrite')
          const store = transaction.objectStore('answers')
          answers.forEach((answer) => store.put({ ...answer, userId, state: 'unsent' }))
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { answers, userId },
  )
}

type PhoneAnswer = SyncedAnswer & { state: string }

/** All answers in the phone's database, sent or not; none before the app has made it. */
export async function answersOnPhone(page: Page): Promise<PhoneAnswer[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'sabi-answers')) return []
    return new Promise<PhoneAnswer[]>((resolve) => {
      const opening = indexedDB.open('sabi-answers')
      opening.onsuccess = () => {
        const reading = opening.result.transaction('answers').objectStore('answers').getAll()
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result)
        }
      }
    })
  })
}

/** How many answers in the phone's database the server does not have yet, by what the app noted. */
export async function unsentOnPhone(page: Page, userId: string): Promise<number> {
  return page.evaluate(
    (key) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('sabi-answers')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('answers').objectStore('answers').index('byState').count(key)
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
    [userId, 'unsent'],
  )
}

/** Per day, what the server has of the student who is signed in. */
export async function digestOfServer(page: Page): Promise<DigestDay[]> {
  const reply = await served(() => page.request.get(getDigest.path))
  return getDigest.reply.parse(await reply.json()).days
}
