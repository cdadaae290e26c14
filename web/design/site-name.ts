import { placeholders } from '@sabi/shared/contract/pages'

/** The name of this site, which its server writes into the page. On the server it is a placeholder, filled in later. */
export const siteName = typeof document === 'undefined' ? placeholders.siteName : nameInPage() || 'Sabi Prep'

function nameInPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content.trim()
}
