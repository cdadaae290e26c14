import { expect, test } from 'vitest'
import { familyOf } from './family-of.ts'

test.each([
  ['c09-moles-1-07', 'c09-moles'],
  ['c09-moles-2-107', 'c09-moles'],
  ['m28-1-01', 'm28'],
  ['phy-waves-echo', null],
  ['phy-waves-3', null],
  ['anion-tests-ion-chloride-silver', 'anion-tests-ion'],
  ['industrial-processes-mark-linde', 'industrial-processes-mark'],
  ['industrial-processes-by-mark-linde', 'industrial-processes-by-mark'],
  ['fruits', null],
  ['import-1f2e3d4c', null],
  ['', null],
])('the id %j names the family %j', (id, family) => {
  expect(familyOf(id)).toBe(family)
})
