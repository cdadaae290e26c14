import { useSyncExternalStore } from 'react'
import { readItem, writeItem } from './storage.ts'

export interface StoredValue<Value extends string> {
  values: readonly Value[]
  otherwise: Value
  get: () => Value
  set: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

interface Description<Value extends string> {
  key: string
  values: readonly Value[]
  otherwise: Value
}

/** A choice that this browser remembers; other tabs follow it. Where storage is blocked it lasts as long as the page. */
export function createStoredValue<Value extends string>({ key, values, otherwise }: Description<Value>) {
  const listeners = new Set<() => void>()
  const parse = (text: string | null) => values.find((value) => value === text) ?? otherwise
  let current = parse(readItem(key))
  const change = (value: Value) => {
    current = value
    listeners.forEach((listener) => listener())
  }
  globalThis.window?.addEventListener('storage', (event) => {
    if (event.key === key) change(parse(event.newValue))
  })
  return {
    values,
    otherwise,
    get: () => current,
    set(value) {
      writeItem(key, value)
      change(value)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } satisfies StoredValue<Value>
}

/** The value, and the screen follows its changes. */
export function useStoredValue<Value extends string>(value: StoredValue<Value>): Value {
  // The server, which draws a page for whoever comes, knows of no choice.
  return useSyncExternalStore(value.subscribe, value.get, () => value.otherwise)
}
