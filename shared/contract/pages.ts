/** Every page of the web app, by the path that a browser may open; `:name` stands for one part of a path. */
export const pages = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/setup',
  '/terms',
  '/privacy',
  '/corrections',
  '/subjects',
  '/topics',
  '/topics/:topicId',
  '/textbook',
  '/help',
  '/about',
  '/contact',
  '/practice',
  '/dashboard',
  '/ai-tutor',
  '/search',
  '/profile',
  '/admin',
  '/settings',
  '/storage',
  '/exam-prep',
] as const

export type Page = (typeof pages)[number]

/**
 * Pages whose words come as HTML alone: no phone gets them as code. The app shows what stands in the element that has the
 * attribute `data-article`.
 */
export const articlePages = ['/help', '/about', '/terms', '/privacy', '/corrections'] as const satisfies readonly Page[]

/** Pages that say the same to everybody: they come as HTML that can be read at once, as does the page of each topic. */
export const writtenPages = [
  '/',
  '/subjects',
  '/topics',
  '/contact',
  ...articlePages,
] as const satisfies readonly Page[]

/**
 * What a written page says in the place of what only the server knows: `content` is what the database holds for this page. Where
 * nobody can be written to, a page has another form.
 */
export const placeholders = {
  siteName: '__SITE_NAME__',
  supportEmail: '__SUPPORT_EMAIL__',
  content: '__CONTENT__',
} as const

/** Pages that show only what is a student's own, or an administrator's. */
export const guardedPages = [
  '/practice',
  '/dashboard',
  '/ai-tutor',
  '/search',
  '/profile',
  '/admin',
  '/settings',
  '/storage',
  '/exam-prep',
] as const satisfies readonly Page[]

const forms = pages.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`))

/** Whether a path (without query) is a page of ours; anything else is a 404. */
export function isPage(path: string): boolean {
  return forms.some((form) => form.test(path))
}
