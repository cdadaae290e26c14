import { createStore } from 'zustand'

/** The name of the history of the server's data, from the last reply that contained it; null before. */
export const serverHistory = createStore<{ name: string | null }>(() => ({ name: null }))

/** Records the name in a reply. A reply without one changes nothing. */
export function noteHistory(name: string | null): void {
  if (name !== null && name !== serverHistory.getState().name) serverHistory.setState({ name })
}
