import { isOnline, onBackOnline } from './connection.ts'

/** The shortest pause before a part is tried again, and how far pauses differ, so that a crowd does not return as one. */
const pauseMs = 4_000
const spreadMs = 4_000

interface Outcomes<Part> {
  onLoaded: (part: Part) => void
  /** Called for each attempt that failed. */
  onFailed?: (error: unknown) => void
}

/** Loads a part of the app: at once, then from time to time, and whenever there is a connection again. Returns a function that ends this. */
export function followPart<Part>(load: () => Promise<Part>, { onLoaded, onFailed }: Outcomes<Part>): () => void {
  let isTrying = false
  const tryOnce = async () => {
    // On a stalled line an attempt may last longer than a pause.
    if (isTrying) return
    isTrying = true
    try {
      const part = await load()
      end()
      onLoaded(part)
    } catch (error) {
      onFailed?.(error)
    }
    isTrying = false
  }
  const timer = setInterval(() => isOnline() && void tryOnce(), pauseMs + Math.random() * spreadMs)
  const unfollow = onBackOnline(() => void tryOnce())
  const end = () => {
    clearInterval(timer)
    unfollow()
  }
  void tryOnce()
  return end
}
