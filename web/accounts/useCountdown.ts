import { useEffect, useState } from 'react'

/** Seconds that are left of a wait, which begins at once and anew with each `start`. At its end `onEnd` is called. */
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
