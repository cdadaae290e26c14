import type { ExamType, SubjectId } from '@sabi/shared/content/question'
import {
  generate,
  generationSize,
  getGeneration,
  latestGeneration,
  stopGeneration,
  type Generation,
} from '@sabi/shared/generator/calls'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { counted } from '@sabi/shared/subjects/count-words'
import { create } from 'zustand'
import { isOnline } from '../platform/connection.ts'
import { RequestError } from '../platform/request-error.ts'
import { request } from '../platform/request.ts'
import { currentUser } from '../platform/session.ts'
import { toast } from '../platform/toast-store.ts'
import { keepGenerated, openGenerated } from './generated-session.ts'
import { changeNote, isGenerationPending, readNote } from './note.ts'
import { generatorTexts } from './texts.ts'

const tickMs = 1000
/** Pauses between two looks grow by this factor, up to the longest. */
const pauseGrowth = 1.2
const longestPauseMs = 5000

/** Where the making of new questions stands on this phone. */
export type Stage =
  | { name: 'idle' }
  | { name: 'asking' }
  /** `id` is null until the server was heard of. */
  | { name: 'running'; id: string | null; count: number; wanted: number; stopping: Stopping }
  | { name: 'ready'; session: PracticeSession; message: string | null }
  | { name: 'failed'; title: string; description: string }

/** Whether the student wants no more of them, and whether that reached the server. */
type Stopping = 'not' | 'asked' | 'failed'

interface Generator {
  stage: Stage
  /** Since the questions were asked for. */
  seconds: number
  /** The dialog is open, and says itself what a toast would. */
  isOpen: boolean
}

export const useGenerator = create<Generator>(() => ({ stage: { name: 'idle' }, seconds: 0, isOpen: false }))

export interface Wish {
  subject: SubjectId
  examType: ExamType
  topicId: string
}

/** Asks for new questions, and follows them until they are on this phone, wherever the student goes meanwhile. */
export async function askForQuestions({ subject, examType, topicId }: Wish): Promise<void> {
  if (!isOnline()) return fail(generatorTexts.offlineGenerating)
  show({ name: 'asking' })
  changeNote({ isPending: true, since: Date.now() })
  const topics = topicId === 'ALL' ? {} : { topicIds: [topicId] }
  const body = { subject, examType, count: generationSize, background: true, ...topics }
  const asked = await request(generate, { body }).catch(settle)
  if (!(asked instanceof RequestError)) return asked.data.state === 'running' ? follow(asked.data) : take(asked.data)
  // The line may have broken after the server had begun: that shows when it answers again.
  if (asked.kind === 'network') resumeGeneration()
  else changeNote({ isPending: false })
  fail(asked.kind === 'network' ? generatorTexts.offlineGenerating : failure(asked))
}

/** Ends the making; what is there by then is kept. */
export async function stopMaking(): Promise<void> {
  const { stage } = useGenerator.getState()
  if (stage.name !== 'running' || stage.id === null) return
  showStopping('asked')
  const stopped = await request(stopGeneration, { params: { id: stage.id } }).catch(settle)
  if (!(stopped instanceof RequestError)) return take(stopped.data)
  showStopping('failed')
}

/** In whatever stage it is by then: there may be more of them, or all. */
function showStopping(stopping: Stopping): void {
  const { stage } = useGenerator.getState()
  if (stage.name === 'running') show({ ...stage, stopping })
}

let timer: ReturnType<typeof setInterval> | undefined
let nextLookAt = 0
let pauseMs = tickMs
let isLooking = false

/** Goes on to follow what was asked for earlier, after a reload too. */
export function resumeGeneration(): void {
  if (!isGenerationPending()) return stopFollowing()
  if (timer !== undefined) return
  pauseMs = tickMs
  nextLookAt = 0
  timer = setInterval(tick, tickMs)
}

/** Shows the dialog no more; the making goes on. */
export function closeGenerator(): void {
  const { name } = useGenerator.getState().stage
  useGenerator.setState({ isOpen: false })
  if (name === 'ready' || name === 'failed') show({ name: 'idle' })
}

