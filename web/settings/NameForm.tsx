import { changeName, getSettings } from '@sabi/shared/accounts/settings-calls'
import { useState } from 'react'
import { checkName } from '@sabi/shared/accounts/account-fields'
import { textOf } from '@sabi/shared/contract/page-form'
import { ErrorSummary } from '../design/forms/ErrorSummary.tsx'
import { Field } from '../design/forms/Field.tsx'
import { invalidate } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { updateUser, useSession } from '../platform/server/session.ts'
import { SaveButton } from './SaveButton.tsx'
import styles from './Settings.module.css'
import { useSettingsForm } from './useSettingsForm.ts'

/** Edits the name in place. */
export function NameForm() {
  const name = useSession(({ user }) => user?.name)
  const [isSaved, setIsSaved] = useState(false)
  const { errors, errorOf, attempt, isBusy, submit } = useSettingsForm({
    check: checkName,
    async send(form) {
      const { user } = await request(changeName, { body: { name: textOf(form, 'name') } })
      updateUser(user)
      invalidate(getSettings)
      setIsSaved(true)
    },
  })
  return (
    <form className={styles.block} noValidate onSubmit={submit} onInput={() => setIsSaved(false)}>
      {errors.length > 0 && <ErrorSummary key={attempt} errors={errors} />}
      <Field
        id="name"
        label="Full Name"
        autoComplete="name"
        maxLength={100}
        defaultValue={name}
        error={errorOf('name')}
      />
      <SaveButton label="Save name" isBusy={isBusy} isSaved={isSaved} />
    </form>
  )
}
