import { parseBank } from '@sabi/shared/content/bank'
import { placeholders, writtenPages } from '@sabi/shared/contract/pages'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { App } from './App.tsx'
import { HeadingListener } from './design/PageTitle.tsx'
import { withHead, workingPage } from './document.ts'
import { FirstReplyContext, type FirstReply } from './platform/first-reply.ts'
import { queryClient } from './platform/queries.ts'
import { answerFromBank, answerSupport } from './prerender-replies.ts'
import { routes } from './routes.tsx'
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

/** Which file draws each page that is fetched when it is opened. */
export const screens = routes.flatMap(({ path, source }) => (source === null ? [] : [{ path, source }]))

/** Writes all pages that are the same for everybody. */
export async function writePages(bank: string): Promise<WrittenPage[]> {
  const topics = answerFromBank(parseBank(bank))
  const pages: WrittenPage[] = []
  for (const path of [...writtenPages, ...topics.map(({ id }) => topicPage(id)), '/404'])
    pages.push(await writePage(path))
  return pages
}

async function writePage(path: string): Promise<WrittenPage> {
  answerSupport(placeholders.supportEmail)
  const { body: bodyWithSupport } = await drawWritten(path)
  answerSupport(null)
  return { path, ...(await drawWritten(path)), bodyWithSupport }
}

/** A page that the app will replace; what its heading says is the page's title and description as well. */
export async function drawWritten(path: string): Promise<Drawn> {
  const screens = (
    <FirstReplyContext value={{}}>
      <Screens routes={writtenRoutes} address={{ path, search: '' }} />
    </FirstReplyContext>
  )
  // The app gives ids of its own around the article that it takes out of such a page.
  const { body, ...head } = await draw(screens, 'written-')
  // Nothing hydrates it, so that nothing looks for React's marks, nor waits.
  return { ...head, body: body.replaceAll(/<!--.*?-->| data-waits=""/g, '') }
}

/** What the server asks to be drawn. */
export interface DrawingOrder {
  /** The shell of this page. */
  shell: string
  path: string
  /** The query of the address, without the question mark. */
  search: string
  firstReply: FirstReply
}

/** Draws a page that the app hydrates, as a document that still has its placeholders. */
export async function drawDocument({ shell, path, search, firstReply }: DrawingOrder): Promise<string> {
  const app = (
    <FirstReplyContext value={firstReply}>
      <App address={{ path, search }} />
    </FirstReplyContext>
  )
  const { body, title, description } = await draw(app)
  return workingPage(withHead(shell, { path, title, description }), { body, firstReply })
}

type Drawn = Pick<WrittenPage, 'title' | 'description' | 'body'>

async function draw(node: ReactNode, identifierPrefix?: string): Promise<Drawn> {
  const page = { title: '', description: undefined as string | undefined }
  const hear = ({ title, lead }: { title: string; lead?: unknown }) => {
    page.title = title
    page.description = typeof lead === 'string' ? lead : undefined
  }
  const drawn = (
    <QueryClientProvider client={queryClient}>
      <HeadingListener value={hear}>{node}</HeadingListener>
    </QueryClientProvider>
  )
  // Without a bound on its size, since nothing is to be moved by a script.
  const options = { progressiveChunkSize: Infinity, ...(identifierPrefix !== undefined && { identifierPrefix }) }
  const { prelude } = await prerender(drawn, options)
  return { ...page, body: await new Response(prelude).text() }
}
