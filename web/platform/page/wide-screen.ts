import { useSyncExternalStore } from 'react'

/** From this width on, two things stand side by side; the style sheets have the same figure. */
const sideBySide = '(min-width: 1024px)'

/** Returns whether the window is wide enough for two things side by side. */
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
