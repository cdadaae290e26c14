import { create } from 'zustand'

export interface Toast {
  title: string
  description?: string | undefined
  /** A button for an immediate remedy. */
  action?: { words: string; run: () => void }
  tone?: 'default' | 'success' | 'warning' | 'destructive'
}

export type ShownToast = Toast & { id: number }

export const toastDurationMs = 5000

/** The current toast, if there is one. */
export const useToast = create<{ shown: ShownToast | null }>(() => ({ shown: null }))

let count = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a toast for five seconds, replacing the current one. */
export function toast(message: Toast): void {
  count++
  useToast.setState({ shown: { ...message, id: count } })
  resumeToast()
}

export function dismissToast(): void {
  pauseToast()
  useToast.setState({ shown: null })
}

/** Keeps the toast while it is hovered or focused. */
export function pauseToast(): void {
  clearTimeout(timer)
}

/** Restarts the full time of the toast. */
export function resumeToast(): void {
  pauseToast()
  timer = setTimeout(dismissToast, toastDurationMs)
}
