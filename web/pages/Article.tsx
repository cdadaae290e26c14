import type { ReactNode } from 'react'
import { PageTitle } from '../design/text/PageTitle.tsx'
import styles from './Article.module.css'

/** An article. The app finds it in the prerendered page by its attribute. */
export function Article({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <article data-article className={styles.article}>
      <PageTitle title={title} lead={lead} />
      {children}
    </article>
  )
}
