import { deleteMyAccount } from '@sabi/shared/accounts/own-data-calls'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { checkPassword } from '@sabi/shared/accounts/account-fields'
import { textOf } from '@sabi/shared/contract/page-form'
import { clearThisPhone } from '../accounts/leaving.ts'
import { Button } from '../design/Button.tsx'
import { PasswordField } from '../design/forms/PasswordField.tsx'
import { unsentCount } from '../offline/answers/answers.ts'
import { request } from '../platform/server/request.ts'
import { currentUser, forgetUser } from '../platform/server/session.ts'
import { toast } from '../platform/page/toast-store.ts'
import { FormDialog } from './FormDialog.tsx'
import { useOfflineReason } from './offline-reason.ts'
import styles from './Settings.module.css'
import { deletionTexts } from './texts.ts'
import { useSettingsForm } from './useSettingsForm.ts'

/** Deletes the account, after a dialog that lists what will be deleted. */
export function DeleteAccount() {
  /** Answers that only this phone has; null while the dialog is closed. */
  const [unsent, setUnsent] = useState<number | null>(null)
  const open = async () => setUnsent(await countUnsent())
  return (
    <div className={styles.block}>
      <Button variant="destructive" reason={useOfflineReason(deletionTexts.offlineReason)} onClick={() => void open()}>
        Delete my account
      </Button>
      {unsent !== null && <DeletionDialog unsent={unsent} onClose={() => setUnsent(null)} />}
    </div>
  )
}

function DeletionDialog({ unsent, onClose }: { unsent: number; onClose: () => void }) {
  const [, navigate] = useLocation()
  const form = useSettingsForm({
    check: (typed) => checkPassword(typed, 'password'),
    async send(typed) {
      await request(deleteMyAccount, { body: { password: textOf(typed, 'password') } })
      toast({ ...deletionTexts.done, tone: 'success' })
      await clearThisPhone()
      forgetUser()
      // Not to the landing page: that is a separate document, and the toast would be lost.
      navigate('/login')
    },
  })
  return (
    <FormDialog
      title="Delete your account?"
      lead={
        <>
          <p>{deletionTexts.whatGoes}</p>
          {unsent > 0 && <p>{deletionTexts.unsent(unsent)}</p>}
          <p>{deletionTexts.keepFirst}</p>
        </>
      }
      form={form}
      action="Delete my account for good"
      variant="destructive"
      onClose={onClose}
    >
      <PasswordField id="password" label="Password" autoComplete="current-password" error={form.errorOf('password')} />
    </FormDialog>
  )
}

async function countUnsent(): Promise<number> {
  const user = currentUser()
  if (user === null) return 0
  // A failed count must not prevent anyone from leaving.
  return unsentCount(user.id).catch(() => 0)
}
