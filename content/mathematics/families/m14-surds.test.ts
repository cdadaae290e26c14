import { expect, test } from 'vitest'
import { proves } from '../../engine/prove.ts'
import { variantOf } from '../../engine/variant.ts'
import { valueOfText } from '../expression.ts'
import type { Conjugate, Square } from '../forms/m14-conjugates.ts'
import { surds, type LikeSurds, type Quotient } from './m14-surds.ts'

// The second routes take the roots of the numbers as the question prints them, without any law of surds.
proves(surds, {
  'like-surds': ({ root, a, b, c }: LikeSurds) =>
    Math.sqrt(a * a * root) + Math.sqrt(b * b * root) - Math.sqrt(c * c * root),
  'one-root-below': ({ over, under, root }: Quotient) => over / (under * Math.sqrt(root)),
  conjugate: ({ over, whole, sign, root }: Conjugate) => over / (whole + sign * Math.sqrt(root)),
  square: ({ whole, factor, root }: Square) => (whole + factor * Math.sqrt(root)) ** 2,
})

test('A surd as printed has the value of the key, and no other option has it', () => {
  for (let index = 0; index < 2000; index++) {
    const { key, options, id } = variantOf(surds, index)
    const wanted = key.value ?? Number.NaN
    const equal = options.filter((text) => Math.abs(valueOfText(text) - wanted) <= 1e-9 * Math.max(1, Math.abs(wanted)))
    expect(equal, id).toEqual([key.text])
  }
})
