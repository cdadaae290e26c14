import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Field } from '../design/forms/Field.tsx'
import { useFocusOnArrival, useIsLive } from '../design/live.ts'
import styles from './AccountFrame.module.css'

/** The second factor of an account that has one. It takes the focus when it appears. */
export function CodeField({ error }: { error: string | undefined }) {
  const [isRecovery, setIsRecovery] = useState(false)
  const isLive = useIsLive()
  const focus = useFocusOnArrival()
  return (
    <>
      <Field
        id="code"
        label={isRecovery ? 'Recovery code' : 'Code from your authenticator app'}
        hint={isLive ? undefined : 'Or a recovery code'}
        // A numeric keypad has no letters, and recovery codes contain letters.
        inputMode={isRecovery || !isLive ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        {...focus}
      />
      <Button variant="ghost" className={styles.centred} onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? 'Use the app instead' : 'Use a recovery code instead'}
      </Button>
    </>
  )
}
