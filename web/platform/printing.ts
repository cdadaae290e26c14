import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false

/** True while the page is laid out for paper, where nothing can be unfolded. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, getPrinting, getPrinting)
}

function getPrinting(): boolean {
  return isPrinting
}

function subscribe(listener: () => void): () => void {
  const follow = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    // The browser takes the page as it is when the event is over.
    flushSync(listener)
  }
  window.addEventListener('beforeprint', follow)
  window.addEventListener('afterprint', follow)
  return () => {
    window.removeEventListener('beforeprint', follow)
    window.removeEventListener('afterprint', follow)
  }
}
