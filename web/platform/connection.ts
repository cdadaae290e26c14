import { useSyncExternalStore } from 'react'

/** Answers without the database or a session, in a few bytes. */
const probeAddress = '/healthz'
const probeTimeoutMs = 4000
const firstPauseMs = 3000
const longestPauseMs = 60_000

/** False once a request and the probe after it both went nowhere, though the browser says that there is a network. */
let isReachable = true
let isProbing = false
let pauseMs = firstPauseMs
let nextProbe: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/**
 * Whether the server can be reached, as far as this phone knows. A browser that says it is offline is believed; one that
 * says it is online may be on a dead line or on somebody's sign-in page, so there the last requests decide.
 */
export function isOnline(): boolean {
  return navigator.onLine && isReachable
}

/** The same for a screen, which follows its changes. */
export function useIsOnline(): boolean {
  // Who gets a page from the server is online, and the page says so until the app knows better.
  return useSyncExternalStore(subscribe, isOnline, () => true)
}

/** Calls back each time the server can be reached again. Returns how to stop. */
export function onBackOnline(listener: () => void): () => void {
  return subscribe(() => {
    if (isOnline()) listener()
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
  if (navigator.onLine && isReachable) void probe()
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

function become(reachable: boolean): void {
  if (isReachable === reachable) return
  isReachable = reachable
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Asks at once when the phone finds a network or somebody comes back to the page. */
export function followConnection(): void {
  const probeWhenLost = () => {
    if (navigator.onLine && !isReachable) void probe()
  }
  window.addEventListener('online', probeWhenLost)
  document.addEventListener('visibilitychange', probeWhenLost)
}
