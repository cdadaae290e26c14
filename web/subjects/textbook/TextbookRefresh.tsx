import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Banner } from '../../design/states/Banner.tsx'
import { Button } from '../../design/Button.tsx'
import { ProgressBar } from '../../design/ProgressBar.tsx'
import { refreshTextbooks } from './textbook.ts'
import styles from './TextbookRefresh.module.css'

const step = 10
const stepMs = 200
/** The furthest the bar goes before everything has arrived. */
const almost = 90
const leaveAfterMs = 1000

/** Fetches the textbook again for visitors who looked for it at a wrong address, then links to the tutor. */
export function TextbookRefresh() {
  const { progress, hasFailed, start } = useRefresh()
  const isRunning = progress !== null
  return (
    <div className={styles.refresh}>
      <p>Were you looking for the textbook? Refresh it to get the newest notes.</p>
      {isRunning && <ProgressBar label="Refreshing the textbook" value={progress} />}
      {hasFailed && (
        <Banner tone="bad" role="alert">
          Couldn't refresh the textbook. Check your connection and try again.
        </Banner>
      )}
      <output>{isRunning && (progress > almost ? 'The textbook is up to date.' : 'Refreshing the textbook…')}</output>
      <Button busy={isRunning} onClick={() => void start()}>
        Refresh Textbook
      </Button>
    </div>
  )
}

function useRefresh() {
  const [, navigate] = useLocation()
  /** In percent; null while nothing runs. */
  const [progress, setProgress] = useState<number | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [leaving] = useState(() => new AbortController())
  useEffect(() => () => leaving.abort(), [leaving])

  const start = async () => {
    const { signal } = leaving
    setHasFailed(false)
    setProgress(0)
    const timer = setInterval(() => setProgress((reached) => Math.min(almost, (reached ?? 0) + step)), stepMs)
    signal.addEventListener('abort', () => clearInterval(timer))
    try {
      await refreshTextbooks(signal)
      if (signal.aborted) return
      setProgress(100)
      const leave = setTimeout(() => navigate('/ai-tutor'), leaveAfterMs)
      signal.addEventListener('abort', () => clearTimeout(leave))
    } catch {
      if (signal.aborted) return
      setProgress(null)
      setHasFailed(true)
    } finally {
      clearInterval(timer)
    }
  }

  return { progress, hasFailed, start }
}
