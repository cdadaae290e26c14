/** The name of this site, as its server wrote it into the page. */
export const siteName = nameInPage() || 'Sabi Prep'

function nameInPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content.trim()
}
