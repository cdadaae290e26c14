import { isPage } from './pages.ts'

const home = '/dashboard'
/** Characters that browsers drop or change in an address, so that it would lead elsewhere. */
const unsafe = /[\p{Cc}\p{Cs}\\]|^\/\//u

/** Returns where to go after signing in: the page of this app that `next` names, else the dashboard. Never another site. */
export function pathAfterSignIn(next: string | null): string {
  const { path = '', search = '' } = /^(?<path>[^?#]*)(?<search>\?[^#]*)?/.exec(next ?? '')?.groups ?? {}
  if (unsafe.test(path + search) || !isPage(path)) return home
  return (path + search).replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent)
}

/** The same page as a query for the link to the other form, so that it isn't lost on the way. */
export function withNext(path: '/login' | '/register', next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`
}
