import { createStore, useStore } from 'zustand'

/** A tiny reply that needs neither the database nor a session. */
const probeAddress = '/healthz'
const probeTimeoutMs = 4000
const firstPauseMs = 3000
const longestPauseMs = 60_000

const connection = createStore(() => ({
  /** As the browser reports it. */
  hasNetwork: true,
  /** False once a request and the following probe both failed, although the browser reports a network. */
  isReachable: true,
}))

let probing: Promise<void> | undefined
let pauseMs = firstPauseMs
let nextProbe: ReturnType<typeof setTimeout> | undefined

// Not during server rendering, whose pages assume a connection: whoever gets one is online.
if (typeof document !== 'undefined') {
  noteNetwork()
  for (const event of ['online', 'offline']) window.addEventListener(event, noteNetwork)
}

/**
 * Returns whether the server can be reached, as far as this phone knows. A browser that reports offline is believed.
 * One that reports online may be on a dead connection or a captive portal, so the last requests decide.
 */
export function isOnline(): boolean {
  return tellOnline(connection.getState())
}

/** The same as a hook. */
export function useIsOnline(): boolean {
  return useStore(connection, tellOnline)
}

/**
 * Calls the listener with whether the server can be reached: now, and after every change. Returns a function that
 * unsubscribes.
 */
export function followOnline(listener: (isOnline: boolean) => void): () => void {
  listener(isOnline())
  return connection.subscribe((state) => listener(tellOnline(state)))
}

/** Calls the listener each time the server can be reached again. Returns a function that unsubscribes. */
export function onBackOnline(listener: () => void): () => void {
  return connection.subscribe((state) => {
    if (tellOnline(state)) listener()
  })
}

/** Records that the server itself answered, whatever the status. */
export function noteReply(): void {
  clearTimeout(nextProbe)
  pauseMs = firstPauseMs
  become(true)
}

/** Records that a request got no reply. One may be bad luck, so a probe decides. */
export function noteSilence(): void {
  if (isOnline()) void probe()
}

function tellOnline({ hasNetwork, isReachable }: { hasNetwork: boolean; isReachable: boolean }): boolean {
  return hasNetwork && isReachable
}

function noteNetwork(): void {
  connection.setState({ hasNetwork: navigator.onLine })
}

/** Concurrent callers share one probe. */
function probe(): Promise<void> {
  probing ??= findOut().finally(() => {
    probing = undefined
  })
  return probing
}

async function findOut(): Promise<void> {
  const isAlive = await answers()
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
    // A server that replies with an HTML page is not ours.
    return (await response.text()).startsWith('{')
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Browsers don't notify frozen pages of changes, so the state is read each time. */
function become(isReachable: boolean): void {
  const hasNetwork = navigator.onLine
  const before = connection.getState()
  if (before.isReachable !== isReachable || before.hasNetwork !== hasNetwork)
    connection.setState({ hasNetwork, isReachable })
}

/** Probes at once when the phone finds a network or the page becomes visible. */
export function followConnection(): void {
  const probeWhenLost = () => {
    if (navigator.onLine && !connection.getState().isReachable) void probe()
  }
  window.addEventListener('online', probeWhenLost)
  document.addEventListener('visibilitychange', probeWhenLost)
}
