import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkServerIdentity, connect, createServer } from 'node:tls'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { contentsOf, createApp } from '../app.ts'
import { CommandRefused } from '../platform/command.ts'
import { SecureServer } from '../platform/http/secure-server.ts'
import { Shell } from '../platform/pages/shell.ts'
import { parseSettings } from '../platform/settings.ts'
import { tokenOf, useTestServer, type TestServer } from '../testing/test-server.ts'
import { runCertificateCommand } from './certificate-command.ts'
import { writeKeyPem } from './certificate-files.ts'
import { makeRoot, makeServerCertificate } from './make-certificate.ts'
import { listNames, listOwnAddresses } from './own-addresses.ts'
import { phoneAddresses } from './phone-addresses.ts'

const DATA_DIR = await mkdtemp(join(tmpdir(), 'sabi-certificate-'))
const settings = parseSettings({ DATA_DIR })
const said = await runCertificateCommand(settings, [])
afterAll(async () => rm(DATA_DIR, { recursive: true }))

const server = useTestServer({ DATA_DIR })
const withoutOne = useTestServer({ DATA_DIR: join(DATA_DIR, 'nothing') })
const withName = useTestServer({ BASE_URL: 'https://prep.example.org' })
const withPrivateName = useTestServer({ BASE_URL: 'https://192.168.137.1:3443' })

const readPem = (name: string) => readFile(join(DATA_DIR, 'certificate', `${name}.pem`), 'utf8')

let port = 0
beforeAll(async () => {
  port = await listenSecurely(server)
})

/** Listens with https beside a test server, as the server itself does. */
async function listenSecurely({ platform }: TestServer): Promise<number> {
  const app = await createApp(platform, {
    shell: new Shell(inject('webRoot'), platform, contentsOf(platform)),
    packsRoot: inject('packsRoot'),
    readiness: async () => ({ database: true, migrations: true, bank: true }),
    hasStarted: () => true,
  })
  const capacity = { connections: 100, pages: 100 }
  const secure = new SecureServer(app, { pem: await readPem('server'), capacity })
  await app.ready()
  afterAll(async () => app.close())
  return secure.listen({ port: 0, host: '127.0.0.1', backlog: 10 })
}

/** Connects as a phone that trusts the root and was given this name or address; gives the error, null if there is none. */
async function connectTo(host: string, at = port): Promise<string | null> {
  const ca = await readPem('root')
  const identify = (_: string, certificate: Parameters<typeof checkServerIdentity>[1]) =>
    checkServerIdentity(host, certificate)
  const socket = connect({ host: '127.0.0.1', port: at, ca, checkServerIdentity: identify })
  onTestFinished(() => void socket.destroy())
  return once(socket, 'secureConnect').then(
    () => null,
    (error: unknown) => String(error),
  )
}

interface Sending {
  method?: string
  headers?: Record<string, string>
  body?: unknown
}

/** Sends a request with https. */
async function send(path: string, { method = 'GET', headers = {}, body }: Sending = {}) {
  const ca = await readPem('root')
  const asked = request({ host: '127.0.0.1', port, path, method, ca, headers: { ...headers, ...typeOf(body) } })
  asked.end(body === undefined ? undefined : JSON.stringify(body))
  const { statusCode, headers: received } = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve)
    asked.once('error', reject)
  })
  return { status: statusCode ?? 0, body: {}, headers: new Headers(Object.entries(received).flatMap(pairsOf)) }
}

function typeOf(body: unknown): Record<string, string> {
  return body === undefined ? {} : { 'Content-Type': 'application/json' }
}

function pairsOf([name, value]: [string, string | string[] | undefined]): [string, string][] {
  return [value ?? []].flat().map((each) => [name, each])
}

test('makes a certificate that is valid for every address it names, and for no other', async () => {
  const { dns, ip } = listNames()
  expect(ip).toEqual(expect.arrayContaining(['192.168.137.1', '10.42.0.1', '192.168.43.1', '127.0.0.1']))
  for (const name of [...dns, ...ip]) {
    expect(said).toContain(name)
    expect(await connectTo(name)).toBeNull()
  }
  for (const name of ['192.168.1.77', '8.8.8.8', 'example.org', 'other.local'])
    expect(await connectTo(name)).toContain("does not match certificate's altnames")
})

test('is refused by a phone that does not trust the root', async () => {
  const socket = connect({ host: '127.0.0.1', port })
  const [error] = await once(socket, 'error')
  expect(String(error)).toContain('unable to verify the first certificate')
})

