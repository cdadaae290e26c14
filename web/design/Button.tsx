import { useId, type ComponentProps, type MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { useWaiting } from './live.ts'
import { Spinner } from './states/Spinner.tsx'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant
  /** Keeps the label, shows a spinner and takes no clicks. */
  busy?: boolean
  /** Why it can't be used now. The button stays focusable, ignores clicks and shows this. */
  reason?: string | undefined
  /** As wide as its container. */
  full?: boolean
}

/** A button. It is never disabled silently: give `reason` instead, or `aria-disabled` with a label that says why. */
export function Button({ variant = 'primary', busy = false, reason, full = false, ...rest }: ButtonProps) {
  const reasonId = useId()
  const waiting = useWaiting()
  const isInactive = busy || reason !== undefined || rest['aria-disabled'] === true
  const button = (
    <button
      type="button"
      {...(rest.type !== 'submit' && waiting)}
      {...rest}
      className={classNames(styles.button, styles[variant], full && styles.full, rest.className)}
      aria-disabled={isInactive || undefined}
      aria-busy={busy || undefined}
      aria-describedby={reason === undefined ? rest['aria-describedby'] : reasonId}
      onClick={isInactive ? ignoreClick : rest.onClick}
    >
      {busy && <Spinner size="small" />}
      {rest.children}
    </button>
  )
  if (reason === undefined) return button
  return (
    <span className={classNames(styles.withReason, full && styles.full)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </span>
  )
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault()
}
