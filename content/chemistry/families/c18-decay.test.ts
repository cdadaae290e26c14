import { expect, test } from 'vitest'
import { proves } from '../../engine/prove.ts'
import { decaySeries, elementsOfSeries } from '../facts/decay-series.ts'
import { radioactiveDecay } from './c18-decay.ts'

interface Stretch {
  series: { name: string; mass: number }
  steps: number
}

/** The nuclides of each series as tables list them, so that nothing is computed from the particles. */
const listed: Readonly<Record<string, string>> = {
  'uranium-238': 'U238 Th234 Pa234 U234 Th230 Ra226 Rn222 Po218 Pb214 Bi214 Po214 Pb210 Bi210 Po210 Pb206',
  'thorium-232': 'Th232 Ra228 Ac228 Th228 Ra224 Rn220 Po216 Pb212 Bi212 Po212 Pb208',
  'uranium-235': 'U235 Th231 Pa231 Ac227 Th227 Ra223 Rn219 Po215 Pb211 Bi211 Tl207 Pb207',
}
const symbols = 'Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U'.split(' ')

// Half-lives are simulated by halving; exponential decay gives the time by its logarithm.
proves(radioactiveDecay, {
  'mass-left': ({ isotope, mass, halvings }: { isotope: { halfLife: number }; mass: number; halvings: number }) => {
    let left = mass
    for (let clock = halvings * isotope.halfLife; clock > 0; clock -= isotope.halfLife) left -= left / 2
    return left
  },
  'half-life': ({ start, halvings, halfLife }: { start: number; halvings: number; halfLife: number }) =>
    (halvings * halfLife * Math.LN2) / Math.log(start / (start * 0.5 ** halvings)),
  'time-passed': ({ isotope, halvings }: { isotope: { halfLife: number }; halvings: number }) => {
    const decayed = 1 - 0.5 ** halvings
    return -(isotope.halfLife / Math.LN2) * Math.log1p(-decayed)
  },
  'atomic-number-of-product': (stretch: Stretch) => nuclide(stretch, stretch.steps).charge,
  'particles-emitted': (stretch: Stretch) => {
    const first = nuclide(stretch, 0)
    const last = nuclide(stretch, stretch.steps)
    for (let alphas = 0; alphas <= 10; alphas++) {
      for (let betas = 0; betas <= 10; betas++) {
        const isBalanced = first.mass === last.mass + 4 * alphas && first.charge === last.charge + 2 * alphas - betas
        if (isBalanced) return `${alphas} α and ${betas} β`
      }
    }
    return 'no balance'
  },
})

test('the names of the elements belong to their atomic numbers', () => {
  for (const { name, mass, charge, emissions } of decaySeries) {
    expect(nuclide({ series: { name, mass }, steps: 0 }, 0)).toEqual({ mass, charge })
    expect(listed[`${name}-${mass}`]?.split(' ').length).toBe(emissions.length + 1)
  }
  expect(Object.entries(elementsOfSeries).map(([charge, name]) => [charge, name.slice(0, 2)])).toEqual([
    ['81', 'th'],
    ['82', 'le'],
    ['83', 'bi'],
    ['84', 'po'],
    ['86', 'ra'],
    ['88', 'ra'],
    ['89', 'ac'],
    ['90', 'th'],
    ['91', 'pr'],
    ['92', 'ur'],
  ])
})

function nuclide({ series }: Stretch, steps: number): { mass: number; charge: number } {
  const text = listed[`${series.name}-${series.mass}`]?.split(' ')[steps] ?? ''
  const [, symbol = '', mass = ''] = /^([A-Z][a-z]?)(\d+)$/.exec(text) ?? []
  return { mass: Number(mass), charge: symbols.indexOf(symbol) + 81 }
}
