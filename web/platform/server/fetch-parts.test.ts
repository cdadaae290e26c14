// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { __vitePreload as fetchFirst, NotFetched } from './fetch-parts.ts'

/** By path, how the server answers. */
let replies = new Map<string, () => Promise<Response>>()
const fetching = vi.fn<(path: string) => Promise<Response>>(
  async (path) => replies.get(path)?.() ?? new Response('code'),
)
vi.stubGlobal('fetch', fetching)

const load = vi.fn<() => Promise<string>>(async () => 'the part')

afterEach(() => {
  replies = new Map()
  vi.clearAllMocks()
  document.head.replaceChildren()
})

test('imports a module only once all its files are there', async () => {
  let arrive = (_: Response): void => {}
  replies.set('/assets/late.js', () => new Promise((resolve) => (arrive = resolve)))
  const part = fetchFirst(load, ['assets/early.js', 'assets/late.js'])
  await vi.waitFor(() => expect(fetching).toHaveBeenCalledTimes(2))
  expect(load).not.toHaveBeenCalled()
  arrive(new Response('code'))
  expect(await part).toBe('the part')
})

test.each<[string, () => Promise<Response>]>([
  ['refused', async () => new Response('busy', { status: 503 })],
  ['cut short', async () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) }))],
  ['lost with the connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('asks again for a file that was %s, and never imports a module without it', async (what, fail) => {
  const file = `assets/${what}.js`
  replies.set(`/${file}`, fail)
  await expect(fetchFirst(load, [file])).rejects.toBeInstanceOf(NotFetched)
  expect(load).not.toHaveBeenCalled()
  replies.clear()
  expect(await fetchFirst(load, [file])).toBe('the part')
})

test('fetches a file once for all who need it', async () => {
  await Promise.all([fetchFirst(load, ['assets/shared.js']), fetchFirst(load, ['assets/shared.js'])])
  await fetchFirst(load, ['assets/shared.js'])
  expect(fetching).toHaveBeenCalledTimes(1)
})

test('leaves files alone that the page itself names', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/named.js">'
  expect(await fetchFirst(load, ['assets/named.js'])).toBe('the part')
  expect(fetching).not.toHaveBeenCalled()
})
