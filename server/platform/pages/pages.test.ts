import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { useTestServer } from '../../testing/test-server.ts'
import { writeTestWeb } from '../../testing/test-web.ts'
import { EarlierFiles } from './app-files.ts'
import { connect } from '../../database/database.ts'
import { mountPages } from './pages.ts'
import { Shell } from './shell.ts'
import { updateSiteNames } from '../../administration/site.queries.ts'

const server = useTestServer({ APP_NAME: 'Prep of <Kano> & "Co"' })

const name = 'Prep of &lt;Kano&gt; &amp; &quot;Co&quot;'
const nameOf = ({ html }: { html: string }) => /<title>(.*?)<\/title>/.exec(html)?.[1]

async function textOf(path: string): Promise<string> {
  return String((await server.send(path)).body['text'])
}

test('names the site in the page itself, whatever signs its name holds', async () => {
  for (const path of ['/login', '/', '/help', '/topics/che-1', '/nowhere']) {
    const text = await textOf(path)
    expect(text).toContain(`<title>${name}</title>`)
    expect(text).toContain(`<meta name="application-name" content="${name}" />`)
    expect(text).not.toMatch(/<Kano>|__[A-Z_]+__/)
  }
  expect(await textOf('/topics/che-1')).toContain(`<i title="${name}">`)
})

// NAV-01
test('gives written pages as HTML that can be read, and the shell at the others', async () => {
  expect(await textOf('/')).toContain('<h1>Welcome</h1>')
  expect(await textOf('/help/?q=streak')).toContain('<h1>Help</h1>')
  expect(await textOf('/topics/che-1')).toContain('<h1>Topic 1</h1>')
  for (const path of ['/login', '/dashboard', '/topics/phy-2']) expect(await textOf(path)).not.toContain('<h1>')
})

// NAV-09
test('what is not there, a topic too, is shown in words and with status 404', async () => {
  for (const path of ['/nowhere', '/topics/latin', '/topics/che-2x']) {
    const { status, body } = await server.send(path)
    expect([path, status]).toEqual([path, 404])
    expect(body['text']).toContain('<h1>Page Not Found</h1>')
  }
})

test('names with the page of a screen the files it will ask for, and none with a page that can be read as it comes', async () => {
  const linkOf = async (path: string) => (await server.send(path)).headers.get('link')
  expect(await linkOf('/practice?subject=physics')).toBe('</assets/practice.js>; rel=modulepreload')
  expect(await linkOf('/practice/')).toBe('</assets/practice.js>; rel=modulepreload')
  for (const path of ['/help', '/', '/dashboard', '/nowhere']) expect([path, await linkOf(path)]).toEqual([path, null])
})

describe('without a support address', () => {
  allowsWhatIsInPages()
})

describe('with a support address', () => {
  const withAddress = useTestServer({ CONTACT_EMAIL: 'help@example.org' })
  allowsWhatIsInPages(withAddress)

  test('the landing page has it', async () => {
    expect(String((await withAddress.send('/')).body['text'])).toContain('href="mailto:help@example.org"')
  })
})

function allowsWhatIsInPages(asked = server) {
  test('the scripts and styles that are in pages work, and no others', async () => {
    for (const path of ['/', '/login', '/help', '/topics/che-1', '/nowhere']) {
      const { body, headers } = await asked.send(path)
      const policy = headers.get('content-security-policy') ?? ''
      const inline = [...String(body['text']).matchAll(/<(script|style)>(.*?)<\/\1>/g)]
      expect(inline.length).toBeGreaterThan(0)
      for (const [, kind = '', code = ''] of inline) {
        const hash = createHash('sha256').update(code).digest('base64')
        expect(policy).toMatch(new RegExp(`${kind}-src [^;]*'sha256-${hash.replaceAll('+', '\\+')}'`))
      }
    }
  })
}

test('gives the same page compressed', async () => {
  const { headers, body } = await server.send('/help', { headers: { 'Accept-Encoding': 'br' } })
  expect(headers.get('content-encoding')).toBe('br')
  const plain = await server.send('/help', { headers: { 'Accept-Encoding': 'identity' } })
  expect(body['text']).toBe(plain.body['text'])
})

test('sends a page that a browser has already no second time', async () => {
  const { headers } = await server.send('/help')
  const known = { 'If-None-Match': headers.get('etag') ?? '' }
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(await server.send('/help', { headers: known })).toMatchObject({ status: 304, body: { text: '' } })
  expect((await server.send('/', { headers: known })).status).toBe(200)
})

