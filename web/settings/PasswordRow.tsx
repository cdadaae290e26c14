import { listDevices } from '@sabi/shared/accounts/session-calls'
import { changePassword } from '@sabi/shared/accounts/settings-calls'
import { useState } from 'react'
import { checkNewPassword, checkPassword } from '@sabi/shared/accounts/account-fields'
import { textOf } from '@sabi/shared/contract/page-form'
import { NewPasswordFields } from '../accounts/NewPasswordFields.tsx'
import { Button } from '../design/Button.tsx'
import { PasswordField } from '../design/forms/PasswordField.tsx'
import { invalidate } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { toast } from '../platform/page/toast-store.ts'
import { FormDialog } from './FormDialog.tsx'
import { useOfflineReason } from './offline-reason.ts'
import { Row } from './Row.tsx'
import { passwordTexts } from './texts.ts'
import { useSettingsForm } from './useSettingsForm.ts'

/** Changes the password, which requires the old one. */
export function PasswordRow() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Row label="Password">
      <Button variant="secondary" reason={useOfflineReason()} onClick={() => setIsOpen(true)}>
        Change password
      </Button>
      {isOpen && <PasswordDialog onClose={() => setIsOpen(false)} />}
    </Row>
  )
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useSettingsForm({
    ids: { newPassword: 'password' },
    check: checkPasswords,
    async send(typed) {
      const [currentPassword, newPassword] = [textOf(typed, 'currentPassword'), textOf(typed, 'password')]
      await request(changePassword, { body: { currentPassword, newPassword } })
      invalidate(listDevices)
      toast({ ...passwordTexts.changed, tone: 'success' })
      onClose()
    },
  })
  return (
    <FormDialog title="Change password" form={form} action="Save password" onClose={onClose}>
      <PasswordField
        id="currentPassword"
        label="Current password"
        autoComplete="current-password"
        error={form.errorOf('currentPassword')}
      />
      <NewPasswordFields label="New password" errorOf={form.errorOf} />
    </FormDialog>
  )
}

function checkPasswords(form: FormData) {
  return [...checkPassword(form, 'currentPassword'), ...checkNewPassword(form)]
}
