import { expect, test } from 'vitest'
import { isDayOld, isFile, isOf, isOwnPage, notesOf, showsPronunciation } from './rules.ts'

function reply(type: string, init: ResponseInit = {}): Response {
  return new Response('words', { ...init, headers: { 'Content-Type': type } })
}

// INST-01
test.each([
  ['/assets/base-aBcDeF.js', reply('text/javascript; charset=utf-8'), true],
  ['/assets/base-aBcDeF.css', reply('text/css'), true],
  ['/fonts/sabi-sans-subset.woff2', reply('font/woff2'), true],
  ['/favicon.svg', reply('image/svg+xml'), true],
  ['/assets/base-aBcDeF.js', reply('text/html'), false],
  ['/assets/base-aBcDeF.js', reply('text/javascript', { status: 404 }), false],
  ['/assets/base-aBcDeF.css', reply(''), false],
])('%s is kept only as what it is', (path, came, expected) => {
  expect(isFile(path, came)).toBe(expected)
})

test('a page that another address answered is not kept', () => {
  expect(isOf('html', reply('text/html'))).toBe(true)
  expect(isOf('html', Object.defineProperty(reply('text/html'), 'redirected', { value: true }))).toBe(false)
})

test('a page is ours by the entry of the build, the landing page by our manifest', () => {
  const entry = '/assets/base-aBcDeF.js'
  expect(isOwnPage('/help', `<script src="${entry}">`, entry)).toBe(true)
  expect(isOwnPage('/help', '<script src="/assets/base-other1.js">', entry)).toBe(false)
  expect(isOwnPage('/', '<link href="/manifest.webmanifest">', entry)).toBe(true)
  expect(isOwnPage('/', '<h1>Please pay for the network</h1>', entry)).toBe(false)
})

test('a page is looked for again after a day, or where nobody knows how old it is', () => {
  const from = (date?: string) => new Response('', date === undefined ? {} : { headers: { Date: date } })
  expect(isDayOld(from(new Date().toUTCString()))).toBe(false)
  expect(isDayOld(from(new Date(Date.now() - 25 * 60 * 60 * 1000).toUTCString()))).toBe(true)
  expect(isDayOld(from())).toBe(true)
})

test('versions of a subject’s notes are known by how their paths begin, and questions are none', () => {
  expect(notesOf('/packs/physics-notes-12ab.json')).toBe('/packs/physics-notes-')
  expect(notesOf('/packs/physics-12ab.json')).toBeUndefined()
})

test('only the notes of English need the phonetic symbols', () => {
  expect(showsPronunciation('/packs/english-notes-12ab.json')).toBe(true)
  expect(showsPronunciation('/packs/physics-notes-12ab.json')).toBe(false)
  expect(showsPronunciation('/packs/english-12ab.json')).toBe(false)
})
