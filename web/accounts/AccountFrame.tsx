import type { ReactNode } from 'react'
import { Card } from '../design/Card.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import styles from './AccountFrame.module.css'

interface AccountFrameProps {
  title: string
  lead?: ReactNode
  /** Above the card. */
  banner?: ReactNode
  /** Below the card. */
  links?: ReactNode
  children: ReactNode
}

/** The narrow column of the account pages. */
export function AccountFrame({ title, lead, banner, links, children }: AccountFrameProps) {
  return (
    <div className={styles.frame}>
      <PageTitle title={title} lead={lead} className={styles.title} />
      {banner}
      <Card as="div">{children}</Card>
      {links !== undefined && <div className={styles.links}>{links}</div>}
    </div>
  )
}
