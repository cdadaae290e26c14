import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import type { PackIndex } from '@sabi/shared/content/pack'
import { questionVersion } from '@sabi/shared/subjects/calls'
import { create } from 'zustand'
import { sendAtOnce, sendInBackground } from '../../platform/page/background.ts'
import { downloadsUnasked } from '../../platform/data-saver.ts'
import { isQuiet, untilFree, untilQuiet } from '../../platform/page/foreground.ts'
import { hearOfBank } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { downloadApp } from '../../platform/server/service-worker.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { beginFreshLog } from '../answers/fresh-log.ts'
import { isFull } from '../full-disk.ts'
import {
  bringChanges,
  bringNotes,
  bringPages,
  bringStatic,
  bringSubject,
  type Delivery,
  type Progress,
} from './question-arrival.ts'
import { bringPictures, dropPictures } from './kept-pictures.ts'
import { bringMix } from './mixed-questions.ts'
import { alone } from './one-at-a-time.ts'
import { fetchIndex } from './question-fetch.ts'
import { clearQuestions, countQuestions, putNote, removeNote, versionOf } from './question-store.ts'
import { bringStatements } from './signed-subjects.ts'
import { logUsage } from '../usage.ts'
import { mayFetchUnasked, subjectsWorthFetching } from './worth-fetching.ts'

const shownAfterEndMs = 5000
/** How long the notes wait for the service worker that keeps them. */
const appDeadlineMs = 5000

export interface SyncStatus {
  status: 'idle' | 'checking' | 'syncing' | 'complete' | 'error'
  message: string
  /** Questions written, of `total`. */
  progress: number
  total: number
  questionsDownloaded: number
}

export type SyncResult = 'updated' | 'current' | 'failed'

const messages = {
  checking: 'Looking for new questions',
  syncing: 'Saving questions on this phone',
  current: 'Your questions are up to date.',
  updated: 'Your questions are saved.',
  partly: 'Some questions are saved. Sync again for the rest.',
  failed: 'Could not sync questions. Please try again.',
  full: 'This phone has no space left. Free some, then sync again.',
} as const

const idle: SyncStatus = { status: 'idle', message: '', progress: 0, total: 0, questionsDownloaded: 0 }

/** The progress of the current sync. Returns to idle 5 s after the end. */
export const useSyncStatus = create(() => idle)

/** Downloads these subjects completely and up to date, together with the app itself. Never rejects. */
export function syncQuestions(wanted: readonly SubjectId[]): Promise<SyncResult> {
  return alone(() => sync({ isAsked: true, choose: () => Promise.resolve(wanted) }))
}

/**
 * Updates what is worth updating unasked, once the page is quiet. Returns true if something changed. Downloads nothing
 * while data is saved. Never rejects.
 */
export async function checkForUpdates(): Promise<boolean> {
  // Before taking the lock, so that the student's own requests need not wait.
  await untilQuiet()
  if (!downloadsUnasked()) return false
  return (await alone(() => sync({ isAsked: false, choose: subjectsWorthFetching }))) === 'updated'
}

/**
 * Asks for the version of the bank before the page is quiet, and for nothing else: the reply has a few bytes. Once the page is quiet,
 * `checkForUpdates` asks. Never rejects.
 */
export async function checkVersion(): Promise<void> {
  await untilFree()
  if (isQuiet() || !downloadsUnasked() || useSyncStatus.getState().status !== 'idle') return
  const checking: SyncStatus = { ...idle, status: 'checking', message: messages.checking }
  useSyncStatus.setState(checking, true)
  // A sync that began since shows its own state.
  const isShown = () => useSyncStatus.getState() === checking
  try {
    hearOfBank((await request(questionVersion, {}, { isUnasked: true })).version)
    if (isShown()) endSilently()
  } catch {
    await logUsage('sync_failure', { trigger: 'schedule' })
    if (isShown()) endWith('error', messages.failed)
  }
}

/**
 * Brings what was corrected in a subject that the phone has as a whole, and that is about to be practised. Small, since it brings
 * no pack. Rejects where that can't be had.
 */
export function bringCorrections(subject: SubjectId | 'ALL'): Promise<void> {
  const subjects = subject === 'ALL' ? subjectIds : [subject]
  return alone(async () => {
    const { version } = await request(questionVersion, {})
    hearOfBank(version)
    for (const subject of await outdatedOf(subjects, version)) await bringChanges(subject, corrections)
  })
}

const corrections = { progress: { expect: () => undefined, written: () => undefined }, send: sendAtOnce }

/** Removes all questions from the phone; none are downloaded unasked afterwards. Rejects if that fails. */
export function clearSavedQuestions(): Promise<void> {
  return alone(async () => {
    await clearQuestions()
    await dropPictures()
  })
}

interface Round {
  isAsked: boolean
  choose: () => Promise<readonly SubjectId[]>
}

