import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { rulesFor, styleCheck } from './page-styles.ts'

const builds: string[] = []
afterEach(() => {
  for (const dist of builds.splice(0)) rmSync(dist, { recursive: true })
})

/** A build with these style sheets. */
function aBuild(sheets: Record<string, string>): string {
  const dist = mkdtempSync(join(tmpdir(), 'sabi-build-'))
  builds.push(dist)
  mkdirSync(join(dist, 'assets'))
  for (const [file, css] of Object.entries(sheets)) writeFileSync(join(dist, 'assets', file), css)
  return dist
}

const sheets = { 'first.css': '.card-3f1{margin:.5rem}', 'score.css': '.score-0ab,.range-0ab>a{color:red}' }

test('refuses a page that uses a class without linking to its sheet', () => {
  const check = styleCheck(aBuild(sheets))
  const html = '<div class="card-3f1"><p id="a" class="wide range-0ab">70</p></div>'
  expect(() => check(html, ['assets/first.css'])).toThrow(
    'A page uses the class range-0ab but does not link to assets/score.css',
  )
})

test('accepts a page that links to the sheets of all its classes', () => {
  const check = styleCheck(aBuild(sheets))
  expect(() => check('<p class="score-0ab">70</p>', ['assets/score.css'])).not.toThrow()
  expect(() => check('<p class="maths">70</p>', [])).not.toThrow()
})

test('refuses a build in which it finds no class, because it could not find a missing one either', () => {
  expect(() => styleCheck(aBuild({ 'first.css': '._card_3f1_12{margin:0}' }))).toThrow(/^No style sheet in .* has a/)
  expect(() => styleCheck(aBuild({}))).toThrow(/^No style sheet in .* has a class$/)
})

test('keeps the rules that a page uses, and drops the others', async () => {
  const css = await rulesFor('<p class="score-0ab">70</p>', '.score-0ab{color:red}.card-3f1{margin:0}')
  expect(css).toContain('.score-0ab')
  expect(css).not.toContain('card-3f1')
})

test('keeps a font only where the page shows one of its characters', async () => {
  const font = '@font-face{font-family:Sabi Phonetics;src:url(/p.woff2);unicode-range:U+E6,U+251-292}'
  const css = `${font}@font-face{font-family:Sabi Sans;src:url(/s.woff2)}p{margin:0}`
  const families = async (html: string) => [...(await rulesFor(html, css)).matchAll(/Sabi \w+/g)].flat()
  expect(await families('<p>cat</p>')).toEqual(['Sabi Sans'])
  expect(await families('<p>/kæt/</p>')).toEqual(['Sabi Phonetics', 'Sabi Sans'])
})
