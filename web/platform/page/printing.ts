import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false
const listeners = new Set<() => void>()
const events = ['beforeprint', 'afterprint']

/** True while the page is laid out for printing, where nothing can be expanded. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, getPrinting, getPrinting)
}

/**
 * Prints the page. It is laid out for paper beforehand: while Chromium prints, it calls no functions of ours but event handlers, and an
 * event handler that renders HTML needs our Trusted Types policy.
 */
export function printPage(): void {
  setPrinting(true)
  // On phones it returns before the page has been printed: `afterprint` says when.
  window.print()
}

function getPrinting(): boolean {
  return isPrinting
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of events) window.addEventListener(event, follow)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) for (const event of events) window.removeEventListener(event, follow)
  }
}

/** The browser's own menu prints too. */
function follow({ type }: Event): void {
  setPrinting(type === 'beforeprint')
}

/** The browser prints the page as it is when this returns. */
function setPrinting(now: boolean): void {
  isPrinting = now
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}
