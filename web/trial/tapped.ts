import { trialOfSubject } from '../subjects/trial-links.ts'
import type { Trial } from '@sabi/shared/trial/trial'

/** In the state of a history entry: an answer was given on this phone to get there. No link can say so. */
export const tapped = { isTapped: true } as const

/** Returns whether a tap in the app led to the address on the screen. */
export function wasTapped(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isTapped' in state
}

/** True if the page that the browser opened came from another page of this trial, by a form or link that was used before the app was there. */
export function cameByOwnPage({ subject }: Trial): boolean {
  if (!URL.canParse(document.referrer)) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin && pathname === trialOfSubject(subject)
}
