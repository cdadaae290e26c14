import { useId, type MouseEvent } from 'react'
import { useFocusOnArrival } from './live.ts'
import styles from './ErrorSummary.module.css'

export interface FieldError {
  /** Id of the field; none where no field is at fault. */
  field?: string
  message: string
}

/**
 * What is wrong with a form, above it, each line leading to its field. It takes the focus when it appears: give it a new
 * `key` with each attempt, so that the same faults are told again.
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
