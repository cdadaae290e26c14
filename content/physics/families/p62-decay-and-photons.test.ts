import { expect, test } from 'vitest'
import { proves } from '../../engine/prove.ts'
import { decaySeries } from '../facts/decay-series.ts'
import { decayAndPhotons, type Counted, type Decay, type Decaying, type Photons } from './p62-decay-and-photons.ts'

/** Every pair of counts up to 20 that leads from parent to daughter; there must be one only. */
function countsThatLead({ parent, daughter }: Decay): string {
  const found: string[] = []
  for (let alphas = 0; alphas <= 20; alphas++)
    for (let betas = 0; betas <= 20; betas++) {
      const [mass, protons] = [parent.mass - 4 * alphas, parent.protons - 2 * alphas + betas]
      if (mass === daughter.mass && protons === daughter.protons) found.push(`${alphas} and ${betas}`)
    }
  return found.join(' or ')
}

/** A number of 10⁻²¹ J written out digit by digit in 10⁻¹⁹ J. */
function inStandardUnit(value: number): string {
  const digits = String(value).padStart(3, '0')
  const decimals = digits.slice(-2).replace(/0+$/, '')
  return `${digits.slice(0, -2)}${decimals === '' ? '' : `.${decimals}`} × 10⁻¹⁹ J`
}

proves(decayAndPhotons, {
  'mass-remaining': ({ mass, halfLife, halvings }: Decaying) => {
    const decayConstant = Math.LN2 / halfLife
    return mass * Math.exp(-decayConstant * halfLife * halvings)
  },
  'half-life': ({ start, halvings, time }: Counted) => {
    const decayConstant = Math.log(start / (start / 2 ** halvings)) / time
    return Math.LN2 / decayConstant
  },
  'alpha-and-beta': countsThatLead,
  // Each step of 10¹⁴ Hz adds 6.6 × 10⁻²⁰ J to the photon, of which the metal takes the work function; all in 10⁻²¹ J.
  'photoelectric-energy': ({ frequency, workFunction }: Photons) => {
    let photon = 0
    for (let step = 0; step < frequency; step++) photon += 66
    return inStandardUnit(photon - workFunction)
  },
})

test('each step of a decay series is one alpha or one beta decay', () => {
  for (const series of decaySeries)
    series.slice(1).forEach((daughter, i) => {
      const parent = series[i]
      const change = [(parent?.mass ?? 0) - daughter.mass, (parent?.protons ?? 0) - daughter.protons]
      expect([
        [4, 2],
        [0, -1],
      ]).toContainEqual(change)
    })
})
