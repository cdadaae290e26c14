import { createContext, use, useLayoutEffect, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './PageTitle.module.css'
import { siteName } from './site-name.ts'

interface PageTitleProps {
  /** Name of the page, for the heading and the browser's title. */
  title: string
  /** What the heading shows where that is more than the name. */
  children?: ReactNode
  /** A sentence below it. */
  lead?: ReactNode
  className?: string | undefined
}

type Heading = Pick<PageTitleProps, 'title' | 'lead'>

/** Hears the heading of the page while it is drawn; the build takes a page's title and description from it. */
export const HeadingListener = createContext<((heading: Heading) => void) | undefined>(undefined)

/**
 * The heading of a page. On arrival from another page it takes the focus, so that a screen reader says where one is and
 * the next Tab starts here.
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

/** Gives the focus to the heading of a page that somebody came to. */
export function focusOnArrival(heading: HTMLElement | null): void {
  if (heading === null) return
  arrivals++
  // The first page of a visit leaves the focus where the browser put it.
  if (arrivals > 1) heading.focus({ preventScroll: true })
}
