import { useLayoutEffect } from 'react'

/** The longest time between the two taps of a double tap. */
const doubleTapMs = 500

/** When the menus came back, by the clock of the page. */
let endedAt = -Infinity

/** Hides the menus while it is on, so that nobody leaves a quiz by accident. */
export function useFullScreen(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined
    document.documentElement.dataset.fullScreen = ''
    return () => {
      delete document.documentElement.dataset.fullScreen
      endedAt = performance.now()
    }
  }, [isOn])
}

/** Returns whether the menus came back a moment ago, so that a tap on them may be the second of two on what was there. */
export function haveMenusJustReturned(): boolean {
  return performance.now() - endedAt < doubleTapMs
}
