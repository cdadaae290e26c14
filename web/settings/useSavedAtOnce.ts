import { useRef, useState } from 'react'

interface Saving<Value> {
  /** What the server holds. */
  given: Value
  /** Throws where it fails. */
  save: (value: Value) => Promise<void>
  onFailure: (error: unknown) => void
}

/**
 * A choice that is saved as soon as it is made, one request after the other, so that the last of quick choices is what
 * stays. When saving fails, what was saved last comes back.
 */
export function useSavedAtOnce<Value>({ given, save, onFailure }: Saving<Value>) {
  const [choice, setChoice] = useState<{ value: Value } | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const waiting = useRef<{ value: Value } | null>(null)
  const isSaving = useRef(false)
  const value = choice === null ? given : choice.value

  const saveAll = async () => {
    let saved = value
    isSaving.current = true
    try {
      for (let next = waiting.current; next !== null; next = waiting.current) {
        waiting.current = null
        await save(next.value)
        saved = next.value
      }
      setIsSaved(true)
    } catch (error) {
      waiting.current = null
      setChoice({ value: saved })
      onFailure(error)
    } finally {
      isSaving.current = false
    }
  }

  const choose = (next: Value) => {
    waiting.current = { value: next }
    setChoice(waiting.current)
    setIsSaved(false)
    if (!isSaving.current) void saveAll()
  }
  return { value, isSaved, choose }
}
