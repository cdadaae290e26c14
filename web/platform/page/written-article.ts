import { fetchPage } from '../server/request.ts'

/** The content of a prerendered page, without the frame around it. */
export interface WrittenArticle {
  title: string
  className: string
  html: string
}

const articleByPath = new Map<string, WrittenArticle>()

/** Keeps the article of the opened page, before the app replaces it. */
export function keepOpenedArticle(): void {
  const article = articleIn(document)
  if (article !== undefined) articleByPath.set(location.pathname, article)
}

/** The article of a page that this visit has already loaded. */
export function findArticle(path: string): WrittenArticle | undefined {
  return articleByPath.get(path)
}

/** Forgets all articles. */
export function forgetArticles(): void {
  articleByPath.clear()
}

/** Fetches the article of a page. Every failure is thrown as a RequestError. */
export async function fetchArticle(path: string, signal: AbortSignal): Promise<WrittenArticle> {
  const article = await fetchPage(path, articleIn, { signal })
  articleByPath.set(path, article)
  return article
}

function articleIn(page: Document): WrittenArticle | undefined {
  const article = page.querySelector('[data-article]')
  return article === null ? undefined : { title: page.title, className: article.className, html: article.innerHTML }
}
