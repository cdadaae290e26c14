import type { ServerWord } from './answers-database.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { isFull } from '../full-disk.ts'
import type { Step } from './session-store.ts'

/** Why the phone can't write: no trouble, a full disk, or a database that doesn't answer. */
export type Trouble = 'none' | 'full' | 'blocked'

/** A write that takes longer counts as failed: the student continues, and the answer stays in memory. */
const writeDeadlineMs = 4000
const retryAfterMs = 5000

interface Parts {
  write: (steps: readonly Step[]) => Promise<void>
  /** Ways to free space on a full disk, tried in order before a write fails. */
  waysToMakeRoom: readonly ((userId: string) => Promise<void>)[]
  onChange: () => void
}

/**
 * Writes every step of a session to the phone, starting in the same task. Each write includes all steps that are not on
 * the disk yet, so an older step can never overwrite a newer one. A failed write is retried with the next step and
 * every few seconds.
 */
export function createAnswerKeeper({ write, waysToMakeRoom, onChange }: Parts) {
  const waiting = new Map<number, Step>()
  let stepNumber = 0
  let trouble: Trouble = 'none'
  let writes: Promise<unknown> = Promise.resolve()
  let retry: ReturnType<typeof setTimeout> | undefined

  async function writeWaiting(): Promise<void> {
    const numbers = [...waiting.keys()]
    if (numbers.length === 0) return
    try {
      await writeOrMakeRoom()
      for (const number of numbers) waiting.delete(number)
      trouble = 'none'
      clearTimeout(retry)
    } catch (error) {
      // A later write may have saved these steps.
      if (!numbers.some((number) => waiting.has(number))) return
      trouble = isFull(error) ? 'full' : 'blocked'
      clearTimeout(retry)
      retry = setTimeout(() => void keepWaiting(), retryAfterMs)
    }
    onChange()
  }

  async function writeOrMakeRoom(ways = waysToMakeRoom): Promise<void> {
    try {
      // Reads the current steps: a newer one may have been written while space was freed.
      await withTimeout(write([...waiting.values()]), writeDeadlineMs)
    } catch (error) {
      const userId = [...waiting.values()][0]?.userId
      const [makeRoom, ...others] = ways
      if (!isFull(error) || userId === undefined || makeRoom === undefined) throw error
      // If one way fails, the next is tried.
      await withTimeout(makeRoom(userId), writeDeadlineMs).catch(() => undefined)
      await writeOrMakeRoom(others)
    }
  }

  function keepWaiting(): Promise<void> {
    const write = writeWaiting()
    writes = Promise.all([writes, write])
    return write
  }

  return {
    /**
     * Starts writing at once. Resolves when the step is on the disk, or is kept in memory because it can't be written.
     */
    keep(step: Omit<Step, 'said'>): Promise<void> {
      waiting.set(stepNumber++, { ...step, said: { state: 'unsent' } })
      return keepWaiting()
    },
    retry: (): Promise<void> => keepWaiting(),
    /** Resolves when no write is running. */
    async settled(): Promise<void> {
      await writes
    },
    trouble: (): Trouble => trouble,
    /** The student's steps that are only in memory. */
    held: (userId: string): readonly Step[] => [...waiting.values()].filter((step) => step.userId === userId),
    /** Records the server's verdict on these answers, by id, so that a later write includes it. */
    note(words: ReadonlyMap<string, ServerWord>): void {
      for (const [number, step] of waiting) {
        const said = step.answer === null ? undefined : words.get(step.answer.id)
        if (said !== undefined) waiting.set(number, { ...step, said })
      }
    },
    forget(userId: string): void {
      for (const [number, step] of waiting) if (step.userId === userId) waiting.delete(number)
    },
  }
}

export type AnswerKeeper = ReturnType<typeof createAnswerKeeper>
