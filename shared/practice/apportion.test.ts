import fc from 'fast-check'
import { expect, it } from 'vitest'
import { apportion } from './apportion.ts'

const shareLists = fc.array(fc.record({ weight: fc.nat(50), capacity: fc.nat(30) }), { maxLength: 12 })

it('gives out the whole or fills every share, and never more than a share can take', () => {
  fc.assert(
    fc.property(fc.nat(200), shareLists, (total, shares) => {
      const result = apportion(total, shares)
      const capacity = shares.reduce((sum, share) => sum + share.capacity, 0)
      expect(result.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.min(total, capacity))
      expect(result.every((share) => share.amount <= share.capacity)).toBe(true)
    }),
  )
})

it('is never more than one away from the exact share where there is room', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), (total, weights) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      for (const { weight, amount } of apportion(
        total,
        weights.map((weight) => ({ weight, capacity: total })),
      )) {
        expect(Math.abs(amount - (total * weight) / whole)).toBeLessThan(1)
      }
    }),
  )
})

it('gives a share of weight 0 something only when the others are full', () => {
  const shares = [
    { weight: 0, capacity: 5 },
    { weight: 1, capacity: 3 },
  ]
  expect(apportion(3, shares).map(({ amount }) => amount)).toEqual([0, 3])
  expect(apportion(6, shares).map(({ amount }) => amount)).toEqual([3, 3])
})

it('gives nothing for less than nothing', () => {
  expect(apportion(-3, [{ weight: 1, capacity: 3 }]).map(({ amount }) => amount)).toEqual([0])
})
