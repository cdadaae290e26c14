// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import html from '../../index.html?raw'
import { dataSaver, followDataSaver } from '../data-saver.ts'
import { followTextSize, textSize } from '../page/text-size.ts'

const page = document.documentElement
const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="#f7f7fb" />'
  delete page.dataset.theme
  delete page.dataset.font
  delete page.dataset.own
  page.removeAttribute('style')
  localStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

function onConnection(connection: object): void {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }))
}

// SETT-01
describe('before anything is painted', () => {
  test.each([
    [{}, undefined],
    [{ theme: 'light' }, undefined],
    [{ theme: 'dark' }, 'dark'],
  ])('the page has the theme of %o', (kept, theme) => {
    Object.assign(localStorage, kept)
    runInThisContext(script)
    expect(page.dataset.theme).toBe(theme)
  })

  test.each([
    [null, ''],
    ['normal', ''],
    ['large', '112.5%'],
    ['largest', '125%'],
    ['huge', '150%'],
    ['giant', '175%'],
    ['enormous', ''],
  ])('text of the size %s is %s', (kept, size) => {
    if (kept !== null) localStorage.setItem('text-size', kept)
    runInThisContext(script)
    expect(page.style.fontSize).toBe(size)
  })

  test.each([
    [{}, undefined],
    [{ 'auth-storage': '{"state":{"user":null},"version":0}' }, undefined],
    [{ 'auth-storage': '{"state":{"user":{"id":"7d9f"}},"version":0}' }, 'user'],
    [{ 'selected-subject': 'chemistry' }, undefined],
    [{ 'selected-subject': 'physics' }, 'choice'],
  ])('it is known whether the page of everyone is that of %o', (kept, own) => {
    Object.assign(localStorage, kept)
    runInThisContext(script)
    expect(page.dataset.own).toBe(own)
  })

  test('nothing of it needs storage', () => {
    onConnection({})
    vi.stubGlobal('localStorage', null)
    runInThisContext(script)
    expect(page.dataset.font).toBeUndefined()
  })
})

// SETT-01
describe('the text font', () => {
  test.each([
    ['automatic', {}, true],
    ['automatic', { effectiveType: '4g' }, true],
    ['automatic', { effectiveType: '3g' }, false],
    ['automatic', { effectiveType: 'slow-2g' }, false],
    ['automatic', { effectiveType: '4g', saveData: true }, false],
    ['on', { effectiveType: '4g' }, false],
    ['off', { effectiveType: '2g', saveData: true }, true],
  ] as const)(
    'with data saver %s, on %o: %s, from the first paint and when it is chosen',
    (saver, connection, isUsed) => {
      onConnection(connection)
      const expected = isUsed ? 'sabi' : undefined
      localStorage.setItem('data-saver', saver)
      localStorage.setItem('font-here', 'yes')
      runInThisContext(script)
      expect(page.dataset.font).toBe(expected)

      page.dataset.font = isUsed ? '' : 'sabi'
      followDataSaver()
      dataSaver.set(saver)
      expect(page.dataset.font).toBe(expected)
    },
  )
})

test.each([
  ['automatic', undefined],
  ['off', 'sabi'],
])('while the phone does not have the font, with data saver %s, it is %s', (saver, font) => {
  localStorage.setItem('data-saver', saver)
  runInThisContext(script)
  expect(page.dataset.font).toBe(font)
})

test('a size that is chosen shows at once, and is kept', () => {
  followTextSize()
  textSize.set('largest')
  expect(page.style.fontSize).toBe('125%')
  expect(localStorage.getItem('text-size')).toBe('largest')
  textSize.set('normal')
  expect(page.style.fontSize).toBe('')
})
