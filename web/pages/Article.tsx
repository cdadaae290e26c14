import type { ReactNode } from 'react'
import { PageTitle } from '../design/PageTitle.tsx'
import styles from './Article.module.css'

/** A page to read. The app takes it out of the written page by its mark. */
export function Article({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <article data-article className={styles.article}>
      <PageTitle title={title} lead={lead} />
      {children}
    </article>
  )
}
