import { withDeadline } from './deadline.ts'
import type { Step } from './session-store.ts'

/** What keeps the phone from writing: nothing, a full disk, or a database that doesn't answer. */
export type Trouble = 'none' | 'full' | 'blocked'

/** A write that takes longer than this counts as failed: the student goes on, the answer stays in memory. */
const writeDeadlineMs = 4000
const retryAfterMs = 5000

interface Parts {
  write: (steps: readonly Step[]) => Promise<void>
  /** Frees space on a full disk; called once before a write is given up. */
  makeRoom: (userId: string) => Promise<void>
  onChange: () => void
}

export type AnswerKeeper = ReturnType<typeof createAnswerKeeper>

/**
 * Writes every step of a session to the phone, one write at a time and in order. What can't be written is kept in memory
 * and tried again with the next step and every few seconds.
 */
export function createAnswerKeeper({ write, makeRoom, onChange }: Parts) {
  const waiting = new Map<number, Step>()
  let stepNumber = 0
  let trouble: Trouble = 'none'
  let lastWrite = Promise.resolve()
  let retry: ReturnType<typeof setTimeout> | undefined

  async function writeWaiting(): Promise<void> {
    const numbers = [...waiting.keys()]
    if (numbers.length === 0) return
    clearTimeout(retry)
    try {
      await withRoom([...waiting.values()])
      for (const number of numbers) waiting.delete(number)
      trouble = 'none'
    } catch (error) {
      trouble = isFull(error) ? 'full' : 'blocked'
      retry = setTimeout(() => void keepWaiting(), retryAfterMs)
    }
    onChange()
  }

  async function withRoom(steps: readonly Step[]): Promise<void> {
    try {
      await withDeadline(write(steps), writeDeadlineMs)
    } catch (error) {
      const userId = steps[0]?.userId
      if (!isFull(error) || userId === undefined) throw error
      await withDeadline(makeRoom(userId), writeDeadlineMs)
      await withDeadline(write(steps), writeDeadlineMs)
    }
  }

  function keepWaiting(): Promise<void> {
    lastWrite = lastWrite.then(writeWaiting)
    return lastWrite
  }

  return {
    /** Starts writing at once; resolves when the step is on the disk, or kept in memory because it can't be. */
    keep(step: Omit<Step, 'isSent'>): Promise<void> {
      waiting.set(stepNumber++, { ...step, isSent: false })
      return keepWaiting()
    },
    retry: (): Promise<void> => keepWaiting(),
    settled: (): Promise<void> => lastWrite,
    trouble: (): Trouble => trouble,
    /** The student's steps that are only in memory. */
    held: (userId: string): readonly Step[] => [...waiting.values()].filter((step) => step.userId === userId),
    /** Notes that the server has these answers, so that a later write does not have them sent again. */
    markSent(ids: ReadonlySet<string>): void {
      for (const [number, step] of waiting) {
        if (step.answer !== null && ids.has(step.answer.id)) waiting.set(number, { ...step, isSent: true })
      }
    },
    forget(userId: string): void {
      for (const [number, step] of waiting) if (step.userId === userId) waiting.delete(number)
    },
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
