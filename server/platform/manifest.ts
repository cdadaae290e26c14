import type { Page } from '@sabi/shared/contract/pages'
import type { FastifyInstance } from 'fastify'
import type { Shell } from './shell.ts'

const pages = { start: '/dashboard', practice: '/practice', subjects: '/subjects' } as const satisfies Record<
  string,
  Page
>

/** What a phone is told of the app before it puts it among its own. The pictures are drawn by `tools/icons.ts`. */
const manifest = {
  id: pages.start,
  start_url: pages.start,
  scope: '/',
  lang: 'en-NG',
  description:
    'Free practice for JAMB, WAEC and NECO in chemistry, physics, biology and mathematics, with every answer explained.',
  categories: ['education'],
  display: 'standalone',
  theme_color: '#2f3aa8',
  background_color: '#f7f7fb',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Practice', url: pages.practice, icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
    { name: 'Subjects', url: pages.subjects, icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
  ],
} as const

/** Serves the manifest under the name that the site has now. */
export function mountManifest(app: FastifyInstance, shell: Shell): void {
  app.get('/manifest.webmanifest', async (_, reply) => {
    const name = shell.name()
    reply.type('application/manifest+json').header('Cache-Control', 'no-cache')
    return { name, short_name: name, ...manifest }
  })
}
