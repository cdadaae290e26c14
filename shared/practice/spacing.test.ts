import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canBeSpaced, isSpaced, type Member } from './spacing-check.ts'
import { spaceFamilies } from './spacing.ts'

const family = fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { nil: null, freq: 8 })
const draws = fc
  .array(family, { maxLength: 100 })
  .map((families) => families.map((family, id) => ({ id: String(id), family })))

/** A draw whose letters are families; a dot is a question without one. */
function draw(letters: string): Member[] {
  return [...letters].map((letter, id) => ({ id: String(id), family: letter === '.' ? null : letter }))
}

function lettersOf(members: readonly Member[]): string {
  return members.map(({ family }) => family ?? '.').join('')
}

describe('spacing the questions of one family (PRAC-08)', () => {
  it('keeps every question once', () => {
    fc.assert(
      fc.property(draws, (members) => {
        const spaced = spaceFamilies(members)
        expect([...spaced].sort((one, other) => Number(one.id) - Number(other.id))).toEqual(members)
      }),
    )
  })

  it('puts three other questions between two of a family wherever an order can do that', () => {
    fc.assert(
      fc.property(draws, (members) => {
        fc.pre(canBeSpaced(members))
        expect(isSpaced(spaceFamilies(members))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps the order of a draw in which no family comes twice', () => {
    expect(lettersOf(spaceFamilies(draw('ab.c.d')))).toBe('ab.c.d')
  })

  it('keeps the order where it is spaced already', () => {
    expect(lettersOf(spaceFamilies(draw('abcdabcd')))).toBe('abcdabcd')
  })

  it.each([
    ['aaaa', 'aaaa'],
    ['abab', 'abab'],
    ['abba', 'abab'],
    ['abccba', 'abcabc'],
    ['abcdeaaab', 'abcdeabaa'],
  ])('spaces as many as it can first when one or few families have too many: %s', (drawn, spaced) => {
    expect(lettersOf(spaceFamilies(draw(drawn)))).toBe(spaced)
  })
})
