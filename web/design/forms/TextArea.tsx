import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, fieldAttributes } from './Field.tsx'
import styles from './Field.module.css'

interface TextAreaProps extends ComponentProps<'textarea'> {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** A labelled multi-line field. */
export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
  const texts = { id: input.id, label, hint, error }
  return (
    <FieldFrame {...texts}>
      <textarea {...fieldAttributes(texts)} {...input} className={styles.input} />
    </FieldFrame>
  )
}
