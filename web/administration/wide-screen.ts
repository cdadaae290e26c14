import { useSyncExternalStore } from 'react'

/** From here on a list and what belongs to its chosen line stand side by side; Flags.module.css says the same. */
const sideBySide = '(min-width: 1024px)'

/** Whether the window is wide enough for a list with its details beside it. */
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