test('makes a root that vouches for no site of the internet', async () => {
  const root = await readPem('root')
  for (const names of [
    { dns: ['example.org'], ip: [] },
    { dns: [], ip: ['8.8.8.8'] },
    { dns: ['com'], ip: [] },
  ]) {
    const pem = await makeServerCertificate(root, names)
    const foreign = createServer({ key: pem, cert: pem })
    onTestFinished(() => void foreign.close())
    foreign.listen(0, '127.0.0.1')
    await once(foreign, 'listening')
    const address = foreign.address()
    const at = typeof address === 'object' && address !== null ? address.port : 0
    expect(await connectTo([...names.dns, ...names.ip].join(''), at)).toContain('permitted subtree violation')
  }
})

test('keeps its keys from everybody but their owner', async () => {
  for (const name of ['root', 'server'])
    expect((await stat(join(DATA_DIR, 'certificate', `${name}.pem`))).mode & 0o777).toBe(0o600)
})

test('renews the certificate with the same root, and makes another root when that is about to end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-renewal-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const again = parseSettings({ DATA_DIR: folder })
  const root = async () => new X509Certificate(await readFile(join(folder, 'certificate/root.pem'))).fingerprint256
  await runCertificateCommand(again, [])
  const first = await root()
  expect(await runCertificateCommand(again, [])).toContain('Phones that trust the root need nothing new.')
  expect(await root()).toBe(first)
  await writeKeyPem(again, 'root', await makeRoot('old', new Date('2017-01-01')))
  expect(await runCertificateCommand(again, [])).toContain('Make each phone trust the new root')
  await expect(runCertificateCommand(again, ['now'])).rejects.toThrow(CommandRefused)
})

test('lasts ten years as a root, and as long as browsers accept as a server', async () => {
  const days = (pem: string) => {
    const { validFrom, validTo } = new X509Certificate(pem)
    return Math.round((Date.parse(validTo) - Date.parse(validFrom)) / 86_400_000)
  }
  expect(days(await readPem('server'))).toBe(397)
  expect(days(await readPem('root'))).toBeGreaterThan(3650)
})

test('gives the root without its key to anyone over plain http', async () => {
  const reply = await fetch(`${server.url}/certificate`)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/x-x509-ca-cert')
  expect(reply.headers.get('cache-control')).toContain('max-age')
  const sent = Buffer.from(await reply.arrayBuffer())
  expect(sent).toEqual(new X509Certificate(await readPem('root')).raw)
  expect((await fetch(`${withoutOne.url}/certificate`)).status).toBe(404)
})

test('answers calls with https as with http, under one sign-in', async () => {
  const { user, password } = await server.newStudent()
  const Origin = `https://127.0.0.1:${port}`
  const body = { email: user.email, password }
  const signedIn = await send('/api/auth/login', { method: 'POST', headers: { Origin }, body })
  expect(signedIn.status).toBe(200)
  const Cookie = `sabi_session=${tokenOf(signedIn)}`
  const session = await server.send('/api/auth/session', { headers: { Cookie } })
  expect(session.body).toMatchObject({ user: { id: user.id } })
  const logout = { method: 'POST', headers: { Cookie, Origin: 'https://evil.example' } }
  expect((await send('/api/auth/logout', logout)).status).toBe(403)
  expect((await send('/api/auth/logout', { ...logout, headers: { Cookie, Origin } })).status).toBe(200)
})

test('has browsers insist on https for a name of the internet, and never for an address of a private network', async () => {
  const rule = 'strict-transport-security'
  expect((await withName.send('/healthz')).headers.get(rule)).toContain('max-age')
  expect((await withPrivateName.send('/healthz')).headers.get(rule)).toBeNull()
  expect((await send('/healthz')).headers.get(rule)).toBeNull()
})

test('says at startup how phones reach a server that is open to its network and has no name', () => {
  const open = parseSettings({ HOST: '0.0.0.0', DATA_DIR })
  const nowhere = { ...open, DATA_DIR: join(DATA_DIR, 'nothing') }
  expect(phoneAddresses(nowhere, 3000, ['192.168.137.1'])).toEqual([
    'Phones on this network: http://192.168.137.1:3000',
  ])
  expect(phoneAddresses(open, 3000, ['192.168.137.1', '192.168.1.77'])).toEqual([
    'Phones on this network: https://192.168.137.1:3443 once they trust http://192.168.137.1:3000/certificate; until then http://192.168.137.1:3000',
    'Phones on this network: http://192.168.1.77:3000. For https at this address, run: npm run certificate',
  ])
  expect(phoneAddresses(settings, 3000, ['192.168.137.1'])).toEqual([])
  const address = { netmask: '', mac: '', cidr: null, internal: false }
  const ofNetwork = (...list: string[]) =>
    listOwnAddresses({ wlan0: list.map((each) => ({ ...address, family: 'IPv4', address: each })) })
  expect(ofNetwork('172.31.0.4', '172.32.0.4', '10.1.2.3', '102.89.1.1')).toEqual(['172.31.0.4', '10.1.2.3'])
})
