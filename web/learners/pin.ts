import type { Learner, StoredPin } from '@sabi/shared/learners/learner'
import { afterWrongPin, pinWaitMs } from '@sabi/shared/learners/pin'
import { changeLearner, readLearners } from '../offline/learners/learner-list.ts'

/** Slow enough that nobody tries all PINs by hand, fast enough for a cheap phone. */
const rounds = 50_000

/** Browsers compute hashes only on pages with https. */
export function canHavePin(): boolean {
  const subtle: SubtleCrypto | undefined = crypto.subtle
  return subtle !== undefined
}

/** The record that a phone keeps of a new PIN. */
export async function newPin(digits: string): Promise<StoredPin> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)))
  return { salt, hash: await hashOf(digits, salt), wrong: 0, waitsUntil: 0 }
}

export type PinOutcome = 'right' | 'wrong' | 'wait'

/** Tries a PIN and records a wrong try on the phone, where a new page finds it. */
export async function tryPin(slot: string, digits: string): Promise<PinOutcome> {
  const pin = pinOf(slot)
  if (pin === null) return 'right'
  if (pinWaitMs(pin, Date.now()) > 0) return 'wait'
  // Counted before the hash is computed: a page that is closed in between has had its try.
  changeLearner(slot, { pin: { ...pin, ...afterWrongPin(pin, Date.now()) } })
  if ((await hashOf(digits, pin.salt)) !== pin.hash) return 'wrong'
  changeLearner(slot, { pin: { ...pin, wrong: 0, waitsUntil: 0 } })
  return 'right'
}

function pinOf(slot: string): Learner['pin'] {
  return readLearners().find((learner) => learner.slot === slot)?.pin ?? null
}

async function hashOf(digits: string, salt: string): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', encode(digits), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: encode(salt), iterations: rounds }
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)))
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
