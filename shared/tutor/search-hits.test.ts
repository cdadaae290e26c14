import { describe, expect, test } from 'vitest'
import { findHits, splitAtHits } from './search-hits.ts'

function hitsIn(text: string, search: string): string[] {
  return findHits([text], search).flatMap((hits) => hits.map(({ start, end }) => text.slice(start, end)))
}

describe('the hits of a search', () => {
  test.each([
    ['photosynthesis', ['Photosynthesis']],
    ['fotosynthesis', ['Photosynthesis']],
    ['photosynthsis', ['Photosynthesis']],
    ['photosyn', ['Photosynthesis']],
    ['leaf cell', ['cells', 'leaf']],
    ['wetin be leaf', ['leaf']],
    ['volcano', []],
    ['', []],
  ])('of %o are marked', (search, found) => {
    expect(hitsIn('Photosynthesis takes place in the cells of a green leaf.', search)).toEqual(found)
  })

  test('include what the notes call a student’s term', () => {
    expect(hitsIn('The quadratic formula solves it.', 'almighty formula')).toEqual(['quadratic'])
  })

  test('divide a text without losing any of it', () => {
    const text = 'The leaf is green.'
    const pieces = splitAtHits(text, findHits([text], 'leaf')[0] ?? [])
    expect(pieces).toEqual([
      { text: 'The ', start: 0, isHit: false },
      { text: 'leaf', start: 4, isHit: true },
      { text: ' is green.', start: 8, isHit: false },
    ])
    expect(splitAtHits(text, [])).toEqual([{ text, start: 0, isHit: false }])
  })
})
