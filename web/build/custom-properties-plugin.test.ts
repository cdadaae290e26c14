import { expect, test } from 'vitest'
import { withShortNames } from './custom-properties-plugin.ts'

const names = new Map([
  ['--ink', '--0'],
  ['--ink-soft', '--1'],
])

test.each([
  ['a.css', ':root{--ink:#000;--ink-soft:#333}', ':root{--0:#000;--1:#333}'],
  ['a.css', 'a{color:var(--ink-soft,var(--ink))}', 'a{color:var(--1,var(--0))}'],
  ['a.css', '.a--ink{color:var(--unknown)}', '.a--ink{color:var(--unknown)}'],
  ['a.tsx', "style.setProperty('--ink', count--ink)", "style.setProperty('--0', count--ink)"],
  ['a.ts', "'--ink'", undefined],
])('in %s, %s is written with the short names', (id, code, written) => {
  expect(withShortNames(code, id, names)).toBe(written)
})