// SYNC-02
test('gives the static questions at a path that stays, compressed, and no second time to who has them', async () => {
  const path = '/static-questions.json'
  for (const coding of ['br', 'identity']) {
    const { status, body, headers } = await server.send(path, { headers: { 'Accept-Encoding': coding } })
    expect([status, body, headers.get('content-encoding') ?? 'identity']).toEqual([200, [], coding])
    expect(headers.get('content-type')).toContain('application/json')
    expect(headers.get('cache-control')).toBe('no-cache')
    // Like a browser; `fetch` would bypass all caches.
    const asking = { 'Accept-Encoding': coding, 'Cache-Control': 'max-age=0' }
    const known = { ...asking, 'If-None-Match': headers.get('etag') ?? '' }
    expect((await fetch(server.url + path, { headers: known })).status).toBe(304)
  }
  expect((await server.send(`/packs${path}`)).headers.get('cache-control')).toBe('no-cache')
})

test('takes up within a minute the name that another process wrote, and the address to write to', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const shell = new Shell(inject('webRoot'), server.platform)
  await shell.renew()
  await updateSiteNames(server.connection.database, { name: "Mama's $& school", supportEmail: '"<&>"@example.org' })
  expect(nameOf(shell.page('/help'))).toContain('Kano')
  expect(shell.page('/help').html).not.toContain('mailto:')
  vi.setSystemTime(Date.now() + 60_000)
  await vi.waitFor(() => expect(nameOf(shell.page('/help'))).toBe('Mama&#39;s $&amp; school'))
  expect(shell.page('/help').html).toContain('mailto:&quot;&lt;&amp;&gt;&quot;@example.org')
})

// LAND-05
test('promises AI only where an AI provider is set up, in pages and in what the app reads from them', async () => {
  const { database, settings } = server.platform
  const without = new Shell(inject('webRoot'), { database, settings })
  expect(without.page('/').html).toContain('<h2>Textbook</h2>')
  expect(without.page('/practice').html).toContain('<meta name="tutor" content="textbook" />')
  const provider = { AI_BASE_URL: 'https://ai.example', AI_MODEL: 'm' }
  const withModel = new Shell(inject('webRoot'), { database, settings: { ...settings, ...provider } })
  expect(withModel.page('/').html).toContain('<h2>AI-Powered Tutor</h2>')
  expect(withModel.page('/practice').html).toContain('<meta name="tutor" content="model" />')
})

test('serves pages while the database is unreachable', async () => {
  const { database } = connect('postgres://nobody@127.0.0.1:1/none', { onError: () => undefined })
  const shell = new Shell(inject('webRoot'), { ...server.platform, database })
  await expect(shell.renew()).rejects.toThrow('ECONNREFUSED')
  expect(nameOf(shell.page('/'))).toContain('Kano')
})

// INST-01
test('gives the service worker as a script that browsers ask for again each time, and lets it and the manifest in', async () => {
  const { status, headers } = await server.send('/sw.js')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('javascript')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toMatch(/worker-src 'self';.*manifest-src 'self'/)
})

test('lets browsers keep the files that are named by what they hold, and no others, wherever the site is installed', async () => {
  const place = await mkdtemp(join(tmpdir(), 'sabi-pages-test-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const webRoot = join(place, 'assets/web/dist')
  await writeTestWeb(webRoot)
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'assets/main-abc123.js'), 'start()')
  const app = fastify()
  onTestFinished(() => app.close())
  await mountPages(app, {
    shell: new Shell(webRoot, server.platform),
    packsRoot: inject('packsRoot'),
    topicIds: async () => [],
    earlierFiles: new EarlierFiles(server.connection.database),
  })
  const kept = async (path: string) => (await app.inject(path)).headers['cache-control']
  expect(await kept('/sw.js')).toBe('no-cache')
  expect(await kept('/assets/main-abc123.js')).toBe('public, max-age=31536000, immutable')
})

// AUTH-12, AUTH-13
test('tells no other site the address of a page that a link with a token opened', async () => {
  for (const page of ['/setup', '/reset-password', '/verify-email'])
    expect((await server.send(`${page}?token=abc`)).headers.get('referrer-policy')).toBe('strict-origin')
  expect((await server.send('/login')).headers.get('referrer-policy')).toBe('same-origin')
})
