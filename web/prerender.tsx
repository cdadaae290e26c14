import { parseBank } from '@sabi/shared/content/bank'
import { placeholders, writtenPages } from '@sabi/shared/contract/pages'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { App } from './App.tsx'
import { HeadingListener } from './design/text/PageTitle.tsx'
import { previewPage, withHead, workingPage } from './document.ts'
import { FirstReplyContext, type FirstReply } from './platform/server/first-reply.ts'
import { queryClient } from './platform/server/queries.ts'
import { answerFromBank, answerSupport } from './prerender-replies.ts'
import { previewOf } from './previews/draw-preview.tsx'
import { routes } from './routes.tsx'
import { Screens } from './Screens.tsx'
import { topicPage } from './subjects/links.ts'
import { writtenRoutes } from './written-routes.tsx'
import './design/tokens.css'
import './design/base.css'

/** A page as a visitor gets it, before the server inserts the site's name. */
export interface WrittenPage {
  /** Its address; `/404` for the page of unknown addresses. */
  path: string
  title: string
  description: string | undefined
  body: string
  /** The same for a site with a support address. */
  bodyWithSupport: string
}

/** The source file of each page that is loaded on demand. */
export const screens = routes.flatMap(({ path, source }) => (source === null ? [] : [{ path, source }]))

/** Renders all pages that are the same for everyone. */
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

/** A page that is never hydrated needs no markers of React, and an icon in HTML neither its namespace nor its name. */
const neededByNobody = /<!--.*?-->| data-waits=""| xmlns="http:\/\/www\.w3\.org\/2000\/svg"| class="lucide [^"]*"/g

/** Renders a page that the app will replace. Its heading also provides the title and description. */
export async function drawWritten(path: string): Promise<Drawn> {
  const screens = (
    <FirstReplyContext value={{}}>
      <Screens routes={writtenRoutes} address={{ path, search: '' }} />
    </FirstReplyContext>
  )
  // The app uses other ids around the article that it takes from such a page.
  const { body, ...head } = await draw(screens, 'written-')
  return { ...head, body: body.replaceAll(neededByNobody, '') }
}

/** A rendering request of the server. */
export interface DrawingOrder {
  /** The shell of this page. */
  shell: string
  path: string
  /** The query, without the question mark. */
  search: string
  firstReply: FirstReply
}

/** Renders a page that the app hydrates, as a document with placeholders. */
export async function drawDocument({ shell, path, search, firstReply }: DrawingOrder): Promise<string> {
  const app = (
    <FirstReplyContext value={firstReply}>
      <App address={{ path, search }} />
    </FirstReplyContext>
  )
  const { body, title, description } = await draw(app)
  return workingPage(withHead(shell, { path, title, description }), { body, firstReply })
}

/** Renders a student's page with its preview, as a document with placeholders; null where it has none. */
export async function drawPreview({ shell, ...order }: DrawingOrder): Promise<string | null> {
  const preview = previewOf(order)
  if (preview === null) return null
  const { body, title, description } = await draw(preview.shown, 'preview-')
  const head = withHead(shell, { path: order.path, title, description })
  return previewPage(head, { ...preview, body: body.replaceAll(neededByNobody, '') })
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
  // Unlimited, because no script may move anything.
  const options = { progressiveChunkSize: Infinity, ...(identifierPrefix !== undefined && { identifierPrefix }) }
  const { prelude } = await prerender(drawn, options)
  return { ...page, body: await new Response(prelude).text() }
}
