import { forgetReplies } from '../platform/server/queries.ts'
import { answerSupport } from '../prerender-replies.ts'
import { drawWritten } from '../prerender.tsx'

/** A prerendered page as the server sends it, with the replies that were put into the query cache before. */
export async function writtenHtml(path: string, supportEmail: string | null = null): Promise<string> {
  const address = location.href
  history.replaceState(null, '', path)
  answerSupport(supportEmail)
  const { body } = await drawWritten(path)
  history.replaceState(null, '', address)
  forgetReplies()
  const title = /<h1[^>]*>([^<]*)/.exec(body)?.[1]
  return `<!doctype html><title>${title} · Sabi Prep</title><div id="root">${body}</div>`
}
