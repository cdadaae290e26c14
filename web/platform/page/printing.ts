import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false
let isFollowed = false
const listeners = new Set<() => void>()

/** True while the page is laid out for printing, where nothing can be expanded. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, getPrinting, getPrinting)
}

/**
 * Prints the page. It is laid out for paper beforehand: while Chromium prints, it calls no functions of ours but event handlers, and an
 * event handler that renders HTML needs our Trusted Types policy.
 */
export function printPage(): void {
  followPrinting()
  setPrinting(true)
  // Some browsers can't print, or never say that they have.
  for (const input of ['pointerdown', 'keydown']) window.addEventListener(input, endPrinting, { once: true })
  // On phones it returns before the page has been printed.
  window.print()
}

function getPrinting(): boolean {
  return isPrinting
}

function subscribe(listener: () => void): () => void {
  followPrinting()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The browser's own menu prints too. */
function followPrinting(): void {
  if (isFollowed) return
  isFollowed = true
  window.addEventListener('beforeprint', () => setPrinting(true))
  window.addEventListener('afterprint', endPrinting)
}

function endPrinting(): void {
  setPrinting(false)
}

/** The browser prints the page as it is when this returns. */
function setPrinting(now: boolean): void {
  isPrinting = now
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}
