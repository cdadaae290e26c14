import { existsSync, readFileSync } from 'node:fs'
import { isPage } from '@sabi/shared/contract/pages'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useTestServer } from '../../testing/test-server.ts'

const server = useTestServer({ APP_NAME: 'Prep of <Kano> & "Co"' })
const pictures = new URL('../../../web/public/', import.meta.url)
const Icon = z.object({ src: z.string(), sizes: z.string(), purpose: z.optional(z.string()) })
const Manifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  start_url: z.string(),
  display: z.string(),
  icons: z.array(Icon),
  orientation: z.string(),
  screenshots: z.array(z.object({ ...Icon.shape, form_factor: z.string(), label: z.string() })),
  share_target: z.unknown(),
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
  expect(shortcuts.map(({ name }) => name)).toEqual(['Practice', 'Topics', 'Storage'])
  for (const path of [id, start_url, ...shortcuts.map(({ url }) => url)])
    expect([path, isPage(path)]).toEqual([path, true])
})

// TUTOR-02, STOR-01
test('words and files of answers can be shared with it', async () => {
  expect((await manifest()).share_target).toEqual({
    action: '/shared',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { text: 'prompt', files: [{ name: 'file', accept: ['application/json', '.json', 'text/plain', '.txt'] }] },
  })
})

// INST-01
test('pictures of the app for phones and for wide screens are small', async () => {
  const { screenshots } = await manifest()
  expect(new Set(screenshots.map((each) => each.form_factor))).toEqual(new Set(['narrow', 'wide']))
  for (const { src } of screenshots) expect(readFileSync(new URL(`.${src}`, pictures)).length).toBeLessThan(40 * 1024)
})

test('every picture that it names is there in the size that it says', async () => {
  const { icons, shortcuts, screenshots } = await manifest()
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
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
