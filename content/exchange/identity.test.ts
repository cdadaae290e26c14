import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstVersionOf, identityOf } from './identity.ts'

const question = { text: 'What is −5 + 2 in “full”?', options: ['−3', '3', '7', '−7'] }

test('gives an import id of twelve hexadecimal digits', () => {
  expect(identityOf(question)).toMatch(/^import-[\da-f]{12}$/)
})

test('gives the same id for different dashes, quotation marks, spaces and endings', () => {
  const other = { text: 'What is -5  + 2 in "full" :', options: ['-3', ' 3', '7', '–7'] }
  expect(identityOf(other)).toBe(identityOf(question))
})

test('gives the same id for options in another order', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), fc.string(), (options, text) => {
      expect(identityOf({ text, options: [...options].reverse() })).toBe(identityOf({ text, options }))
    }),
  )
})

test.each([
  ['another text', { ...question, text: 'What is −5 − 2 in “full”?' }],
  ['another option', { ...question, options: ['−3', '3', '7', '−8'] }],
  ['a missing option', { ...question, options: ['−3', '3', '7'] }],
  ['a superscript number', { ...question, options: ['−3', '³', '7', '−7'] }],
])('gives another id for %s', (_, other) => {
  expect(identityOf(other)).not.toBe(identityOf(question))
})

test('distinguishes questions that differ only in their figure or picture', () => {
  const drawn = { ...question, figure: { svg: '<svg/>', alt: 'A line' } }
  const others = [
    drawn,
    { ...drawn, figure: { svg: '<svg></svg>', alt: 'A line' } },
    { ...question, imageUrl: '/a.png' },
  ]
  expect(new Set([question, ...others].map(identityOf)).size).toBe(4)
  expect(identityOf({ ...question, imageUrl: null })).toBe(identityOf(question))
})

test('distinguishes symbols that differ only in capitals', () => {
  const options = ['CO', 'C']
  expect(identityOf({ text: 'Which?', options: ['Co', 'C'] })).not.toBe(identityOf({ text: 'Which?', options }))
})

test('derives the number of the first version from the order of options, below those of administrators’ versions', () => {
  const { options } = question
  expect(firstVersionOf({ options: ['-3', ' 3', '7', '–7'] })).toBe(firstVersionOf({ options }))
  expect(firstVersionOf({ options: [...options].reverse() })).not.toBe(firstVersionOf({ options }))
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const version = firstVersionOf({ options: texts })
      expect(Number.isInteger(version) && version >= 1 && version < 1_000_000).toBe(true)
    }),
  )
})
