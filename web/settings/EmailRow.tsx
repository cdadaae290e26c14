import { sendVerificationEmail } from '@sabi/shared/accounts/recovery-calls'
import { changeEmail, getSettings, type AccountSettings } from '@sabi/shared/accounts/settings-calls'
import { useState } from 'react'
import { checkEmail, checkPassword } from '@sabi/shared/accounts/account-fields'
import { textOf } from '@sabi/shared/contract/page-form'
import { EmailField } from '../accounts/EmailField.tsx'
import { ResendButton } from '../accounts/ResendButton.tsx'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { PasswordField } from '../design/forms/PasswordField.tsx'
import { invalidate } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { FormDialog } from './FormDialog.tsx'
import { useOfflineReason } from './offline-reason.ts'
import { Row } from './Row.tsx'
import styles from './Settings.module.css'
import { emailTexts, texts } from './texts.ts'
import { useSettingsForm } from './useSettingsForm.ts'

/**
 * The address, whether it is verified, and a way to change it, which takes effect through a link mailed to the new one.
 */
export function EmailRow({ settings: { email, userName, isEmailVerified, canMail } }: { settings: AccountSettings }) {
  const [isOpen, setIsOpen] = useState(false)
  const [newEmail, setNewEmail] = useState('')
  const offlineReason = useOfflineReason()
  return (
    <div className={styles.block}>
      {userName !== null && <Row label="User name" value={<p className={styles.value}>{userName}</p>} />}
      {email === null ? (
        <Row label="Email" value={<p>{emailTexts.none}</p>} />
      ) : (
        <Row label="Email" value={<p className={styles.value}>{email}</p>}>
          <Badge tone={isEmailVerified ? 'ok' : 'warn'}>{isEmailVerified ? 'Verified' : 'Not verified'}</Badge>
        </Row>
      )}
      {email !== null && !isEmailVerified && canMail && (
        <>
          <p>{emailTexts.notVerified}</p>
          <ResendButton label="Send link again" send={sendLink} />
        </>
      )}
      <Button
        variant="secondary"
        reason={canMail ? offlineReason : texts.noMail}
        onClick={() => {
          setNewEmail('')
          setIsOpen(true)
        }}
      >
        {email === null ? 'Add email' : 'Change email'}
      </Button>
      <output className={styles.value}>{newEmail !== '' && emailTexts.linkSent(newEmail)}</output>
      {isOpen && (
        <EmailDialog
          title={email === null ? 'Add email' : 'Change email'}
          onClose={() => setIsOpen(false)}
          onSent={(address) => {
            setNewEmail(address)
            setIsOpen(false)
          }}
        />
      )}
    </div>
  )
}

interface EmailDialogProps {
  title: string
  onClose: () => void
  onSent: (email: string) => void
}

function EmailDialog({ title, onClose, onSent }: EmailDialogProps) {
  const form = useSettingsForm({
    check: (typed) => [...checkEmail(typed), ...checkPassword(typed, 'password')],
    async send(typed) {
      const email = textOf(typed, 'email').trim()
      await request(changeEmail, { body: { email, password: textOf(typed, 'password') } })
      onSent(email)
    },
  })
  return (
    <FormDialog title={title} form={form} action="Send link" onClose={onClose}>
      <EmailField label="New email" error={form.errorOf('email')} />
      <PasswordField id="password" label="Password" autoComplete="current-password" error={form.errorOf('password')} />
    </FormDialog>
  )
}

async function sendLink(): Promise<void> {
  try {
    await request(sendVerificationEmail, {})
  } finally {
    // It may have been verified on another device.
    invalidate(getSettings)
  }
}
