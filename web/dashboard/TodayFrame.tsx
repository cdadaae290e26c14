import { todayLink } from '@sabi/shared/practice/link'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { VisuallyHidden } from '../design/text/VisuallyHidden.tsx'
import styles from './TodayFrame.module.css'

interface TodayFrameProps {
  isPrimary: boolean
  /** The label of the button. */
  start?: string
  /** The target of the button. */
  href?: string
  children?: ReactNode
}

/** The card of today's plan, with a button that works before the plan is known. */
export function TodayFrame({ isPrimary, start = 'Start today’s plan', href = todayLink, children }: TodayFrameProps) {
  const change = (
    <Link href="/settings" className={styles.change}>
      Change<VisuallyHidden> minutes, subjects or exams</VisuallyHidden>
    </Link>
  )
  return (
    <Card title="Today" action={change} className={styles.card}>
      {children ?? <p role="status">Working out what helps you most today…</p>}
      <LinkButton href={href} variant={isPrimary ? 'primary' : 'secondary'} className={styles.start}>
        {start}
      </LinkButton>
    </Card>
  )
}
