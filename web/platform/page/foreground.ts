// What the student is doing, so that downloads they did not ask for stay out of the way. See docs/decisions/0054-nothing-in-the-background.md.
import { backgroundLock } from '../../service-worker/rules.ts'
import { downloadsUnasked, onDataSaverChange } from '../data-saver.ts'
import { shareLock } from '../locks.ts'

/** How long a page must be idle, without input or running requests, before background downloads start. */
const idleMs = 5000
const inputs = ['pointerdown', 'keydown', 'input', 'wheel', 'scroll']

/** False while the build renders pages. */
let isFollowed = false
let hasStarted = false
let isAppWanted = false
let underWay = 0
let idleTimer: ReturnType<typeof setTimeout> | undefined
let waiting: (() => void)[] = []
let isHoldingLock = false
let releaseLock: (() => void) | undefined

/** Background downloads start 5 seconds after the student was last active, or when `startBackground` is called. */
export function followForeground(): void {
  isFollowed = true
  // Until the page has loaded, its own files are under way.
  void inForeground(() => new Promise((resolve) => window.addEventListener('load', resolve, { once: true })))
  for (const input of inputs) window.addEventListener(input, restartIdleTimer, { capture: true, passive: true })
  onDataSaverChange(update)
}

/** Starts background downloads: the first question has been answered. */
export function startBackground(): void {
  hasStarted = true
  clearTimeout(idleTimer)
  update()
}

/** Lets the service worker store the app despite data saver, because the student asked for it. */
export function wantApp(): void {
  isAppWanted = true
  startBackground()
}

/** Runs work that the student waits for. No background download starts until it has ended. */
export async function inForeground<Result>(work: () => Promise<Result>): Promise<Result> {
  // The server renders pages too. It has no background downloads.
  if (typeof document === 'undefined') return work()
  underWay++
  clearTimeout(idleTimer)
  update()
  try {
    return await work()
  } finally {
    underWay--
    restartIdleTimer()
    update()
  }
}

/** Resolves once background downloads have started and nothing that the student waits for is running. */
export function untilQuiet(): Promise<void> {
  return until(isQuiet)
}

/** Resolves once nothing that the student waits for is running. */
export function untilFree(): Promise<void> {
  return until(isFree)
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise<void>((resolve) => waiting.push(resolve))
}

/** Returns whether a background download may begin now. */
export function isQuiet(): boolean {
  return hasStarted && isFree()
}

function isFree(): boolean {
  return underWay === 0
}

function restartIdleTimer(): void {
  clearTimeout(idleTimer)
  if (isFollowed && !hasStarted && underWay === 0) idleTimer = setTimeout(startBackground, idleMs)
}

function update(): void {
  if (mayWorkerDownload()) releaseLock?.()
  else if (!isHoldingLock) {
    isHoldingLock = true
    shareLock(backgroundLock, holdLock)
  }
  if (!isFree()) return
  const resolvers = waiting
  waiting = []
  resolvers.forEach((resolve) => resolve())
}

/** While a page holds the lock, the service worker, which can't see what the student does, downloads nothing. */
function holdLock(): Promise<void> | undefined {
  if (mayWorkerDownload()) {
    isHoldingLock = false
    return undefined
  }
  return new Promise((resolve) => {
    releaseLock = () => {
      isHoldingLock = false
      releaseLock = undefined
      resolve()
    }
  })
}

function mayWorkerDownload(): boolean {
  return isQuiet() && (isAppWanted || downloadsUnasked())
}
