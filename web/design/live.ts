import { useState, useSyncExternalStore } from 'react'

/** Whether scripts answer here: false where the server draws a page, and until the app has hydrated this part of it. */
export function useIsLive(): boolean {
  return useSyncExternalStore(subscribeToNothing, isTrue, isFalse)
}

/** Attributes of a control that does nothing without scripts: base.css hides it until they are there. */
export function useWaiting(): { 'data-waits'?: '' } {
  return useIsLive() ? {} : { 'data-waits': '' }
}

/**
 * Attributes of an element that takes the focus when it appears. In a page that the server drew, the browser gives it on arrival, and
 * nothing takes it from whoever is typing when the scripts come.
 */
export function useFocusOnArrival() {
  const [isNew] = useState(useIsLive())
  return isNew ? { ref: focusOn } : { autoFocus: true }
}

function focusOn(element: HTMLElement | null): void {
  element?.focus()
}

const subscribeToNothing = () => () => {}
const isTrue = () => true
const isFalse = () => false
