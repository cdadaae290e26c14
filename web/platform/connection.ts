import { createStore, useStore } from 'zustand'

/** Answers without the database or a session, in a few bytes. */
const probeAddress = '/healthz'
const probeTimeoutMs = 4000
const firstPauseMs = 3000
const longestPauseMs = 60_000

const connection = createStore(() => ({
  /** What the browser says. */
  hasNetwork: true,
  /** False once a request and the probe after it both went nowhere, though the browser says that there is a network. */
  isReachable: true,
}))

let isProbing = false
let pauseMs = firstPauseMs
let nextProbe: ReturnType<typeof setTimeout> | undefined

// Apart from the first state, with which the server draws pages: whoever gets one is online.
if (typeof document !== 'undefined') {
  noteNetwork()
  for (const event of ['online', 'offline']) window.addEventListener(event, noteNetwork)
}

/**
 * Whether the server can be reached, as far as this phone knows. A browser that says it is offline is believed; one that
 * says it is online may be on a dead line or on somebody's sign-in page, so there the last requests decide.
 */
export function isOnline(): boolean {
  return tellOnline(connection.getState())
}

/** The same for a screen, which follows its changes. */
export function useIsOnline(): boolean {
  return useStore(connection, tellOnline)
}

/** Tells a listener whether the server can be reached: now, and whenever something is heard of it. Returns how to stop. */
export function followOnline(listener: (isOnline: boolean) => void): () => void {
  listener(isOnline())
  return connection.subscribe((state) => listener(tellOnline(state)))
}

/** Calls back each time the server can be reached again. Returns how to stop. */
export function onBackOnline(listener: () => void): () => void {
  return connection.subscribe((state) => {
    if (tellOnline(state)) listener()
  })
}

/** Notes that the server itself answered, whatever it said. */
export function noteReply(): void {
  clearTimeout(nextProbe)
  pauseMs = firstPauseMs
  become(true)
}

/** Notes that a request went nowhere. One may be bad luck: a probe decides. */
export function noteSilence(): void {
  if (isOnline()) void probe()
}

function tellOnline({ hasNetwork, isReachable }: { hasNetwork: boolean; isReachable: boolean }): boolean {
  return hasNetwork && isReachable
}

function noteNetwork(): void {
  connection.setState({ hasNetwork: navigator.onLine })
}

async function probe(): Promise<void> {
  if (isProbing) return
  isProbing = true
  const isAlive = await answers()
  isProbing = false
  if (isAlive) return noteReply()
  become(false)
  clearTimeout(nextProbe)
  nextProbe = setTimeout(() => void probe(), pauseMs)
  pauseMs = Math.min(pauseMs * 2, longestPauseMs)
}

async function answers(): Promise<boolean> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), probeTimeoutMs)
  try {
    const response = await fetch(probeAddress, { cache: 'no-store', signal: controller.signal })
    // Whoever answers with a page is not our server.
    return (await response.text()).startsWith('{')
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Browsers tell a page that was frozen nothing of what changed meanwhile, so that they are asked each time. */
function become(isReachable: boolean): void {
  const hasNetwork = navigator.onLine
  const before = connection.getState()
  if (before.isReachable !== isReachable || before.hasNetwork !== hasNetwork)
    connection.setState({ hasNetwork, isReachable })
}

/** Asks at once when the phone finds a network or somebody comes back to the page. */
export function followConnection(): void {
  const probeWhenLost = () => {
    if (navigator.onLine && !connection.getState().isReachable) void probe()
  }
  window.addEventListener('online', probeWhenLost)
  document.addEventListener('visibilitychange', probeWhenLost)
}
