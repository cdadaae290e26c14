import { isPage } from '@sabi/shared/contract/pages'

const home = '/dashboard'

/** Where to go after signing in: the page of ours that `next` names, else the dashboard. Never another site. */
export function pathAfterSignIn(next: string | null): string {
  if (next === null || !next.startsWith('/')) return home
  const address = parse(next)
  if (address === null || address.origin !== location.origin || !isPage(address.pathname)) return home
  return address.pathname + address.search
}

/** The same page as a query for the link to the other form, so that it isn't lost on the way. */
export function withNext(path: '/login' | '/register', next: string | null): string {
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`
}

function parse(path: string): URL | null {
  try {
    return new URL(path, location.origin)
  } catch {
    return null
  }
}
