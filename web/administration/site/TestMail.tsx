import { sendTestMail } from '@sabi/shared/administration/site-calls'
import { useState } from 'react'
import { Banner } from '../../design/states/Banner.tsx'
import { Button } from '../../design/Button.tsx'
import { useIsOnline } from '../../platform/server/connection.ts'
import { request } from '../../platform/server/request.ts'
import styles from '../Administration.module.css'
import { failureWords } from '../failure.ts'
import { administrationTexts } from '../texts.ts'

/** A mail server may take longer than a page may. */
const patienceMs = 60_000

interface Answer {
  tone: 'ok' | 'bad'
  words: string
}

/** Sends a test mail to the administrator and shows what the mail server answered. */
export function TestMail() {
  const isOnline = useIsOnline()
  const [isBusy, setIsBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)

  const send = async () => {
    setIsBusy(true)
    setAnswer(null)
    try {
      const { message } = await request(sendTestMail, {}, { timeoutMs: patienceMs })
      setAnswer({ tone: 'ok', words: message })
    } catch (error) {
      setAnswer({ tone: 'bad', words: failureWords(error) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className={styles.section}>
      <Button
        variant="secondary"
        busy={isBusy}
        reason={isOnline ? undefined : administrationTexts.offlineReason}
        onClick={() => void send()}
      >
        Send a test mail
      </Button>
      {answer !== null && (
        <Banner tone={answer.tone} role="status">
          {answer.words}
        </Banner>
      )}
    </div>
  )
}
