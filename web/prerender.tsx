import { parseBank } from '@sabi/shared/content/bank'
import { placeholders, writtenPages } from '@sabi/shared/contract/pages'
import { options } from 'preact'
import { renderToStringAsync } from 'preact-render-to-string'
import { PageTitle } from './design/PageTitle.tsx'
import { answerFromBank, answerSupport } from './prerender-replies.ts'
import { Screens } from './Screens.tsx'
import { topicPage } from './subjects/links.ts'
import { writtenRoutes } from './written-routes.tsx'
import './design/tokens.css'
import './design/base.css'

/** A page as a visitor gets it, before the server names the site in it. */
export interface WrittenPage {
  /** Its address; that of the page for whatever is not found is `/404`. */
  path: string
  title: string
  description: string | undefined
  body: string
  /** The same where the site has an address to write to. */
  bodyWithSupport: string
}

/** Writes all pages that are the same for everybody. Only where `location`, `document` and `navigator` have stand-ins. */
export async function writePages(bank: string): Promise<WrittenPage[]> {
  const topics = answerFromBank(parseBank(bank))
  const pages: WrittenPage[] = []
  for (const path of [...writtenPages, ...topics.map(({ id }) => topicPage(id)), '/404'])
    pages.push(await writePage(path))
  return pages
}

async function writePage(path: string): Promise<WrittenPage> {
  location.pathname = path
  answerSupport(placeholders.supportEmail)
  const bodyWithSupport = await drawPage()
  answerSupport(null)
  const body = await drawPage()
  return { path, ...heading, body, bodyWithSupport }
}

/** What the heading of the page that is drawn says: the same words are the page's title and description. */
const heading: { title: string; description: string | undefined } = { title: '', description: undefined }

const { vnode: prepare } = options
options.vnode = (node) => {
  const { type, props } = node
  if (type === PageTitle && 'title' in props) {
    heading.title = String(props.title)
    heading.description = 'lead' in props && typeof props.lead === 'string' ? props.lead : undefined
  }
  prepare?.(node)
}

/** The app gives ids of this form as well, around the article that it takes out of a page. */
const idsOfRenderer = /(?<= (?:id|for|aria-\w+)="[^"]*\b)P(?=\d+-\d+\b)/g

/** Draws the page of the address as it is now. */
export async function drawPage(): Promise<string> {
  const html = await renderToStringAsync(<Screens routes={writtenRoutes} />)
  return html.replaceAll(/<!--.*?-->/g, '').replaceAll(idsOfRenderer, 'W')
}
