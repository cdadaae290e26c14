import { existsSync, readFileSync } from 'node:fs'
import { isPage } from '@sabi/shared/contract/pages'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useTestServer } from '../testing/test-server.ts'

const server = useTestServer({ APP_NAME: 'Prep of <Kano> & "Co"' })
const pictures = new URL('../../web/public/', import.meta.url)
const Icon = z.object({ src: z.string(), sizes: z.string(), purpose: z.optional(z.string()) })
const Manifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  start_url: z.string(),
  display: z.string(),
  icons: z.array(Icon),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(Icon) })),
})

async function manifest() {
  const { body } = await server.send('/manifest.webmanifest')
  return Manifest.parse(typeof body['text'] === 'string' ? JSON.parse(body['text']) : body)
}

test('a phone installs the site under the name that it has', async () => {
  const { headers } = await server.send('/manifest.webmanifest')
  expect(headers.get('content-type')).toContain('application/manifest+json')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(await manifest()).toMatchObject({
    name: 'Prep of <Kano> & "Co"',
    short_name: 'Prep of <Kano> & "Co"',
    start_url: '/dashboard',
    display: 'standalone',
  })
})

test('it opens pages that are there, the first one and its shortcuts', async () => {
  const { id, start_url, shortcuts } = await manifest()
  expect(shortcuts.map(({ name }) => name)).toEqual(['Practice', 'Subjects'])
  for (const path of [id, start_url, ...shortcuts.map(({ url }) => url)])
    expect([path, isPage(path)]).toEqual([path, true])
})

test('every icon that it names is there in the size that it says', async () => {
  const { icons, shortcuts } = await manifest()
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
    const file = new URL(`.${src}`, pictures)
    expect([src, existsSync(file)]).toEqual([src, true])
    if (src.endsWith('.png')) expect([src, sizeOf(file)]).toEqual([src, sizes])
  }
})

test('the picture that chats show of a link is small', () => {
  const preview = new URL('preview.png', pictures)
  expect(sizeOf(preview)).toBe('1200x630')
  expect(readFileSync(preview).length).toBeLessThan(30 * 1024)
})

function sizeOf(png: URL): string {
  const header = readFileSync(png)
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`
}
