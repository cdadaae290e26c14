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
import { isOnline } from '../platform/server/connection.ts'
import { RequestError } from '../platform/server/request-error.ts'
import { request } from '../platform/server/request.ts'
import { currentUser } from '../platform/server/session.ts'
import { toast } from '../platform/page/toast-store.ts'
import { keepGenerated, openGenerated } from './generated-session.ts'
import { changeNote, isGenerationPending, readNote } from './note.ts'
import { generatorTexts } from './texts.ts'

const tickMs = 1000
/** Pauses between two polls grow by this factor, up to the maximum. */
const pauseGrowth = 1.2
const longestPauseMs = 5000

/** The stage of the generation on this phone. */
export type Stage =
  | { name: 'idle' }
  | { name: 'asking' }
  /** `id` is null until the server has replied. */
  | { name: 'running'; id: string | null; count: number; wanted: number; stopping: Stopping }
  | { name: 'ready'; session: PracticeSession; message: string | null }
  | { name: 'failed'; title: string; description: string }

/** True if the student has cancelled, and whether the server knows. */
type Stopping = 'not' | 'asked' | 'failed'

interface Generator {
  stage: Stage
  /** Seconds since the request. */
  seconds: number
  /** While the dialog is open, it shows what a toast would. */
  isOpen: boolean
}

export const useGenerator = create<Generator>(() => ({ stage: { name: 'idle' }, seconds: 0, isOpen: false }))

export interface Wish {
  subject: SubjectId
  examType: ExamType
  topicId: string
}

/** Requests new questions and follows the generation until they are on this phone, wherever the student goes. */
export async function askForQuestions({ subject, examType, topicId }: Wish): Promise<void> {
  if (!isOnline()) return fail(generatorTexts.offlineGenerating)
  show({ name: 'asking' })
  changeNote({ isPending: true, since: Date.now() })
  const topics = topicId === 'ALL' ? {} : { topicIds: [topicId] }
  const body = { subject, examType, count: generationSize, background: true, ...topics }
  const asked = await request(generate, { body }).catch(settle)
  if (!(asked instanceof RequestError)) return asked.data.state === 'running' ? follow(asked.data) : take(asked.data)
  // The connection may have failed after the server had started: polling will show.
  if (asked.kind === 'network') resumeGeneration()
  else changeNote({ isPending: false })
  fail(asked.kind === 'network' ? generatorTexts.offlineGenerating : failure(asked))
}

/** Stops the generation. Questions made so far are kept. */
export async function stopMaking(): Promise<void> {
  const { stage } = useGenerator.getState()
  if (stage.name !== 'running' || stage.id === null) return
  showStopping('asked')
  const stopped = await request(stopGeneration, { params: { id: stage.id } }).catch(settle)
  if (!(stopped instanceof RequestError)) return take(stopped.data)
  showStopping('failed')
}

/** In any stage: more questions, or all of them, may have arrived. */
function showStopping(stopping: Stopping): void {
  const { stage } = useGenerator.getState()
  if (stage.name === 'running') show({ ...stage, stopping })
}

let timer: ReturnType<typeof setInterval> | undefined
let nextLookAt = 0
let pauseMs = tickMs
let isLooking = false

/** Continues to follow an earlier generation, also after a reload. */
export function resumeGeneration(): void {
  if (!isGenerationPending()) return stopFollowing()
  if (timer !== undefined) return
  pauseMs = tickMs
  nextLookAt = 0
  timer = setInterval(tick, tickMs)
}

/** Closes the dialog; the generation continues. */
export function closeGenerator(): void {
  const { name } = useGenerator.getState().stage
  useGenerator.setState({ isOpen: false })
  if (name === 'ready' || name === 'failed') show({ name: 'idle' })
}

/** Starts a session with the new questions. */
export function startGenerated(session: PracticeSession): void {
  const userId = currentUser()?.id
  closeGenerator()
  if (userId !== undefined) openGenerated(userId, session)
}

function tick(): void {
  const note = readNote()
  if (note?.isPending !== true) return stopFollowing()
  useGenerator.setState({ seconds: Math.max(0, Math.round((Date.now() - note.since) / 1000)) })
  // Nobody is waiting at a hidden page, and the generation continues anyway.
  if (document.hidden || !isOnline() || isLooking || Date.now() < nextLookAt) return
  void look()
}

/** The latest generation comes without its questions, so polling costs next to nothing. */
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
  // Another tab took it.
  if (!isGenerationPending()) return stopFollowing()
  // The request never reached the server.
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

/** Creates a session from the questions, once, and tells the student. */
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

/** A refusal that the server would repeat. */
function isRefused({ kind, status }: RequestError): boolean {
  return kind === 'http' && status < 500 && status !== 429
}

function settle(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  throw error
}
