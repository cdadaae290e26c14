import { unit } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { respiratoryQuotient } from './b20-respiratory-quotient.ts'

interface Substance {
  carbon: number
  hydrogen: number
  oxygen: number
}

const hundredths = (value: number) => Number(value.toFixed(2))

/** Burns the substance atom by atom: each carbon takes two oxygen atoms, each pair of hydrogens one. */
function burn({ carbon, hydrogen, oxygen }: Substance): number {
  let atomsNeeded = -oxygen
  for (let atom = 0; atom < carbon; atom++) atomsNeeded += 2
  for (let atom = 0; atom < hydrogen; atom += 2) atomsNeeded += 1
  return carbon / (atomsNeeded / 2)
}

/** Tries every quotient in steps of 0.01 until the gas that it gives out is as much as was measured. */
function quotientThatGives(oxygen: number, carbonDioxide: number): number {
  for (let hundred = 1; hundred <= 200; hundred++)
    if (Math.abs((oxygen * hundred) / 100 - carbonDioxide) < 1e-6) return hundred / 100
  return Number.NaN
}

proves(respiratoryQuotient, {
  'from-volumes': ({ oxygen, quotient }: { oxygen: number; quotient: number }) =>
    quotientThatGives(oxygen, unit(oxygen, 'cm^3').toNumber('mm^3') * (quotient / 1000)),
  'from-equation': (substance: Substance) => hundredths(burn(substance)),
  // Back-substitution: the volume whose ratio to the oxygen is the quotient.
  'carbon-dioxide': ({ oxygen, quotient }: { oxygen: number; quotient: number }) => {
    for (let tenths = 1; tenths <= oxygen * 20; tenths++)
      if (Math.abs(tenths / 10 / oxygen - quotient) < 1e-9) return tenths / 10
    return Number.NaN
  },
  respirometer: ({ oxygen, difference }: { oxygen: number; difference: number }) =>
    quotientThatGives(oxygen, oxygen - difference),
})
