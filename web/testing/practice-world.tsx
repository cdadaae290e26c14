import 'fake-indexeddb/auto'
import type { ExamType, ShownQuestion } from '@sabi/shared/content/question'
import { aQuestion } from '@sabi/shared/practice/builders'
import type { Topic } from '@sabi/shared/subjects/calls'
import { SyncedAnswer, SyncedSession } from '@sabi/shared/sync/calls'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import * as z from 'zod/mini'
import { Toaster } from '../platform/page/toasts.tsx'
import { forgetUser, flushNow } from '../offline/answers/answers.ts'
import { forgetReplies } from '../platform/server/queries.ts'
import { signInAs } from '../platform/server/session.ts'
import { dismissToast } from '../platform/page/toast-store.ts'
import { sessionLength } from '../practice/setup/session-choices.ts'
import { PracticeScreen } from '../practice/PracticeScreen.tsx'
import { renderPart } from './app.tsx'
import './patience.ts'
import { untilAborted } from './fake-server.ts'
import { sentBody } from './sent-body.ts'
import { settingsReply } from './settings-reply.ts'
import { leavePractice } from '../practice/session/visit.ts'

export const userId = '0190b5a0-0000-4000-8000-0000000000a1'

const amina = {
  id: userId,
  name: 'Amina Bello',
  email: 'amina@example.ng',
  userName: null,
  image: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  accountType: 'student' as const,
}

export interface World {
  questions: ShownQuestion[]
  /** How many questions match; by default all. */
  matching?: number
  /** Topics that the server knows; none by default. */
  topics?: readonly Topic[]
  /** Calls that fail, by path prefix. */
  broken: Set<string>
  /** Calls that never get an answer, by path prefix. */
  silent: Set<string>
  /** The paths that were asked for, in their order. */
  asked: string[]
  /** The exams that the student prepares for; none by default. */
  exams: ExamType[]
  /** Ids of the answers that the server has. */
  log: Set<string>
  sessions: Map<string, SyncedSession>
}

/** A server with this many questions, whose key is second in the stored order, and a signed-in student who likes long sessions. */
export function aWorld(count: number): World {
  const questions = Array.from({ length: count }, (_, index) => aQuestion(`q${index + 1}`, { canShuffle: false }))
  const world: World = {
    questions,
    broken: new Set(),
    silent: new Set(),
    asked: [],
    exams: [],
    log: new Set(),
    sessions: new Map(),
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    reply(world, new URL(address, 'http://here'), init),
  )
  vi.stubGlobal('scrollTo', () => {})
  signInAs(amina, { isSharedDevice: false })
  sessionLength.set('100')
  return world
}

/** Resets everything, so that the next test starts on a new phone. */
export async function endWorld(): Promise<void> {
  cleanup()
  leavePractice()
  dismissToast()
  sessionStorage.clear()
  await flushNow()
  await forgetUser(userId)
  forgetReplies()
  localStorage.clear()
  vi.unstubAllGlobals()
}

/** Opens practice at an address, like a new page. */
export function openScreen(address = '/practice', state: unknown = null): void {
  history.replaceState(state, '', address)
  renderPart(
    <>
      <PracticeScreen />
      <Toaster />
    </>,
  )
}

/** Loads a page again in the same tab: memory is lost, storage stays. */
export async function reload(address?: string): Promise<void> {
  const { state } = history
  cleanup()
  leavePractice()
  if (address === undefined) openScreen(location.pathname + location.search, state)
  else openScreen(address)
}

/** Presses Start as soon as it is enabled. */
export async function pressStart(): Promise<void> {
  const start = await waitFor(() => {
    const button = screen.getByRole('button', { name: 'Start Practice Session' })
    if (button.getAttribute('aria-disabled') === 'true') throw new Error('The button is not ready')
    return button
  })
  fireEvent.click(start)
}

export async function startQuiz(): Promise<void> {
  await pressStart()
  await screen.findByRole('heading', { name: /^Question 1 of/ })
}

export function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }))
}

export async function pickOption(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name }))
  await screen.findByText('Answered', { selector: '[role=status]' })
}

/** Answers the questions from here on with the key or another option, and stops at the one after them. */
export async function answerMany(from: number, to: number, name = 'B watt'): Promise<void> {
  for (let number = from; number <= to; number++) {
    await screen.findByRole('heading', { name: new RegExp(`^Question ${number} of`) })
    await pickOption(name)
    if (number < to) press('Next')
  }
}

async function reply(world: World, url: URL, init: RequestInit): Promise<Response> {
  const { pathname } = url
  world.asked.push(pathname)
  if ([...world.broken].some((start) => pathname.startsWith(start))) throw new TypeError('Failed to fetch')
  if ([...world.silent].some((start) => pathname.startsWith(start))) return untilAborted(init.signal ?? null)
  const total = world.matching ?? world.questions.length
  if (pathname === '/api/questions/count') return Response.json({ success: true, count: total })
  if (pathname === '/api/questions') return Response.json({ success: true, questions: world.questions, total })
  if (pathname === '/api/topics') return Response.json({ success: true, data: world.topics ?? [] })
  if (pathname === '/api/question-generator/progress') return Response.json({ success: true, data: [] })
  if (pathname === '/api/account/settings')
    return Response.json(settingsReply({ examTargets: { examTypes: world.exams, year: null } }).json)
  if (pathname === '/api/auth/stats') return Response.json(statistics)
  if (pathname.startsWith('/api/scores/user')) return Response.json({ success: true, data: [] })
  if (pathname === '/api/sync/answers') return Response.json(takeAnswers(world, await sentBody(init)))
  return Response.json({ success: false, error: 'Not found', message: 'Not found' }, { status: 404 })
}

const statistics = {
  success: true,
  totalQuestionsAttempted: 10,
  totalCorrectAnswers: 7,
  accuracyRate: 70,
  currentStreak: 1,
  subjectBreakdown: [{ subject: 'physics', attempted: 10, correct: 7 }],
}

const Batch = z.object({ sessions: z.array(SyncedSession), answers: z.array(SyncedAnswer) })

function takeAnswers({ log, sessions }: World, body: unknown) {
  const batch = Batch.parse(body)
  for (const session of batch.sessions) sessions.set(session.id, session)
  const ids = batch.answers.map(({ id }) => id)
  const saved = ids.filter((id) => !log.has(id))
  for (const id of saved) log.add(id)
  return { success: true, saved, duplicate: ids.filter((id) => !saved.includes(id)), rejected: [] }
}
