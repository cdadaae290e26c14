import { createStore, useStore, type StoreApi } from 'zustand'
import { readItem, writeItem } from './storage.ts'

export interface StoredValue<Value extends string> {
  values: readonly Value[]
  store: Pick<StoreApi<{ value: Value }>, 'getState' | 'getInitialState' | 'subscribe'>
  get: () => Value
  set: (value: Value) => void
}

interface Description<Value extends string> {
  key: string
  values: readonly Value[]
  otherwise: Value
}

/** A choice that this browser remembers; other tabs follow it. Where storage is blocked it lasts as long as the page. */
export function createStoredValue<Value extends string>({ key, values, otherwise }: Description<Value>) {
  const parse = (text: string | null) => values.find((value) => value === text) ?? otherwise
  // The first state is what the server draws pages with, which knows of no choice.
  const store = createStore(() => ({ value: otherwise }))
  store.setState({ value: parse(readItem(key)) })
  globalThis.window?.addEventListener('storage', (event) => {
    if (event.key === key) store.setState({ value: parse(event.newValue) })
  })
  return {
    values,
    store,
    get: () => store.getState().value,
    set(value) {
      writeItem(key, value)
      store.setState({ value })
    },
  } satisfies StoredValue<Value>
}

/** The value, and the screen follows its changes. */
export function useStoredValue<Value extends string>({ store }: StoredValue<Value>): Value {
  return useStore(store, ({ value }) => value)
}
