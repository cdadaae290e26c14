import { proves } from '../../engine/prove.ts'
import { acidity } from './c27-ph.ts'

interface Solution {
  solute: { ions: number }
  mantissa: number
  exponent: number
}

const hundredths = (value: number) => Math.round(value * 100) / 100

/** The hydrogen ions that balance so many moles of hydroxide in water: [H⁺] of charge balance, by bisection on the pH. */
function phOfCharge(excessOfAcid: number): number {
  let low = 0
  let high = 14
  for (let turn = 0; turn < 60; turn++) {
    const middle = (low + high) / 2
    if (10 ** -middle - 10 ** (middle - 14) > excessOfAcid) low = middle
    else high = middle
  }
  return hundredths(low)
}

// From the balance of charges in the solution, water's own ions counted in, instead of from the logarithm of a concentration.
proves(acidity, {
  'ph-of-acid': ({ mantissa, exponent }: Solution) => phOfCharge(mantissa / 10 ** exponent),
  'ph-of-alkali': ({ mantissa, exponent }: Solution) => phOfCharge(-mantissa / 10 ** exponent),
  'ions-from-ph': ({ pH, ofHydroxide }: { pH: number; ofHydroxide: boolean }) => {
    const hydrogen = Array.from({ length: pH }, () => 10).reduce((value, ten) => value / ten, 1)
    return ofHydroxide ? 1e-14 / hydrogen : hydrogen
  },
  dilution: ({ start, tenths, isAcid }: { start: number; tenths: number; isAcid: boolean }) => {
    const before = isAcid ? 10 ** -start : -(10 ** (start - 14))
    return phOfCharge(before / 10 ** tenths)
  },
})