let hiding: ReturnType<typeof setTimeout> | undefined

async function sync(round: Round): Promise<SyncResult> {
  clearTimeout(hiding)
  useSyncStatus.setState({ ...idle, status: 'checking', message: messages.checking })
  const metadata = { trigger: round.isAsked ? 'student' : 'schedule' }
  const rules = rulesOf(round)
  const app = round.isAsked ? downloadApp() : Promise.resolve()
  try {
    const { version } = await rules.send((limits) => request(questionVersion, {}, limits))
    hearOfBank(version)
    // Small, and useful at once. If it fails the next check tries again.
    if (!round.isAsked) await bringMix(version).catch(() => undefined)
    const wanted = await round.choose()
    if (wanted.length === 0) return endSilently()
    const outdated = await outdatedOf(wanted, version)
    const end = outdated.length === 0 ? 'current' : await bring(outdated, version, round)
    await withTimeout(app, appDeadlineMs).catch(() => undefined)
    // The questions are here anyway; the next check tries again.
    await bringNotes(wanted, version, rules).catch(() => undefined)
    await bringStatements(wanted, rules.send).catch(() => undefined)
    await bringPictures(wanted, rules).catch(() => undefined)
    if (end !== 'partly') await noteSync(version)
    // While there is space: a full disk can't write out a log of thousands of questions.
    if (end !== 'current') await beginFreshLog().catch(() => undefined)
    if (round.isAsked) await removeNote('cleared')
    if (round.isAsked || end === 'updated') await logUsage('sync_success', metadata)
    endWith('complete', messages[end])
    return end === 'current' ? 'current' : 'updated'
  } catch (error) {
    await logUsage('sync_failure', metadata)
    endWith('error', isFull(error) ? messages.full : messages.failed)
    return 'failed'
  }
}

/** There are no questions and none were requested, so nothing needs updating. */
function endSilently(): 'current' {
  useSyncStatus.setState(idle)
  return 'current'
}

function endWith(status: SyncStatus['status'], message: string): void {
  useSyncStatus.setState({ status, message })
  hiding = setTimeout(() => useSyncStatus.setState(idle), shownAfterEndMs)
}

async function outdatedOf(subjects: readonly SubjectId[], version: string): Promise<SubjectId[]> {
  const versions = await Promise.all(subjects.map(versionOf))
  return subjects.filter((_, index) => versions[index] !== version)
}

/** By packs and changes. If these are unavailable and the student asked, by pages, else from the static file. */
async function bring(subjects: readonly SubjectId[], version: string, round: Round) {
  const { isAsked } = round
  // Fails before anything is fetched if the phone can't write.
  await putNote('questionCount', await countQuestions())
  try {
    return await bringPacks(subjects, rulesOf(round))
  } catch (error) {
    if (!isAsked || isFull(error)) throw error
  }
  const scopes = subjects.length === subjectIds.length ? (['ALL'] as const) : subjects
  try {
    const progress = startProgress()
    for (const scope of scopes) await bringPages(scope, version, progress)
    return 'updated'
  } catch (error) {
    if (isFull(error)) throw error
    await bringStatic(startProgress())
    return 'partly'
  }
}

type Rules = Pick<Delivery, 'mayFetch' | 'send'>

function rulesOf({ isAsked }: Round): Rules {
  return isAsked ? { mayFetch: () => true, send: sendAtOnce } : { mayFetch: mayFetchUnasked, send: sendInBackground }
}

async function bringPacks(subjects: readonly SubjectId[], rules: Rules) {
  const progress = startProgress()
  let packs: Promise<PackIndex> | undefined
  const index = () => (packs ??= fetchIndex(rules.send))
  const versions = await Promise.all(subjects.map(versionOf))
  for (const [place, subject] of subjects.entries()) {
    if (versions[place] !== null) continue
    const { count = 0 } = (await index()).subjects.find((pack) => pack.subject === subject) ?? {}
    progress.expect(subject, count)
  }
  let isUpdated = false
  for (const subject of subjects) if (await bringSubject(subject, { progress, index, ...rules })) isUpdated = true
  return isUpdated ? 'updated' : 'current'
}

function startProgress(): Progress {
  const expected = new Map<string, number>()
  useSyncStatus.setState({ ...idle, status: 'syncing', message: messages.syncing })
  return {
    expect(of, count) {
      expected.set(of, count)
      useSyncStatus.setState({ total: [...expected.values()].reduce((sum, part) => sum + part, 0) })
    },
    written(count) {
      const progress = useSyncStatus.getState().progress + count
      useSyncStatus.setState({ progress, questionsDownloaded: progress })
    },
  }
}

async function noteSync(version: string): Promise<void> {
  const count = await countQuestions()
  if (count === 0) return
  await putNote('questionVersion', version)
  await putNote('questionCount', count)
  await putNote('lastSync', new Date().toISOString())
}
