import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

/** True while the page is laid out for printing, where nothing can be expanded. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, getPrinting, getPrinting)
}

function getPrinting(): boolean {
  return isPrinting
}

function subscribe(listener: () => void): () => void {
  const follow = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    // The browser prints the page as it is when the event handler returns.
    flushSync(listener)
  }
  window.addEventListener('beforeprint', follow)
  window.addEventListener('afterprint', follow)
  return () => {
    window.removeEventListener('beforeprint', follow)
    window.removeEventListener('afterprint', follow)
  }
}
