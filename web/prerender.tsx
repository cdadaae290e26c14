import { parseBank } from '@sabi/shared/content/bank'
import { placeholders, writtenPages } from '@sabi/shared/contract/pages'
import { QueryClientProvider } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { HeadingListener } from './design/PageTitle.tsx'
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
  const { body: bodyWithSupport } = await drawPage()
  answerSupport(null)
  return { path, ...(await drawPage()), bodyWithSupport }
}

/** Draws the page of the address as it is now; what its heading says is the page's title and description as well. */
export async function drawPage(): Promise<Pick<WrittenPage, 'title' | 'description' | 'body'>> {
  const page = { title: '', description: undefined as string | undefined }
  const hear = ({ title, lead }: { title: string; lead?: unknown }) => {
    page.title = title
    page.description = typeof lead === 'string' ? lead : undefined
  }
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <HeadingListener value={hear}>
        <Screens routes={writtenRoutes} />
      </HeadingListener>
    </QueryClientProvider>,
    // The app gives ids of its own around the article that it takes out of such a page. Nothing is to be moved by a script.
    { identifierPrefix: 'written-', progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  return { ...page, body: html.replaceAll(/<!--.*?-->/g, '') }
}
