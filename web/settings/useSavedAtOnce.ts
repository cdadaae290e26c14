import { useRef, useState } from 'react'

interface Saving<Value> {
  /** The server's value. */
  given: Value
  /** Throws on failure. */
  save: (value: Value) => Promise<void>
  onFailure: (error: unknown) => void
}

/**
 * A choice that is saved at once, one request at a time, so that the last of several quick choices wins. If saving
 * fails, the last saved value is restored.
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
