export interface Toast {
  title: string
  description?: string | undefined
  /** What can be done about it at once. */
  action?: { words: string; run: () => void }
  tone?: 'default' | 'success' | 'warning' | 'destructive'
}

export type ShownToast = Toast & { id: number }

export const toastDurationMs = 5000

const listeners = new Set<() => void>()
let shown: ShownToast | null = null
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Says something for five seconds, in place of what was said before. */
export function toast(message: Toast): void {
  count++
  show({ ...message, id: count })
  resumeToast()
}

export function dismissToast(): void {
  pauseToast()
  show(null)
}

/** Keeps the toast while somebody reads or reaches for it. */
export function pauseToast(): void {
  clearTimeout(timer)
}

/** Gives the toast its full time again. */
export function resumeToast(): void {
  pauseToast()
  timer = setTimeout(dismissToast, toastDurationMs)
}

export function shownToast(): ShownToast | null {
  return shown
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(next: ShownToast | null): void {
  shown = next
  listeners.forEach((listener) => listener())
}
