import { fetchPage } from './request.ts'

/** What a page says that only its HTML holds, without the frame around it. */
export interface WrittenArticle {
  title: string
  className: string
  html: string
}

const articleByPath = new Map<string, WrittenArticle>()

/** Keeps what the page says that was opened, before the app takes its place. */
export function keepOpenedArticle(): void {
  const article = articleIn(document)
  if (article !== undefined) articleByPath.set(location.pathname, article)
}

/** What a page says, where this visit met it already. */
export function findArticle(path: string): WrittenArticle | undefined {
  return articleByPath.get(path)
}

/** Begins a new visit. */
export function forgetArticles(): void {
  articleByPath.clear()
}

/** Fetches what a page says. Whatever goes wrong is thrown as a RequestError. */
export async function fetchArticle(path: string, signal: AbortSignal): Promise<WrittenArticle> {
  const article = await fetchPage(path, articleIn, { signal })
  articleByPath.set(path, article)
  return article
}

function articleIn(page: Document): WrittenArticle | undefined {
  const article = page.querySelector('[data-article]')
  return article === null ? undefined : { title: page.title, className: article.className, html: article.innerHTML }
}
