import { useId, type MouseEvent } from 'react'
import { useFocusOnArrival } from '../live.ts'
import styles from './ErrorSummary.module.css'

export interface FieldError {
  /** Id of the field, if one is at fault. */
  field?: string
  message: string
}

/**
 * The errors of a form, above it, each linking to its field. It takes the focus when it appears. Give it a new `key`
 * with each attempt, so that the same errors are announced again.
 */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const titleId = useId()
  const focus = useFocusOnArrival()
  return (
    <div className={styles.summary} {...focus} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 id={titleId}>There is a problem</h2>
      <ul className={styles.list}>
        {errors.map(({ field, message }) => (
          <li key={message}>{field === undefined ? message : <FieldLink field={field} message={message} />}</li>
        ))}
      </ul>
    </div>
  )
}

function FieldLink({ field, message }: Required<FieldError>) {
  const goToField = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(field)?.focus()
  }
  return (
    <a href={`#${field}`} onClick={goToField}>
      {message}
    </a>
  )
}
