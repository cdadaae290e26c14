import type { ReactNode } from 'react'
import styles from './Settings.module.css'

interface RowProps {
  label: string
  /** The current value. */
  value?: ReactNode
  /** Buttons. */
  children?: ReactNode
}

/** A setting in a group. */
export function Row({ label, value, children }: RowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <h3>{label}</h3>
        {value}
      </div>
      {children}
    </div>
  )
}
