import { createStore } from 'zustand'

/** The name of the history of the server's data, as the last reply that told one has it; null before. */
export const serverHistory = createStore<{ name: string | null }>(() => ({ name: null }))

/** Notes what a reply says of it. A reply that says nothing leaves what is known. */
export function noteHistory(name: string | null): void {
  if (name !== null && name !== serverHistory.getState().name) serverHistory.setState({ name })
}
