import type { ReactNode } from 'react'
import styles from './States.module.css'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  children?: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
}

/** Says why nothing is here and offers one next step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <p className={styles.detail}>{children}</p>}
      {action}
    </div>
  )
}
