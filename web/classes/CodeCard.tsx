import { changeCode, closeCode, listTaughtClasses, type TaughtClass } from '@sabi/shared/classes/calls'
import { getClassPage } from '@sabi/shared/classes/insights-calls'
import { spacedCode } from '@sabi/shared/classes/class'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { QrCode } from '../layout/QrCode.tsx'
import { toast } from '../platform/page/toast-store.ts'
import { invalidate } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { ActDialog } from './ActDialog.tsx'
import styles from './Classes.module.css'
import teacherStyles from './Teacher.module.css'
import { teacherTexts } from './texts.ts'

/** The code with which students join, to be shown to a whole room. */
export function CodeCard({ taught: { id, code } }: { taught: TaughtClass }) {
  const [opened, setOpened] = useState<'new' | 'close' | null>(null)
  const change = async (call: typeof changeCode | typeof closeCode) => {
    await request(call, { params: { classId: id } })
    invalidate(getClassPage)
    invalidate(listTaughtClasses)
  }
  return (
    <Card title="Join code">
      {code === null ? <p>{teacherTexts.codeClosed}</p> : <OpenCode code={code} />}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => setOpened('new')}>
          Make a new code
        </Button>
        {code !== null && (
          <Button variant="ghost" onClick={() => setOpened('close')}>
            Let nobody join
          </Button>
        )}
      </div>
      {opened === 'new' && (
        <ActDialog
          title="Make a new code?"
          action="Make a new code"
          run={() => change(changeCode)}
          onClose={() => setOpened(null)}
        >
          <p>{code === null ? teacherTexts.codeAgain : teacherTexts.newCode}</p>
        </ActDialog>
      )}
      {opened === 'close' && (
        <ActDialog
          title="Let nobody join?"
          action="Let nobody join"
          run={() => change(closeCode)}
          onClose={() => setOpened(null)}
        >
          <p>{teacherTexts.closeCode}</p>
        </ActDialog>
      )}
    </Card>
  )
}

function OpenCode({ code }: { code: string }) {
  const address = `${location.origin}/join/${code}`
  return (
    <>
      <p className={teacherStyles.code} aria-label={`Code: ${code.split('').join(' ')}`}>
        {spacedCode(code)}
      </p>
      <QrCode address={address} alt="QR code of the link below" className={teacherStyles.qrCode} />
      <p className={teacherStyles.address}>{address}</p>
      <div className={styles.buttons}>
        <Button onClick={() => void copy(address)}>Copy link</Button>
      </div>
    </>
  )
}

/** Browsers offer no clipboard to pages without https. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ ...teacherTexts.copied, tone: 'success' })
  } catch {
    toast({ ...teacherTexts.notCopied, tone: 'warning' })
  }
}
