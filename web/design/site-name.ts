import { placeholders } from '@sabi/shared/contract/pages'

/** The name of this site, which the server inserts into the page. On the server it is a placeholder. */
export const siteName = typeof document === 'undefined' ? placeholders.siteName : nameInPage() || 'Sabi Prep'

function nameInPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content.trim()
}
