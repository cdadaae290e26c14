import { proves } from '../../engine/prove.ts'
import { onlyRight, valueOfText } from '../expression.ts'
import { writeKnown, type KnownLogs, type LogEquation } from '../forms/m13-log-letters.ts'
import { logarithms, type ChangeOfBase, type LogSum } from './m13-logarithms.ts'

// The second routes use the logarithms of the language, and try roots out in the equation as it stands.
proves(logarithms, {
  'change-of-base': ({ base, over, under }: ChangeOfBase) => Math.log2(base ** over) / Math.log2(base ** under),
  sum: ({ base, first, second, third }: LogSum) =>
    [first, second, 1 / third].reduce((sum, number) => sum + Math.log10(number) / Math.log10(base), 0),
  'in-terms-of': (known: KnownLogs) => {
    const wanted = Math.log10(2 ** known.two * 3 ** known.three * 10 ** known.ten)
    const letters = { p: Math.log10(2), q: Math.log10(3) }
    return onlyRight(writeKnown(known), (text) => Math.abs(valueOfText(text, letters) - wanted) < 1e-9)
  },
  equation: ({ base, power, shift, other }: LogEquation) => {
    const found = Array.from({ length: 241 }, (_, index) => index - 120).filter((x) => {
      const left = Math.log(x + shift) + Math.log(x - other)
      return Math.abs(left / Math.log(base) - power) < 1e-9
    })
    return found.length === 1 ? (found[0] ?? 0) : Number.NaN
  },
})
