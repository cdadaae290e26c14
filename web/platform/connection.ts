import { useSyncExternalStore } from 'react'

/** What the browser says of its connection. It may be wrong: only a reply proves that the server can be reached. */
export function isOnline(): boolean {
  return navigator.onLine
}

/** The same for a screen, which follows its changes. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
