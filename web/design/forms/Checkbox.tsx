import { useId, type ComponentProps } from 'react'
import styles from './Checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  /** A line below it. */
  hint?: string
}

/** A box to tick, whose label is part of the target. */
export function Checkbox({ label, hint, ...box }: CheckboxProps) {
  const hintId = useId()
  return (
    <div>
      <label className={styles.checkbox}>
        <input type="checkbox" aria-describedby={hint === undefined ? undefined : hintId} {...box} />
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
