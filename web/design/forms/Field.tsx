import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Field.module.css'

interface FieldTexts {
  /** Also the target of the links in an ErrorSummary. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

interface FieldProps extends ComponentProps<'input'>, FieldTexts {
  id: string
  /** Something inside the box at its end. */
  adornment?: ReactNode
}

/** A labelled input with a hint and an error, both announced with it. */
export function Field({ label, hint, error, adornment, className, ...input }: FieldProps) {
  const texts = { id: input.id, label, hint, error }
  return (
    <FieldFrame {...texts} className={className}>
      <input {...fieldAttributes(texts)} {...input} className={styles.input} />
      {adornment}
    </FieldFrame>
  )
}

/** The frame of an input: label, hint and error above it. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  className,
  children,
}: FieldTexts & { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={classNames(styles.box, error !== undefined && styles.faulty)}>{children}</div>
    </div>
  )
}

/** The attributes that link an input to the texts of its frame. */
export function fieldAttributes({ id, hint, error }: FieldTexts) {
  return {
    name: id,
    'aria-describedby': classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`),
    'aria-invalid': error === undefined ? undefined : true,
  }
}
