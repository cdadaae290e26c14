import { subjectIds } from '@sabi/shared/content/question'
import { escapeHtml } from '@sabi/shared/content/escape-html'
import { guardedPages, listedPages } from '@sabi/shared/contract/pages'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { siteAddress } from './site-address.ts'

interface SiteMapOptions {
  settings: Pick<Settings, 'BASE_URL' | 'PORT'>
  topicIds: () => Promise<readonly string[]>
}

/** Tells search engines which pages there are, where the site knows its own address, and which are not for them. */
export function mountSiteMap(app: FastifyInstance, { settings, topicIds }: SiteMapOptions): void {
  const address = settings.BASE_URL === undefined ? null : siteAddress(settings)
  const refused = ['/api/', ...guardedPages].map((path) => `Disallow: ${path}`)
  const robots = ['User-agent: *', ...refused, ...(address === null ? [] : [`Sitemap: ${address}/sitemap.xml`])]

  app.get('/robots.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(`${robots.join('\n')}\n`))

  app.get('/sitemap.xml', async (_, reply) => {
    if (address === null) return reply.callNotFound()
    const topics = (await topicIds()).map((id) => `/topics/${encodeURIComponent(id)}`)
    const trials = subjectIds.map((subject) => `/try/${subject}`)
    const places = [...listedPages, '/textbook', ...trials, ...topics].map(
      (path) => `<url><loc>${escapeHtml(address + path)}</loc></url>`,
    )
    const list = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>`
    return reply.type('application/xml; charset=utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>${list}`)
  })
}
