import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import styles from './States.module.css'

interface ErrorStateProps {
  title: string
  children?: ReactNode
  onRetry?: () => void
}

/** Says that something could not be loaded, and tries again on request. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon}>
        <CircleAlert />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <p className={styles.detail}>{children}</p>}
      {onRetry !== undefined && (
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
