import { proves } from '../../engine/prove.ts'
import { subscript } from '../facts/formula.ts'
import { combiningVolumes } from './c07-combining-volumes.ts'

interface Gas {
  carbons: number
  hydrogens: number
}

interface Mixed {
  union: { a: number; b: number; c: number }
  first: number
  second: number
}

/** Lets the gases react in small portions until one of them is gone: what stands in the vessel then. */
function react({ union: { a, b, c }, first, second }: Mixed): { first: number; second: number; product: number } {
  const portion = 0.25
  const vessel = { first, second, product: 0 }
  while (vessel.first >= a * portion && vessel.second >= b * portion) {
    vessel.first -= a * portion
    vessel.second -= b * portion
    vessel.product += c * portion
  }
  return vessel
}

// Oxygen by counting its atoms in the products; mixtures by letting them react portion by portion.
proves(combiningVolumes, {
  'oxygen-needed': ({ gas, volume, ofAir }: { gas: Gas; volume: number; ofAir: boolean }) => {
    const atoms = volume * gas.carbons * 2 + (volume * gas.hydrogens) / 2
    let oxygen = 0
    while (oxygen * 2 < atoms) oxygen += 2.5
    if (!ofAir) return oxygen
    let air = 0
    while (air * 0.2 < oxygen - 1e-9) air += 0.5
    return air
  },
  'total-volume-after': (mixed: Mixed) => {
    const { first, second, product } = react(mixed)
    return first + second + product
  },
  'volume-left-over': (mixed: Mixed) => {
    const { first, second } = react(mixed)
    return first + second
  },
  'formula-from-volumes': ({ gas, volume }: { gas: Gas; volume: number }) => {
    const dioxide = gas.carbons * volume
    const steam = (gas.hydrogens / 2) * volume
    for (let c = 1; c <= 8; c++) {
      for (let h = 1; h <= 20; h++) {
        if (c * volume === dioxide && h * volume === steam * 2) return `C${subscript(c)}H${subscript(h)}`
      }
    }
    return 'no hydrocarbon'
  },
})
