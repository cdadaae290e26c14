import { familyOf } from '@sabi/shared/content/family-of'
import { expect, test } from 'vitest'
import { moleConversions } from '../chemistry/families/c09-moles.ts'
import { metalsAndOres } from '../chemistry/families/c42-metals.ts'
import { publishedVariants } from './variant.ts'

test.each([moleConversions, metalsAndOres])('names the family in the id of each variant', (family) => {
  const families = publishedVariants(family).map(({ id }) => familyOf(id))
  expect(new Set(families)).toEqual(new Set([family.id]))
})
