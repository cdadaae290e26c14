import { sendResetLink, type Student } from '@sabi/shared/administration/people-calls'
import { listAudit } from '@sabi/shared/administration/system-calls'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { invalidate } from '../../platform/call-cache.ts'
import { useIsOnline } from '../../platform/connection.ts'
import { request } from '../../platform/request.ts'
import { toast } from '../../platform/toast-store.ts'
import styles from '../Administration.module.css'
import { copyText } from '../copy-text.ts'
import { failureWords } from '../failure.ts'
import { administrationTexts } from '../texts.ts'

interface HandedOver {
  message: string
  link: string
}

/** Has the link mailed by which the student chooses a new password, or shows it where the site sends no mail. */
export function ResetLinkButton({ student: { id }, titleId }: { student: Student; titleId: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const [given, setGiven] = useState<HandedOver | null>(null)
  const isOnline = useIsOnline()
  const send = async () => {
    setIsBusy(true)
    try {
      const { message, link } = await request(sendResetLink, { params: { id } })
      invalidate(listAudit)
      if (link === null) toast({ ...administrationTexts.linkSent, description: message, tone: 'success' })
      else setGiven({ message, link })
    } catch (error) {
      toast({ ...administrationTexts.linkNotSent, description: failureWords(error), tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        busy={isBusy}
        reason={isOnline ? undefined : administrationTexts.offlineReason}
        aria-describedby={titleId}
        onClick={() => void send()}
      >
        Send reset link
      </Button>
      {given !== null && <LinkDialog given={given} onClose={() => setGiven(null)} />}
    </>
  )
}

/** The server cannot show the link again. */
function LinkDialog({ given: { message, link }, onClose }: { given: HandedOver; onClose: () => void }) {
  return (
    <Dialog
      title="Reset link"
      onEscape={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => void copyText(link, administrationTexts.linkCopied)}>Copy</Button>
        </>
      }
    >
      <p>{message}</p>
      <p className={styles.secret}>{link}</p>
    </Dialog>
  )
}
