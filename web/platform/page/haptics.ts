import { storageKeys } from '../storage.ts'
import { createStoredValue } from '../stored-value.ts'

/** Long enough to be felt, too short to be heard in a classroom. */
const tickMs = 10

/** True if the phone vibrates when an option is chosen. */
export const haptics = createStoredValue({ key: storageKeys.haptics, values: ['on', 'off'], otherwise: 'off' })

/** False on iPhones, whose browsers cannot. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator
}

/** A short vibration, if the student has turned it on. */
export function tick(): void {
  if (haptics.get() === 'on' && canVibrate()) navigator.vibrate(tickMs)
}
