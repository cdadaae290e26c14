import { useLayoutEffect, useRef, type FormEvent, type MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { focusOnArrival } from '../design/text/PageTitle.tsx'
import { useTrustedHtml } from '../design/text/trusted-html.ts'
import type { WrittenArticle } from '../platform/page/written-article.ts'
import { searchAnswers } from './help-search.ts'
// The style sheets of these prerendered pages.
import '../design/Card.module.css'
import '../design/states/States.module.css'
import '../design/forms/Field.module.css'
import './AboutScreen.module.css'
import './Article.module.css'
import './HelpScreen.module.css'

/** The article of a prerendered page inside the app: its links stay in the app, and its search works. */
export function Adopted({ article: { title, className, html } }: { article: WrittenArticle }) {
  const [path, navigate] = useLocation()
  const page = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    document.title = title
    if (page.current !== null) arrive(page.current)
  }, [title])

  const search = (term: string) => {
    if (page.current !== null) searchAnswers(page.current, term)
    navigate(term === '' ? path : `${path}?${new URLSearchParams({ q: term }).toString()}`, { replace: true })
  }
  const handleInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) search(target.value)
  }
  const handleClick = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element)) return
    if (target.closest('button') !== null) {
      search('')
      page.current?.querySelector('input')?.focus()
    }
    const link = target.closest('a')
    if (link === null || !leadsElsewhereInTheApp(link) || asksForMore(event)) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  }

  return (
    // The handlers belong to the links, the field and the button inside.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={page}
      className={className}
      onInput={handleInput}
      onClick={handleClick}
      dangerouslySetInnerHTML={useTrustedHtml(html)}
    />
  )
}

/** Does what other screens do on rendering, opens the answer named in the address, and applies the search. */
function arrive(page: HTMLElement): void {
  focusOnArrival(page.querySelector('h1'))
  for (const entry of page.querySelectorAll('details')) {
    entry.open = `#${entry.id}` === location.hash
    if (entry.open) entry.scrollIntoView()
  }
  searchAnswers(page, new URLSearchParams(location.search).get('q') ?? '')
}

function leadsElsewhereInTheApp({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname
}

/** New tabs, new windows and downloads are left to the browser. */
function asksForMore({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || altKey || shiftKey
}
