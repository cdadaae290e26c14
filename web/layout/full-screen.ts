import { useLayoutEffect, type MouseEvent } from 'react'

/** Two taps within this time and this many CSS pixels are those of a hurried finger that means one. */
const hurriedMs = 800
const samePlacePx = 24

/** The tap that brought the menus back, if one did. */
let lastTap: globalThis.MouseEvent | undefined

function noteTap(tap: globalThis.MouseEvent): void {
  lastTap = tap
}

/** Hides the menus while it is on, so that nobody leaves a quiz by accident. */
export function useFullScreen(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined
    document.documentElement.dataset.fullScreen = ''
    document.addEventListener('click', noteTap, true)
    return () => {
      document.removeEventListener('click', noteTap, true)
      delete document.documentElement.dataset.fullScreen
    }
  }, [isOn])
}

/** Stops a tap on a menu that is the second of two on a button that was at this place before the menus came back. */
export function stopSecondTap(tap: MouseEvent): void {
  if (lastTap === undefined || tap.timeStamp - lastTap.timeStamp > hurriedMs) return
  if (Math.hypot(tap.clientX - lastTap.clientX, tap.clientY - lastTap.clientY) < samePlacePx) tap.preventDefault()
}
