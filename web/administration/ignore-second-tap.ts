import type { MouseEvent } from 'react'

/** For a button in whose place another one comes to stand: the second half of a double tap is not meant for that one. */
export function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
