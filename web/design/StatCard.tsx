import type { ReactNode } from 'react'
import styles from './StatCard.module.css'

interface StatCardProps {
  label: string
  value: ReactNode
  /** A line or badge below the number. */
  children?: ReactNode
}

/** A number with its name, inside a `<dl>`. */
export function StatCard({ label, value, children }: StatCardProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {children !== undefined && <dd className={styles.detail}>{children}</dd>}
    </div>
  )
}
