import { createStore, useStore, type StoreApi } from 'zustand'
import { readItem, storedKey, writeItem } from './storage.ts'

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

/** A choice stored in this browser and synchronised across tabs. If storage is blocked it lasts as long as the page. */
export function createStoredValue<Value extends string>({ key, values, otherwise }: Description<Value>) {
  const parse = (text: string | null) => values.find((value) => value === text) ?? otherwise
  // The initial state is the one for server rendering, where no choice is known.
  const store = createStore(() => ({ value: otherwise }))
  store.setState({ value: parse(readItem(key)) })
  globalThis.window?.addEventListener('storage', (event) => {
    if (event.key === storedKey(key)) store.setState({ value: parse(event.newValue) })
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

/** The value as a hook. */
export function useStoredValue<Value extends string>({ store }: StoredValue<Value>): Value {
  return useStore(store, ({ value }) => value)
}
