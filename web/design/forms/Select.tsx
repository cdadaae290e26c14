import { useId } from 'react'
import { classNames } from '../class-names.ts'
import fieldStyles from './Field.module.css'
import styles from './Select.module.css'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
}

interface SelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
  hint?: string
  /** The target of the links in an ErrorSummary, where the choice can be wrong. */
  id?: string
  error?: string | undefined
  className?: string | undefined
}

/** A labelled native select. It only returns one of the given values. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange, hint, error, className } = props
  const ownId = useId()
  const { id = ownId } = props
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option !== undefined) onChange(option.value)
  }
  return (
    <div className={classNames(fieldStyles.field, className)}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => choose(event.target.value)}
        aria-describedby={classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`)}
        aria-invalid={error === undefined ? undefined : true}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
