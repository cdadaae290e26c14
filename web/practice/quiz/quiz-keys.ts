import { placeOfKey } from './letters.ts'

export type KeyCommand =
  | { type: 'choose'; place: number }
  | { type: 'next' | 'previous' | 'submit' | 'return' | 'mark' | 'help' | 'go on' }

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

const commands: Readonly<Record<string, KeyCommand>> = {
  n: { type: 'next' },
  ArrowRight: { type: 'next' },
  p: { type: 'previous' },
  ArrowLeft: { type: 'previous' },
  s: { type: 'submit' },
  r: { type: 'return' },
  m: { type: 'mark' },
  '?': { type: 'help' },
}

/** The command of a key in the quiz; null if the key belongs to the browser or a field, or has no meaning. */
export function keyCommand({ key, ctrlKey, metaKey, altKey, target }: PressedKey): KeyCommand | null {
  if (ctrlKey || metaKey || altKey || isTypedIn(target)) return null
  if (key === 'Enter') return isPressed(target) ? null : { type: 'go on' }
  // Arrows move between radio buttons.
  if (key.startsWith('Arrow') && target instanceof HTMLInputElement) return null
  const place = placeOfKey(key)
  if (place !== null) return { type: 'choose', place }
  return commands[key.length === 1 ? key.toLowerCase() : key] ?? null
}

function isTypedIn(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'radio' && target.type !== 'checkbox'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

/** Buttons, links and options handle Enter themselves. */
function isPressed(target: EventTarget | null): boolean {
  // A passage can have the focus too, to be scrolled.
  return target instanceof HTMLElement && target.tabIndex >= 0 && target.role !== 'region'
}
