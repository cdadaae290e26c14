import type { ReactNode } from 'react'
import styles from './Settings.module.css'

interface RowProps {
  label: string
  /** How it stands. */
  value?: ReactNode
  /** What can be done about it. */
  children?: ReactNode
}

/** One setting of a group. */
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
