import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const web = new URL('../', import.meta.url)
const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !/^(dist|node_modules)/.test(file))
  .map((file) => [file, readFileSync(new URL(file, web), 'utf8')] as const)

/** What may take longer: the second required by the documents (TOPICS-06), and animations while a student waits. */
const longer = ['ProgressBar.module.css', 'Spinner.module.css', 'breathe']
const longestMs = 150

function motions(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:transition|animation)(?:-duration)?:([^;]+);/g)
  return [...rules].flatMap(([, value = '']) => value.split(/,(?![^(]*\))/).map((each) => each.trim()))
}

function durationMs(motion: string): number {
  const [, amount = '0', unit] = /(?:^|\s)([\d.]+)(ms|s)\b/.exec(motion) ?? []
  return Number(amount) * (unit === 's' ? 1000 : 1)
}

// TOPICS-06
test.each(sheets)('nothing in %s moves for longer than a student would wait', (file, css) => {
  const slow = motions(css)
    .filter((motion) => !longer.some((name) => file.endsWith(name) || motion.startsWith(name)))
    .filter((motion) => durationMs(motion) > longestMs)
  expect(slow).toEqual([])
})

test('this test sees the motions', () => {
  const all = sheets.flatMap(([, css]) => motions(css)).map(durationMs)
  expect(all.length).toBeGreaterThan(8)
  expect(Math.max(...all)).toBe(1600)
})

test('a progress bar takes a second', () => {
  const bar = sheets.find(([file]) => file.endsWith('ProgressBar.module.css'))?.[1] ?? ''
  expect(motions(bar).map(durationMs)).toEqual([1000, 1000])
})
