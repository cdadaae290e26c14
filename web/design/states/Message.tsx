import type { ReactNode } from 'react'
import { PageTitle } from '../text/PageTitle.tsx'
import styles from './Message.module.css'

interface MessageProps {
  icon?: ReactNode
  title: string
  /** Buttons and links. */
  actions?: ReactNode
  children?: ReactNode
}

/** A page with a single message. */
export function Message({ icon, title, actions, children }: MessageProps) {
  return (
    <div className={styles.message}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <PageTitle title={title} />
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
