import { useState, useSyncExternalStore } from 'react'

/**
 * Returns whether scripts are running here: false on the server, and until the app has hydrated this part of the page.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(subscribeToNothing, isTrue, isFalse)
}

/** Attributes of a control that needs scripts: base.css hides it until they run. */
export function useWaiting(): { 'data-waits'?: '' } {
  return useIsLive() ? {} : { 'data-waits': '' }
}

/**
 * Attributes of an element that takes the focus when it appears. In a server-rendered page the browser sets the focus
 * on arrival, and hydration must not steal it from someone who is typing.
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
