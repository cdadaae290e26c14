import { useSyncExternalStore } from 'react'

interface Readable<State> {
  getState: () => State
  subscribe: (listener: () => void) => () => void
}

/**
 * A store as a hook that gives its state, or what is selected of it. Zustand's own hook takes React as one object, of which
 * nothing can be left out: it costs 1 KB more.
 */
export function storeHook<State, Store extends object>(store: Readable<State> & Store) {
  function useStore(): State
  function useStore<Selected>(select: (state: State) => Selected): Selected
  function useStore<Selected>(select?: (state: State) => Selected) {
    return useSyncExternalStore(store.subscribe, () => (select ? select(store.getState()) : store.getState()))
  }
  return Object.assign(useStore, store)
}
