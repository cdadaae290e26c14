/** Every page of the web app, by the path that a browser may open; `:name` is any one part of a path. */
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
  '/try',
  '/try/:subject',
  '/textbook',
  '/challenge',
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
  '/exam',
  '/exam/history',
  '/exam/results/:id',
  '/mistakes',
  '/week',
  '/score',
  '/worksheet',
  '/classes',
  '/classes/:classId',
  '/classes/:classId/cards',
  '/join',
  '/join/:code',
  '/learners',
] as const

export type Page = (typeof pages)[number]

/**
 * Pages whose text exists only as HTML: no phone gets it as code. The app shows the element with the attribute
 * `data-article`.
 */
export const articlePages = ['/help', '/about', '/terms', '/privacy', '/corrections'] as const satisfies readonly Page[]

/** Pages that are the same for everyone: prerendered HTML, as is the page of each topic. */
export const writtenPages = ['/', '/subjects', '/topics', ...articlePages] as const satisfies readonly Page[]

/** Pages that the server renders per request, with forms that work without scripts; the app hydrates them. */
export const drawnPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/contact',
  '/setup',
  '/try',
  '/try/:subject',
] as const satisfies readonly Page[]

export type DrawnPage = (typeof drawnPages)[number]

/** Pages whose first reply holds what they show first of the student who is signed in. */
export const personalPages = ['/dashboard', '/practice'] as const satisfies readonly Page[]

export type PersonalPage = (typeof personalPages)[number]

/** Pages for search engines, in addition to the page of each topic. */
export const listedPages = [...writtenPages, '/contact', '/try'] as const satisfies readonly Page[]

/** The file name of what the build writes for rendered pages of this form, without its ending: `try.subject` for `/try/:subject`. */
export function nameOfDrawn(page: DrawnPage | PersonalPage): string {
  return page.slice(1).replaceAll('/:', '.')
}

/**
 * Placeholders in a prerendered page for what only the server knows; `content` is what the database has for this page.
 * Sites without a support address have other versions of the pages.
 */
export const placeholders = {
  siteName: '__SITE_NAME__',
  supportEmail: '__SUPPORT_EMAIL__',
  content: '__CONTENT__',
  /** 'model' where an AI provider is set up, else 'textbook'. */
  tutor: '__TUTOR__',
  /** The site's public key, for the signature of questions that are passed on. */
  siteKey: '__SITE_KEY__',
} as const

const wordings = /__IF_MODEL__([\s\S]*?)__ELSE__([\s\S]*?)__END__/g

/** Both wordings of a passage, while a page is prerendered: only the server knows whether there is an AI provider. */
export function bothWordings(withModel: string, otherwise: string): string {
  return `__IF_MODEL__${withModel}__ELSE__${otherwise}__END__`
}

/** Keeps of each passage of a prerendered page the wording that is true here. */
export function chooseWordings(html: string, hasModel: boolean): string {
  return html.replaceAll(wordings, (_, withModel: string, otherwise: string) => (hasModel ? withModel : otherwise))
}

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
  '/exam',
  '/exam/history',
  '/exam/results/:id',
  '/mistakes',
  '/week',
  '/score',
  '/worksheet',
  '/classes',
  '/classes/:classId',
  '/classes/:classId/cards',
  '/join',
  '/join/:code',
] as const satisfies readonly Page[]

const forms = pages.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`))

/** Returns whether a path (without query) is a page of ours; anything else is a 404. */
export function isPage(path: string): boolean {
  return forms.some((form) => form.test(path))
}
