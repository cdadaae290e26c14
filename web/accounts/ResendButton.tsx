import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { toastMailFailure } from './mail-failure.ts'
import { mailTexts } from './recovery-texts.ts'
import { useCountdown } from './useCountdown.ts'
import styles from './AccountFrame.module.css'

const pauseSeconds = 30

interface ResendButtonProps {
  label: string
  /** True if a mail was sent just now. */
  isPaused?: boolean
  /** Throws on failure. */
  send: () => Promise<void>
}

/** Sends a mail again, at most every 30 seconds, because most mails are only slow. */
export function ResendButton({ label, isPaused = false, send }: ResendButtonProps) {
  const isOnline = useIsOnline()
  const { left, start } = useCountdown(isPaused ? pauseSeconds : 0)
  const [isBusy, setIsBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)

  const sendAgain = async () => {
    setIsBusy(true)
    try {
      await send()
      setIsSent(true)
      start(pauseSeconds)
    } catch (error) {
      toastMailFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div>
      <Button
        full
        busy={isBusy}
        aria-disabled={left > 0}
        reason={isOnline ? undefined : mailTexts.offlineReason}
        onClick={() => void sendAgain()}
      >
        {left > 0 ? `Resend in ${left} s` : label}
      </Button>
      <output className={styles.said}>{isSent && left > 0 && mailTexts.sentAgain}</output>
    </div>
  )
}
