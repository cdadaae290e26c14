import { once } from 'node:events'
import { call } from '@sabi/shared/contract/call'
import { DownloadedFile } from '@sabi/shared/contract/download'
import { expect, onTestFinished, test } from 'vitest'
import { CallAllowance } from '../limits/call-allowance.ts'
import { Gate } from '../limits/gate.ts'
import { connect } from '../../database/database.ts'
import { createHttpServer } from '../http/http.ts'
import { describeCalls } from './openapi.ts'
import { CallRunner, type Gatekeeper } from './call-runner.ts'
import { mount } from './mount.ts'
import { serve } from './serve.ts'
import { parseSettings } from '../settings.ts'

const takeFile = call({
  method: 'GET',
  path: '/api/file',
  access: 'visitor',
  summary: 'A file',
  reply: DownloadedFile,
  givesFile: true,
})
const gatekeeper: Gatekeeper = {
  needsSecondFactor: false,
  identify: async () => null,
  isInClass: async () => true,
  noteReach: async () => undefined,
  noteLook: async () => undefined,
  withReads: (_, __, run) => run(connect('postgres://nowhere', { onError: () => undefined }).database),
  context: () => ({
    network: '',
    networkMark: () => null,
    userAgent: '',
    cookies: { turn: null, names: () => [], get: () => undefined, set: () => undefined, clear: () => undefined },
  }),
}

const allowance = new CallAllowance({ isNewcomer: () => false })

async function download(file: DownloadedFile) {
  const app = await createHttpServer(parseSettings({ LOG_LEVEL: 'silent' }), {
    inline: { inlineScriptHashes: [], inlineStyleHashes: [] },
    capacity: { connections: 10, pages: 10 },
  })
  onTestFinished(() => app.close())
  mount(
    app,
    [serve(takeFile, async () => file)],
    new CallRunner({ gatekeeper, gate: new Gate({ places: 1 }), allowance }),
  )
  const reply = await fetch(`${await app.listen({ port: 0 })}/api/file`)
  return { headers: Object.fromEntries(reply.headers), bytes: new Uint8Array(await reply.arrayBuffer()) }
}

test('gives a file to be saved, byte for byte, under its name, for no cache to keep', async () => {
  const whole = new Uint8Array(4096).map((_, index) => index % 251)
  const { headers, bytes } = await download({
    name: 'my-data.zip',
    type: 'application/zip',
    bytes: whole.subarray(5, 4000),
  })
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="my-data.zip"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(bytes).toEqual(whole.slice(5, 4000))
})

test('makes any name of a file safe for a header', async () => {
  const name = 'Zúbà "x"\r\nSet-Cookie: a=b; /../.zip'
  const { headers } = await download({ name, type: 'application/zip', bytes: new Uint8Array(1) })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/)
  expect(headers['set-cookie']).toBeUndefined()
})

test('describes a call that gives a file as one', () => {
  expect(describeCalls([takeFile], { title: 'Test' })).toMatchObject({
    paths: { '/api/file': { get: { responses: { 200: { content: { 'application/octet-stream': {} } } } } } },
  })
})

test('describes who may make a call and how often', () => {
  const limits = {
    aDay: { times: 30, per: 'day', of: 'account' },
    inTenMinutes: { times: 20, per: 'ten minutes', of: 'network of visitors' },
  } as const
  const description =
    'Anyone. At most 30 a day for each account. At most 20 in 10 minutes for each network of visitors. ' +
    'Takes 8 and 1 for each 60 rows of the limit and 5 with random of the 400000 points that a network of visitors ' +
    '(signed in: an account, with its own points) has in 10 minutes.'
  const points = { weight: 8, rowsOfPoint: 60, pointsOfFlag: { random: 5 } }
  expect(describeCalls([{ ...takeFile, access: 'visitor', limits, ...points }], { title: 'Test' })).toMatchObject({
    paths: { '/api/file': { get: { description } } },
  })
})

test('a handler whose caller went while it was asked who that is begins with a signal that is aborted', async () => {
  const caller = new AbortController()
  const app = await createHttpServer(parseSettings({ LOG_LEVEL: 'silent' }), {
    inline: { inlineScriptHashes: [], inlineStyleHashes: [] },
    capacity: { connections: 10, pages: 10 },
  })
  onTestFinished(() => app.close())
  const identify: Gatekeeper['identify'] = async ({ raw }) => {
    const closed = once(raw.socket, 'close')
    caller.abort()
    await closed
    return null
  }
  let isAborted: boolean | undefined
  const route = serve(takeFile, async (_, { signal }) => {
    isAborted = signal.aborted
    return { name: 'a', type: 'text/plain', bytes: new Uint8Array() }
  })
  mount(
    app,
    [route],
    new CallRunner({ gatekeeper: { ...gatekeeper, identify }, gate: new Gate({ places: 1 }), allowance }),
  )
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await expect(fetch(`${url}/api/file`, { signal: caller.signal })).rejects.toThrow()
  await expect.poll(() => isAborted).toBe(true)
})
