// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { markUnkept } from '../page/in-quiz.ts'
import { loadPart } from './other-release.ts'

const shell = 'GET /practice'
const ours = new URL(import.meta.url.replace('.test.ts', '.ts')).pathname
const pageOf = (...scripts: string[]) => ({
  text: `<html><head>${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')}</head></html>`,
})
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload)
  reload.mockClear()
})

afterEach(() => {
  delete document.documentElement.dataset['fullScreen']
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a part that is missing since another release is out has the page loaded again', async () => {
  fakeServer({ [shell]: pageOf('/assets/base-other1.js') })
  void loadPart(missing)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('in a quiz nothing is loaded again', async () => {
  const server = fakeServer({ [shell]: pageOf('/assets/base-other1.js') })
  document.documentElement.dataset['fullScreen'] = ''
  await expect(loadPart(missing)).rejects.toThrow('Failed to fetch')
  expect([server.calls, reload.mock.calls]).toEqual([[], []])
})

test('while answers are only in memory nothing is loaded again', async () => {
  fakeServer({ [shell]: pageOf('/assets/base-other1.js') })
  markUnkept(true)
  onTestFinished(() => markUnkept(false))
  await expect(loadPart(missing)).rejects.toThrow('Failed to fetch')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['the release is the same, so that no reload would help', pageOf('/assets/base-other1.js', ours)],
  ['there is no connection', 'no network'],
  ['somebody’s Wi-Fi wants a sign-in first', { text: '<html>Welcome</html>' }],
  ['the server is in trouble', { status: 503, text: '' }],
] as const)('nothing is loaded again where %s', async (_, page) => {
  fakeServer({ [shell]: page })
  await expect(loadPart(missing)).rejects.toThrow('Failed to fetch')
  expect(reload).not.toHaveBeenCalled()
})

test('a part that comes is given as it is, and nothing else is asked for', async () => {
  const server = fakeServer({})
  expect(await loadPart(async () => 'part')).toBe('part')
  expect(server.calls).toEqual([])
})
