/** The site's public key, as the server wrote it into the page; empty where there is none. */
export function siteKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=site-key]')?.content ?? ''
}
