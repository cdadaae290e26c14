import { createContext, use, useLayoutEffect, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './PageTitle.module.css'
import { siteName } from '../site-name.ts'

interface PageTitleProps {
  /** The page's name, shown as its heading and in the browser tab. */
  title: string
  /** Replaces the name in the heading, for a heading that shows more than the name. */
  children?: ReactNode
  /** A sentence below the heading. */
  lead?: ReactNode
  className?: string | undefined
}

type Heading = Pick<PageTitleProps, 'title' | 'lead'>

/** Receives each page heading as it renders. The build uses it for the title and description of a prerendered page. */
export const HeadingListener = createContext<((heading: Heading) => void) | undefined>(undefined)

/**
 * Renders the heading of a page and sets the document title. After navigation the heading takes the focus, so that a screen
 * reader announces the new page and Tab continues from there.
 */
export function PageTitle({ title, children, lead, className }: PageTitleProps) {
  use(HeadingListener)?.({ title, lead })
  useLayoutEffect(() => {
    document.title = title === siteName ? title : `${title} · ${siteName}`
  }, [title])
  return (
    <div className={classNames(styles.title, className)}>
      <h1 tabIndex={-1} ref={focusOnArrival}>
        {children ?? title}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}

let arrivals = 0

/** Focuses the heading when a student navigates to its page. */
export function focusOnArrival(heading: HTMLElement | null): void {
  if (heading === null) return
  arrivals++
  // On the first page of a visit, the browser has already placed the focus.
  if (arrivals > 1) heading.focus({ preventScroll: true })
}
