import type { Page } from '@sabi/shared/contract/pages'
import { shareTarget } from '@sabi/shared/contract/share-target'
import type { FastifyInstance } from 'fastify'
import type { Shell } from './shell.ts'

const pages = {
  start: '/dashboard',
  practice: '/practice',
  topics: '/topics',
  storage: '/storage',
} as const satisfies Record<string, Page>

/** The web app manifest. `tools/icons.ts` draws its icons, `tools/app-pictures.ts` takes its screenshots. */
const manifest = {
  id: pages.start,
  start_url: pages.start,
  scope: '/',
  lang: 'en-NG',
  description:
    'Free practice for JAMB, WAEC and NECO in chemistry, physics, biology, mathematics and English, with every answer explained.',
  categories: ['education'],
  display: 'standalone',
  orientation: 'any',
  theme_color: '#2f3aa8',
  background_color: '#f7f7fb',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    picture({ src: '/pictures/question.png', sizes: '540x1080', form: 'narrow', label: 'A question in practice' }),
    picture({ src: '/pictures/topic.png', sizes: '540x1080', form: 'narrow', label: 'Notes on a topic' }),
    picture({ src: '/pictures/dashboard.png', sizes: '1280x800', form: 'wide', label: 'The dashboard' }),
  ],
  shortcuts: [
    shortcut('Practice', pages.practice),
    shortcut('Topics', pages.topics),
    shortcut('Storage', pages.storage),
  ],
  // Words become a question to the tutor, a file of answers or of questions goes to the storage page.
  share_target: {
    action: shareTarget.path,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      text: shareTarget.words,
      files: [{ name: shareTarget.file, accept: ['application/json', '.json', 'text/plain', '.txt'] }],
    },
  },
}

/** Serves the manifest under the name that the site has now. */
export function mountManifest(app: FastifyInstance, shell: Shell): void {
  app.get('/manifest.webmanifest', async (_, reply) => {
    const name = shell.name()
    reply.type('application/manifest+json').header('Cache-Control', 'no-cache')
    return { name, short_name: name, ...manifest }
  })
}

function picture({ form, ...rest }: { src: string; sizes: string; form: 'narrow' | 'wide'; label: string }) {
  return { ...rest, type: 'image/png', form_factor: form }
}

function shortcut(name: string, url: Page) {
  return { name, url, icons: [{ src: '/icon-192.png', sizes: '192x192' }] }
}
