import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'

interface FieldProps extends ComponentProps<'input'> {
  /** Also the target of the links in an ErrorSummary. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Something inside the box at its end. */
  adornment?: ReactNode
}

/** A labelled input with its hint and its error, both read out with it. */
export function Field({ id, label, hint, error, adornment, className, ...input }: FieldProps) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = classNames(hint !== undefined && hintId, error !== undefined && errorId)
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <div className={classNames(styles.box, error !== undefined && styles.faulty)}>
        <input
          id={id}
          name={id}
          {...input}
          className={styles.input}
          aria-describedby={describedBy}
          aria-invalid={error === undefined ? undefined : true}
        />
        {adornment}
      </div>
    </div>
  )
}
