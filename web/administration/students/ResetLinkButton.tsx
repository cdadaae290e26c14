import { sendResetLink, type Student } from '@sabi/shared/administration/people-calls'
import { listAudit } from '@sabi/shared/administration/system-calls'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { invalidate } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import styles from '../Administration.module.css'
import { copyText } from '../second-factor/copy-text.ts'
import { administrationTexts } from '../texts.ts'
import { useAct } from '../useAct.ts'

interface HandedOver {
  message: string
  link: string
}

/** Mails a password reset link, or shows it if the site sends no mail. */
export function ResetLinkButton({ student: { id }, titleId }: { student: Student; titleId: string }) {
  const [given, setGiven] = useState<HandedOver | null>(null)
  const { isBusy, reason, act } = useAct({
    run: async () => {
      const { message, link } = await request(sendResetLink, { params: { id } })
      invalidate(listAudit)
      if (link === null) return { ...administrationTexts.linkSent, description: message }
      setGiven({ message, link })
      return undefined
    },
    failed: administrationTexts.linkNotSent,
  })
  return (
    <>
      <Button variant="secondary" busy={isBusy} reason={reason} aria-describedby={titleId} onClick={() => void act()}>
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
