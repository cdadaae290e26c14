import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { openWhileRendered } from './modal.ts'
import styles from './Dialog.module.css'

interface DialogProps {
  title: ReactNode
  /** What Esc does; nothing if omitted, for questions that need an explicit answer. */
  onEscape?: () => void
  /** Buttons at its foot. */
  actions?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/**
 * A modal dialog, open while it is rendered; on small screens a sheet at the bottom. The browser traps the focus and
 * restores it afterwards.
 */
export function Dialog({ title, onEscape, actions, className, children }: DialogProps) {
  const titleId = useId()
  const leaveByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Otherwise a second Esc closes a native dialog whatever its cancel event does.
    event.preventDefault()
    onEscape?.()
  }
  return (
    <dialog
      ref={openWhileRendered}
      className={classNames(styles.dialog, className)}
      aria-labelledby={titleId}
      onKeyDown={leaveByEscape}
      onCancel={(event) => {
        event.preventDefault()
        onEscape?.()
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </dialog>
  )
}
