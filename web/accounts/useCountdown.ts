import { useEffect, useState } from 'react'

/** Seconds left of a countdown, which starts at once and restarts with each `start`. Calls `onEnd` at its end. */
export function useCountdown(seconds: number, onEnd?: () => void) {
  const [wait, setWait] = useState({ seconds })
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    let rest = wait.seconds
    if (rest === 0) return
    const timer = setInterval(() => {
      rest--
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      onEnd?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [wait])
  const start = (seconds: number) => {
    setLeft(seconds)
    setWait({ seconds })
  }
  return { left, start }
}
