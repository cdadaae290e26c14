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

const forms = pages.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`))

/** Whether a path (without query) is a page of ours; anything else is a 404. */
export function isPage(path: string): boolean {
  return forms.some((form) => form.test(path))
}
