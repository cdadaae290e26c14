import { familyOf } from '@sabi/shared/content/family-of'
import { expect, test } from 'vitest'
import { moleConversions } from '../chemistry/families/c09-moles.ts'
import { metalsAndOres } from '../chemistry/families/c42-metals.ts'
import { family, form } from './family.ts'
import { quantity } from './quantity.ts'
import { publishedVariants, variantOf } from './variant.ts'

test.each([moleConversions, metalsAndOres])('names the family in the id of each variant', (family) => {
  const families = publishedVariants(family).map(({ id }) => familyOf(id))
  expect(new Set(families)).toEqual(new Set([family.id]))
})

/** A family whose numbers are wrong by these factors. */
function factors(values: readonly number[], more: readonly number[] = []) {
  const slipsOf = (list: readonly number[], key: number) =>
    list.map((factor) => ({ ...quantity(factor * key, 'g'), because: `This multiplies by ${factor}.` }))
  return family(
    {
      id: 't01',
      edition: 1,
      title: 'Test',
      subject: 'physics',
      topicId: 'phy-waves',
      exams: ['JAMB', 'NECO'],
      isCalculation: true,
      published: 20,
    },
    [
      form<number>({
        id: 'only',
        difficulty: 'easy',
        draw: (random) => random.int(100, 900),
        write: (key) => ({
          stem: `What is the mass of ${key} of them?`,
          key: quantity(key, 'g'),
          slips: slipsOf(values, key),
          moreSlips: slipsOf(more, key),
          principle: 'Each has a mass of one gram.',
          working: [`${key} g`],
          hints: ['Count.', 'Add.'],
        }),
      }),
    ],
  )
}

test('arranges five options in order, with the key at every rank about as often', () => {
  const variants = Array.from({ length: 300 }, (_, index) =>
    variantOf(factors([0.1, 0.2, 0.4, 0.5, 2, 3, 4, 5]), index),
  )
  const counts = [0, 0, 0, 0, 0]
  for (const { five, key } of variants) {
    const { options = [], correctOption = -1, reasons = [] } = five ?? {}
    expect(new Set(options).size).toBe(5)
    expect(options[correctOption]).toBe(key.text)
    expect(options.map(Number.parseFloat)).toEqual(options.map(Number.parseFloat).sort((a, b) => a - b))
    expect(reasons.map((reason) => reason === null)).toEqual(options.map((option) => option === key.text))
    counts[correctOption] = (counts[correctOption] ?? 0) + 1
  }
  for (const count of counts) expect(count).toBeGreaterThan(20)
})

test('has no five options where the slips are too few, and changes nothing for four where more are added', () => {
  const [few, more] = [variantOf(factors([0.5, 2, 3]), 0), variantOf(factors([0.5, 2, 3], [4]), 0)]
  expect(few.five).toBeNull()
  expect(more.five?.options).toHaveLength(5)
  expect(more.options).toEqual(few.options)
})
