import { describe, expect, test } from 'vitest'
import { forBrowsers } from './contract-plugin.ts'

describe('what a browser gets of a contract', () => {
  test('a call keeps how it is made, what it replies and which events may come', () => {
    const source = `const list = call({ method: 'GET', path: '/api/topics', access: 'visitor', reply: Topics, events: Piece })`
    expect(forBrowsers(source, 'calls.ts')).toBe(
      `const list = call({ method: 'GET', path: '/api/topics',  reply: Topics, events: Piece })`,
    )
  })

  test('what a call takes and says of itself is left out, whatever the lines', () => {
    const source = `const list = call({\n  method: 'GET',\n  summary:\n    'Topics, all of them',\n  body: z.object({ a: z.string() }),\n})`
    expect(forBrowsers(source, 'calls.ts')).not.toMatch(/summary|Topics|body/)
  })

  test('a schema that nobody needs may be dropped', () => {
    expect(forBrowsers(`const Name = z.string().check(z.minLength(1))`, 'name.ts')).toMatch(
      /= (\/\* @__PURE__ \*\/ )+z.string/,
    )
  })

  test('what else a module does stays as it is', () => {
    const source = `start({ access: 'admin' })`
    expect(forBrowsers(source, 'start.ts')).toBe(source)
  })
})
