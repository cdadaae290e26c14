import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Banner.module.css'

interface BannerProps {
  tone?: 'info' | 'ok' | 'warn' | 'bad'
  icon?: ReactNode
  /** A link or button at its end. */
  action?: ReactNode
  /** 'status' if it appears while the student is on the page. */
  role?: 'status' | 'alert'
  children: ReactNode
}

/** A message about the state of a whole page. */
export function Banner({ tone = 'info', icon, action, role, children }: BannerProps) {
  return (
    <div className={classNames(styles.banner, styles[tone])} role={role}>
      {icon}
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  )
}
