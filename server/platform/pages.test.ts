import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { useTestServer } from '../testing/test-server.ts'
import { connect } from './database.ts'
import { Shell } from './shell.ts'
import { updateSiteNames } from './site.queries.ts'

const server = useTestServer({ APP_NAME: 'Prep of <Kano> & "Co"' })

const nameOf = ({ html }: { html: string }) => /<title>(.*?)<\/title>/.exec(html)?.[1]

test('names the site in the page itself, whatever signs its name holds', async () => {
  const { body } = await server.send('/')
  const name = 'Prep of &#60;Kano&#62; &#38; &#34;Co&#34;'
  expect(body['text']).toContain(`<title>${name}</title>`)
  expect(body['text']).toContain(`<meta name="application-name" content="${name}" />`)
})

test('lets the script of the page run, and no other', async () => {
  const { body, headers } = await server.send('/')
  const script = /<script>(.*?)<\/script>/.exec(String(body['text']))?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
})

test('gives the same page compressed', async () => {
  const { headers, body } = await server.send('/', { headers: { 'Accept-Encoding': 'br' } })
  expect(headers.get('content-encoding')).toBe('br')
  expect(body['text']).toBe((await server.send('/', { headers: { 'Accept-Encoding': 'identity' } })).body['text'])
  const { html, brotli } = new Shell(inject('webRoot'), server.platform).page()
  expect(brotliDecompressSync(brotli).toString()).toBe(html)
})

test('takes up within a minute the name that another process wrote', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const shell = new Shell(inject('webRoot'), server.platform)
  await shell.renew()
  await updateSiteNames(server.connection.database, { name: "Mama's $& school", supportEmail: null })
  expect(nameOf(shell.page())).toContain('Kano')
  vi.setSystemTime(Date.now() + 60_000)
  await vi.waitFor(() => expect(nameOf(shell.page())).toBe('Mama&#39;s $&#38; school'))
})

test('serves the page while the database is away', async () => {
  const { database } = connect('postgres://nobody@127.0.0.1:1/none', { onError: () => undefined })
  const shell = new Shell(inject('webRoot'), { database, settings: server.platform.settings })
  await expect(shell.renew()).rejects.toThrow('ECONNREFUSED')
  expect(nameOf(shell.page())).toContain('Kano')
})

// AUTH-12, AUTH-13
test('tells no other site the address of a page that a link with a token opened', async () => {
  for (const page of ['/setup', '/reset-password', '/verify-email'])
    expect((await server.send(`${page}?token=abc`)).headers.get('referrer-policy')).toBe('no-referrer')
  expect((await server.send('/login')).headers.get('referrer-policy')).toBe('same-origin')
})
