import { useSyncExternalStore } from 'react'

/** From this width on, a list and its details are side by side; Flags.module.css has the same figure. */
const sideBySide = '(min-width: 1024px)'

/** Returns whether the window is wide enough for a list with details beside it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(follow, isWide, () => false)
}

function isWide(): boolean {
  return matchMedia(sideBySide).matches
}

function follow(listener: () => void): () => void {
  const query = matchMedia(sideBySide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
