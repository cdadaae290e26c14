// Shared by the page benchmarks: a phone, a poor network, and the page's measurements of its loading.
import { performance } from 'node:perf_hooks'
import type { Page } from '@playwright/test'

export interface Line {
  name: string
  /** How many times slower than this machine the processor is. */
  slowdown: number
  downKbit: number
  upKbit: number
  roundTripMs: number
}

/** A page's measurements of its loading. */
export interface Seen {
  lcpMs: number
  /** Total blocking time: the time of long tasks beyond 50 ms. */
  blockedMs: number
  /** The sum of all layout shifts, an upper bound of the CLS. */
  shift: number
  /** When the first question could be answered; 0 if there is none. */
  questionMs: number
}

export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Has a page of a signed-in student keep the app and a subject's questions, as after the first visits. */
export async function keepAppAndSubject(page: Page, subject: string): Promise<void> {
  const timeout = 60_000
  await page.goto('/dashboard')
  await page.evaluate((chosen) => localStorage.setItem('selected-subject', chosen), subject)
  await page.getByText('Questions updated').waitFor({ timeout })
  // What a first visit keeps last.
  await page.waitForFunction(async () => (await caches.match('/favicon.svg')) !== undefined, undefined, { timeout })
}

interface Watch {
  /** The server's address. */
  home: string
  /** Collects requests to any other host. */
  strangers: Set<string>
}

/** Slows the page down to the given network and counts its traffic. */
export async function throttle(
  page: Page,
  { slowdown, downKbit, upKbit, roundTripMs }: Line,
  { home, strangers }: Watch,
) {
  const traffic = { bytes: 0, requests: 0, lastMs: performance.now() }
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    const { protocol, origin } = new URL(request.url)
    if (!protocol.startsWith('http')) return
    traffic.requests++
    traffic.lastMs = performance.now()
    if (origin !== home) strangers.add(request.url)
  })
  devtools.on('Network.dataReceived', () => {
    traffic.lastMs = performance.now()
  })
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    traffic.lastMs = performance.now()
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesASecond(downKbit),
    uploadThroughput: bytesASecond(upKbit),
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return traffic
}

/** Runs in the page before its own scripts. Must not contain named functions, because the compiler would add a helper that the page lacks. */
export function watchLoading(): void {
  const seen = { lcpMs: 0, blockedMs: 0, shift: 0, questionMs: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcpMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blockedMs += duration - 50
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver((_, observer) => {
    const title = document.querySelector('h1')?.textContent ?? ''
    if (!title.startsWith('Question 1 of') || document.querySelector('input[type=radio]:enabled') === null) return
    observer.disconnect()
    // In a task after the next frame, when the question has been painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.questionMs = performance.now()
      }),
    )
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** The page's measurements so far. */
export async function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const kept: Seen = Reflect.get(window, 'seen')
    return kept
  })
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function bytesASecond(kbit: number): number {
  return (kbit * 1000) / 8
}
