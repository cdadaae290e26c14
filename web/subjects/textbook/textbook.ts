import { Textbook } from '@sabi/shared/content/note'
import { PackIndex } from '@sabi/shared/content/pack'
import type { SubjectId } from '@sabi/shared/content/question'
import { useEffect, useState } from 'react'
import { keptTextbook } from '../../offline/kept-notes.ts'
import { fetchFile } from '../../platform/server/request.ts'

export interface TextbookState {
  /** Null if the subject has no notes. */
  book: Textbook | null | undefined
  error: Error | undefined
}

const loading: TextbookState = { book: undefined, error: undefined }

/** The textbook of a subject. The file name contains a hash, so the browser keeps it until another is published. */
export function useTextbook(subject: SubjectId): TextbookState & { retry: () => void } {
  const [state, setState] = useState<TextbookState & { of: SubjectId }>({ ...loading, of: subject })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    loadTextbook(subject, controller.signal)
      .catch((error: Error) => savedTextbook(subject, error))
      .then(
        (book) => setState({ book, error: undefined, of: subject }),
        (error: Error) => controller.signal.aborted || setState({ book: undefined, error, of: subject }),
      )
    return () => controller.abort()
  }, [subject, attempt])
  const retry = () => {
    setState({ ...loading, of: subject })
    setAttempt(attempt + 1)
  }
  return { ...(state.of === subject ? state : loading), retry }
}

/** The notes of a subject; null if there are none. Rejects if they can't be fetched. */
export async function loadTextbook(subject: SubjectId, signal?: AbortSignal): Promise<Textbook | null> {
  const limits = signal === undefined ? {} : { signal }
  const index = await fetchFile('/packs/index.json', PackIndex, limits)
  const file = index.textbooks.find((book) => book.subject === subject)?.file
  return file === undefined ? null : fetchFile(`/packs/${file}`, Textbook, limits)
}

/**
 * Fetches the notes of every subject that are newer than the phone's, and replaces those. Throws if one can't be
 * fetched.
 */
export async function refreshTextbooks(signal: AbortSignal): Promise<void> {
  const { textbooks } = await fetchFile('/packs/index.json', PackIndex, { signal, cache: 'reload' })
  await Promise.all(textbooks.map(({ file }) => fetchFile(`/packs/${file}`, Textbook, { signal })))
}

/** The notes on this phone, whatever their age. Rejects with the error if there are none. */
async function savedTextbook(subject: SubjectId, error: Error): Promise<Textbook> {
  const book = await keptTextbook(subject)
  if (book === null) throw error
  return book
}
