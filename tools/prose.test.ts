import { expect, it } from 'vitest'
import { readProse } from './prose.mjs'

it('finds odd turns in comments, in strings and in documents', () => {
  const code = [
    '// So long somebody waits.',
    "const title = 'the server hears of it at once, always'",
    '/** Made anew. */',
  ].join('\n')
  expect(readProse('a.ts', code).odd).toEqual([
    expect.stringContaining('“hears of”'),
    expect.stringContaining('Made anew'),
    expect.stringContaining('So long somebody waits'),
  ])
  expect(readProse('a.md', 'The key stands there.').odd).toHaveLength(1)
})

it('reads no code: neither names nor short strings nor fenced blocks', () => {
  expect(readProse('a.ts', "const anew = thereby('anew')")).toEqual({ words: 0, odd: [] })
  expect(readProse('a.md', 'Run this:\n```\nwhoever anew\n```\n')).toEqual({ words: 2, odd: [] })
})

it('finds nothing in plain English', () => {
  const plain = '// Returns the cached reply if the server does not answer within this time.'
  expect(readProse('a.ts', plain)).toEqual({ words: 13, odd: [] })
})
