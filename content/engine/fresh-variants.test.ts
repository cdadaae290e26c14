import { expect, test } from 'vitest'
import { moleConversions } from '../chemistry/families/c09-moles.ts'
import { metalsAndOres } from '../chemistry/families/c42-metals.ts'
import { FreshVariants } from './fresh-variants.ts'
import { concord } from '../english/families/e16-concord.ts'
import {
  askedBy,
  claimsOf,
  firstFreshIndex,
  provenIndexes,
  publishedVariants,
  variantOf,
  type Variant,
} from './variant.ts'

function take(fresh: FreshVariants, count: number): Variant[] {
  const taken = new Set<string>()
  const variants: Variant[] = []
  while (variants.length < count) {
    const variant = fresh.find('JAMB', (id) => taken.has(id))
    if (variant === null) break
    taken.add(variant.id)
    variants.push(variant)
  }
  return variants
}

// GEN-02
test('gives unpublished variants for the exam, all with different questions', () => {
  const published = publishedVariants(moleConversions)
  const variants = take(new FreshVariants(moleConversions), 60)
  expect(variants).toHaveLength(60)
  expect(new Set([...published, ...variants].map(askedBy)).size).toBe(published.length + 60)
  expect(new Set(variants.map(({ examType }) => examType))).toEqual(new Set(['JAMB']))
})

test('keeps to the indexes that are proved and not used for publication', () => {
  const indexes = take(new FreshVariants(moleConversions), 60).map(({ id }) => Number(id.split('-').at(-1)) - 1)
  expect(Math.min(...indexes)).toBeGreaterThanOrEqual(firstFreshIndex)
  expect(Math.max(...indexes)).toBeLessThan(provenIndexes)
})

test('gives every student the same variants, no matter who asked before', () => {
  const asked = new FreshVariants(moleConversions)
  take(asked, 20)
  expect(take(asked, 5)).toEqual(take(new FreshVariants(moleConversions), 5))
  const [first] = take(asked, 1)
  expect(first).toEqual(variantOf(moleConversions, Number(first?.id.split('-').at(-1)) - 1))
})

test('gives no twin of a published or an earlier variant', () => {
  const variants = take(new FreshVariants(concord), 20)
  expect(variants.length).toBeGreaterThan(0)
  const claims = [...publishedVariants(concord), ...variants].flatMap(claimsOf)
  expect(new Set(claims).size).toBe(claims.length)
})

test('ends when a family has no more variants', () => {
  const variants = take(new FreshVariants(metalsAndOres), 100)
  expect(variants.length).toBeLessThan(100)
})

test('gives nothing for an exam whose syllabus lacks the topic', () => {
  const family = { ...moleConversions, exams: ['WAEC'] as const }
  expect(new FreshVariants(family).find('JAMB', () => false)).toBeNull()
})
