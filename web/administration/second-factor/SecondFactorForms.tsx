import { SecondFactorCode } from '@sabi/shared/accounts/account'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '@sabi/shared/accounts/second-factor-calls'
import type { ReplyOf } from '@sabi/shared/contract/call'
import { textOf } from '@sabi/shared/contract/page-form'
import * as z from 'zod/mini'
import { AccountForm } from '../../accounts/AccountForm.tsx'
import { useAccountForm } from '../../accounts/useAccountForm.ts'
import { Button } from '../../design/Button.tsx'
import type { FieldError } from '../../design/forms/ErrorSummary.tsx'
import { Field } from '../../design/forms/Field.tsx'
import { PasswordField } from '../../design/forms/PasswordField.tsx'
import { request } from '../../platform/server/request.ts'
import { toast } from '../../platform/page/toast-store.ts'
import styles from '../Administration.module.css'
import { explainFailure } from '../failure.ts'
import { inFours } from './in-fours.ts'
import { StepTitle } from '../StepTitle.tsx'
import { administrationTexts, fieldTexts } from '../texts.ts'

type Begun = ReplyOf<typeof beginSecondFactor>

/** The first step asks for the password, in case someone else is using an open session. */
export function BeginForm({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const form = useAccountForm({
    check: checkPassword,
    send: async (fields) =>
      onBegun(await request(beginSecondFactor, { body: { password: textOf(fields, 'password') } })),
    explain: explainFailure,
  })
  return (
    <>
      <p>It is off. With it, a stolen password is not enough to sign in as you.</p>
      <p>You need an authenticator app on your phone.</p>
      <AccountForm form={form} action="Turn it on" offlineReason={administrationTexts.offlineReason}>
        <OwnPassword error={form.errorOf('password')} />
      </AccountForm>
    </>
  )
}

interface ConfirmFormProps {
  begun: Begun
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** The second step: a code proves that the app knows the secret. */
export function ConfirmForm({ begun: { qrCode, secret, uri }, onConfirmed, onCancel }: ConfirmFormProps) {
  const form = useAccountForm({
    check: (fields) => checkCode(fields, fieldTexts.firstCode),
    async send(fields) {
      const { recoveryCodes } = await request(confirmSecondFactor, { body: { code: textOf(fields, 'code') } })
      onConfirmed(recoveryCodes)
    },
    explain: explainFailure,
  })
  return (
    <>
      <StepTitle>Add this site to your app</StepTitle>
      <p>Scan the QR code with your authenticator app. Then enter the code it shows.</p>
      <img className={styles.qrCode} src={qrCode} alt="QR code of the secret below" />
      <p>
        On this phone? <a href={uri}>Open the app</a>, or type this secret into it:
      </p>
      <p className={styles.secret}>{inFours(secret)}</p>
      <AccountForm form={form} action="Confirm" offlineReason={administrationTexts.offlineReason}>
        <CodeField hint="6 digits from the app" error={form.errorOf('code')} />
      </AccountForm>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </>
  )
}

export function RemoveForm({ onRemoved }: { onRemoved: () => void }) {
  const form = useAccountForm({
    check: (fields) => [...checkPassword(fields), ...checkCode(fields, fieldTexts.code)],
    async send(fields) {
      await request(removeSecondFactor, {
        body: { password: textOf(fields, 'password'), code: textOf(fields, 'code') },
      })
      toast({ ...administrationTexts.secondFactorOff, tone: 'success' })
      onRemoved()
    },
    explain: explainFailure,
  })
  return (
    <>
      <p>It is on. Signing in asks for a code from your app.</p>
      <AccountForm form={form} action="Turn it off" offlineReason={administrationTexts.offlineReason}>
        <OwnPassword error={form.errorOf('password')} />
        <CodeField hint="6 digits from the app, or a recovery code" error={form.errorOf('code')} />
      </AccountForm>
    </>
  )
}

function OwnPassword({ error }: { error: string | undefined }) {
  return <PasswordField id="password" label="Your password" autoComplete="current-password" error={error} />
}

function CodeField({ hint, error }: { hint: string; error: string | undefined }) {
  return (
    <Field
      id="code"
      label="Code"
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  )
}

function checkPassword(fields: FormData): FieldError[] {
  return textOf(fields, 'password') === '' ? [{ field: 'password', message: fieldTexts.password }] : []
}

function checkCode(fields: FormData, message: string): FieldError[] {
  const isCode = z.safeParse(SecondFactorCode, textOf(fields, 'code')).success
  return isCode ? [] : [{ field: 'code', message }]
}
