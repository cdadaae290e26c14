import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Badge.module.css'

export type BadgeTone =
  | 'neutral'
  | 'brand'
  | 'ok'
  | 'bad'
  | 'warn'
  | 'info'
  | 'chemistry'
  | 'physics'
  | 'biology'
  | 'mathematics'
  | 'english'

/** A short label. Its words carry the meaning; the colour only helps to spot it. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string | undefined
  children: ReactNode
}) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>
}
