import { useLayoutEffect } from 'react'

/** Hides the menus while it is on, so that nobody leaves a quiz by accident. */
export function useFullScreen(isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined
    document.documentElement.dataset.fullScreen = ''
    return () => {
      delete document.documentElement.dataset.fullScreen
    }
  }, [isOn])
}
