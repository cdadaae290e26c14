import { longestNickname, Nickname } from '@sabi/shared/accounts/account'
import { changeNickname, getSettings, type AccountSettings } from '@sabi/shared/accounts/settings-calls'
import { getLeaderboard } from '@sabi/shared/progress/calls'
import { useState } from 'react'
import * as z from 'zod/mini'
import { textOf } from '@sabi/shared/contract/page-form'
import { failureText } from '../accounts/failure-text.ts'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { ErrorSummary } from '../design/forms/ErrorSummary.tsx'
import { Field } from '../design/forms/Field.tsx'
import { invalidate } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { toast } from '../platform/page/toast-store.ts'
import { useOfflineReason } from './offline-reason.ts'
import { Row } from './Row.tsx'
import { SaveButton } from './SaveButton.tsx'
import styles from './Settings.module.css'
import { nicknameTexts, texts } from './texts.ts'
import { useSettingsForm } from './useSettingsForm.ts'

/** The leaderboard: off until the student joins with a nickname. */
export function Leaderboard({
  settings: { nickname, email, isEmailVerified, canMail },
}: {
  settings: AccountSettings
}) {
  const isOn = nickname !== null
  return (
    <div className={styles.block}>
      <Row label="Leaderboard" value={<p>{nicknameTexts.about}</p>}>
        <Badge tone={isOn ? 'ok' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
      </Row>
      {isEmailVerified ? (
        <NicknameForm nickname={nickname} />
      ) : (
        <p>{canMail ? nicknameTexts.verifyFirst(email !== null) : nicknameTexts.cannotVerify}</p>
      )}
      {isOn && <LeaveButton />}
    </div>
  )
}

function NicknameForm({ nickname }: { nickname: string | null }) {
  const [isSaved, setIsSaved] = useState(false)
  const { errors, errorOf, attempt, isBusy, submit } = useSettingsForm({
    check: checkNickname,
    async send(form) {
      await saveNickname(textOf(form, 'nickname'))
      setIsSaved(true)
    },
  })
  return (
    <form className={styles.block} noValidate onSubmit={submit} onInput={() => setIsSaved(false)}>
      {errors.length > 0 && <ErrorSummary key={attempt} errors={errors} />}
      <Field
        // Starts with an empty field after leaving.
        key={nickname === null ? 'out' : 'in'}
        id="nickname"
        label="Nickname"
        autoComplete="nickname"
        maxLength={longestNickname}
        hint={nicknameTexts.warning}
        defaultValue={nickname ?? ''}
        error={errorOf('nickname')}
      />
      <SaveButton label={nickname === null ? 'Join' : 'Save nickname'} isBusy={isBusy} isSaved={isSaved} />
    </form>
  )
}

function LeaveButton() {
  const [isBusy, setIsBusy] = useState(false)
  const leave = async () => {
    setIsBusy(true)
    try {
      await saveNickname(null)
      toast({ title: nicknameTexts.left, tone: 'success' })
    } catch (error) {
      const description = failureText(error, texts.failure) ?? undefined
      toast({ title: nicknameTexts.leaveFailed, description, tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="secondary" busy={isBusy} reason={useOfflineReason()} onClick={() => void leave()}>
      Leave the leaderboard
    </Button>
  )
}

async function saveNickname(nickname: string | null): Promise<void> {
  await request(changeNickname, { body: { nickname } })
  invalidate(getSettings)
  invalidate(getLeaderboard)
}

function checkNickname(form: FormData) {
  return z.safeParse(Nickname, textOf(form, 'nickname')).success
    ? []
    : [{ field: 'nickname', message: nicknameTexts.form }]
}
