import { guardedPages } from '@sabi/shared/contract/pages'
import { expect, test } from 'vitest'
import { useTestServer } from '../../testing/test-server.ts'

const nameless = useTestServer()
const server = useTestServer({ BASE_URL: 'https://prep.example.org/' })

test('search engines are led to the pages that anyone can read, each topic among them', async () => {
  const { body, headers } = await server.send('/sitemap.xml')
  expect(headers.get('content-type')).toContain('xml')
  const places = [...String(body['text']).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)
  for (const path of ['/', '/help', '/topics', '/topics/che-1', '/topics/mat-11'])
    expect(places).toContain(`https://prep.example.org${path}`)
  expect(places.length).toBeGreaterThan(44)
  for (const path of guardedPages) expect(places).not.toContain(`https://prep.example.org${path}`)
})

test('they are shown to leave the calls and the pages of students out', async () => {
  const text = String((await server.send('/robots.txt')).body['text'])
  for (const path of ['/api/', ...guardedPages]) expect(text).toContain(`\nDisallow: ${path}\n`)
  expect(text).toContain('\nSitemap: https://prep.example.org/sitemap.xml\n')
})

test('a site that does not know its address names none', async () => {
  expect((await nameless.send('/sitemap.xml')).status).toBe(404)
  expect((await nameless.send('/robots.txt')).body['text']).not.toContain('Sitemap')
  expect((await nameless.send('/help')).body['text']).not.toMatch(/canonical|og:url/)
})

test('a page that can be read says where it belongs, with a picture for chats', async () => {
  const text = String((await server.send('/topics/che-1?from=chat')).body['text'])
  expect(text).toContain('<link rel="canonical" href="https://prep.example.org/topics/che-1">')
  expect(text).toContain('<meta property="og:url" content="https://prep.example.org/topics/che-1">')
  expect(text).toContain('<meta property="og:image" content="https://prep.example.org/preview.png">')
  for (const path of ['/login', '/nowhere'])
    expect((await server.send(path)).body['text']).not.toMatch(/canonical|og:url/)
})
