import { useSyncExternalStore } from 'react'

/** Whether scripts answer here: false where the server draws a page, and until the app has hydrated this part of it. */
export function useIsLive(): boolean {
  return useSyncExternalStore(subscribeToNothing, isTrue, isFalse)
}

/** Attributes of a control that does nothing without scripts: base.css hides it until they are there. */
export function useWaiting(): { 'data-waits'?: '' } {
  return useIsLive() ? {} : { 'data-waits': '' }
}

const subscribeToNothing = () => () => {}
const isTrue = () => true
const isFalse = () => false
