import { placeholders } from '@sabi/shared/contract/pages'

/** The name of this site, as its server wrote it into the page. Where the page itself is drawn, the server writes it later. */
export const siteName = typeof document === 'undefined' ? placeholders.siteName : nameInPage() || 'Sabi Prep'

function nameInPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content.trim()
}
