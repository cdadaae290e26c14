import type { MouseEvent } from 'react'

/** For a button that another one replaces: the second half of a double tap is not meant for the new one. */
export function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