/** Begins the questions that are ready. */
export function startGenerated(session: PracticeSession): void {
  const userId = currentUser()?.id
  closeGenerator()
  if (userId !== undefined) openGenerated(userId, session)
}

function tick(): void {
  const note = readNote()
  if (note?.isPending !== true) return stopFollowing()
  useGenerator.setState({ seconds: Math.max(0, Math.round((Date.now() - note.since) / 1000)) })
  // Nobody waits at a page that is out of sight, and the questions are made all the same.
  if (document.hidden || !isOnline() || isLooking || Date.now() < nextLookAt) return
  void look()
}

/** The latest generation comes without its questions: asking how far it is costs next to nothing. */
async function look(): Promise<void> {
  isLooking = true
  const latest = await request(latestGeneration, {}).catch(settle)
  if (!(latest instanceof RequestError)) await follow(latest.data)
  else if (isRefused(latest)) giveUp(failure(latest))
  isLooking = false
  nextLookAt = Date.now() + pauseMs
  pauseMs = Math.min(pauseMs * pauseGrowth, longestPauseMs)
}

async function follow(seen: Omit<Generation, 'questions'> | null): Promise<void> {
  // Taken by another tab.
  if (!isGenerationPending()) return stopFollowing()
  // What was asked for never reached the server.
  if (seen === null || seen.id === readNote()?.taken) return giveUp(generatorTexts.offlineGenerating)
  if (seen.state !== 'running') {
    const whole = await request(getGeneration, { params: { id: seen.id } }).catch(settle)
    if (!(whole instanceof RequestError)) return take(whole.data)
    if (isRefused(whole)) return giveUp(failure(whole))
  }
  const { stage } = useGenerator.getState()
  const stopping = stage.name === 'running' ? stage.stopping : 'not'
  show({ name: 'running', id: seen.id, count: seen.count, wanted: seen.wanted, stopping })
  resumeGeneration()
}

/** Makes a session of the questions, once, and tells the student. */
async function take({ id, subject, examType, questions, state, message }: Generation): Promise<void> {
  const userId = currentUser()?.id
  if (userId === undefined || !isGenerationPending()) return
  stopFollowing()
  changeNote({ isPending: false, taken: id })
  const session = await keepGenerated(userId, { subject, examType, difficulty: 'ALL', topicId: 'ALL' }, questions)
  if (session === null && state === 'stopped') return show({ name: 'idle' })
  if (session === null) return fail({ title: generatorTexts.failed, description: message ?? generatorTexts.tryAgain })
  if (useGenerator.getState().isOpen) return show({ name: 'ready', session, message })
  show({ name: 'idle' })
  toast({
    title: generatorTexts.generated,
    description: `${counted(questions.length, 'new question')}. ${message ?? ''}`,
    tone: 'success',
    action: { words: 'Start', run: () => startGenerated(session) },
  })
}

function giveUp(words: { title: string; description: string }): void {
  stopFollowing()
  changeNote({ isPending: false })
  fail(words)
}

function fail(words: { title: string; description: string }): void {
  show({ name: 'failed', ...words })
  if (!useGenerator.getState().isOpen) toast({ ...words, tone: 'destructive' })
}

function stopFollowing(): void {
  clearInterval(timer)
  timer = undefined
  if (useGenerator.getState().stage.name === 'running') show({ name: 'idle' })
}

function show(stage: Stage): void {
  useGenerator.setState(stage.name === 'asking' ? { stage, seconds: 0 } : { stage })
}

function failure(error: RequestError): { title: string; description: string } {
  return { title: generatorTexts.failed, description: error.isServerText ? error.message : generatorTexts.tryAgain }
}

/** The server's own no, which it would say again. */
function isRefused({ kind, status }: RequestError): boolean {
  return kind === 'http' && status < 500 && status !== 429
}

function settle(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  throw error
}
