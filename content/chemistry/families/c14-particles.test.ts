import { expect, test } from 'vitest'
import { proves } from '../../engine/prove.ts'
import { variantOf } from '../../engine/variant.ts'
import { particles } from './c14-particles.ts'

interface Given {
  nuclide: { symbol: string; atomicNumber: number; massNumber: number; charge: number }
}

/** The first 36 elements in their order: the atomic number is the place of a symbol, not a number of the table. */
const order = 'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr'.split(
  ' ',
)
const protonsOf = (symbol: string) => order.indexOf(symbol) + 1

/** By trial: how many of a particle make a total that is known. */
function howMany(fits: (count: number) => boolean): number {
  for (let count = 0; count < 200; count++) if (fits(count)) return count
  return Number.NaN
}

// The particles are put together one by one until charge and mass are those of the symbol.
proves(particles, {
  'neutrons-of-atom': ({ nuclide: { symbol, massNumber } }: Given) =>
    howMany((count) => protonsOf(symbol) + count === massNumber),
  'electrons-of-ion': ({ nuclide: { symbol, charge } }: Given) =>
    howMany((count) => protonsOf(symbol) - count === charge),
  'mass-number-from-ion': ({ nuclide: { symbol, massNumber, charge } }: Given) => {
    const electrons = howMany((count) => protonsOf(symbol) - count === charge)
    const neutrons = howMany((count) => protonsOf(symbol) + count === massNumber)
    const protons = howMany((count) => count - electrons === charge)
    return howMany((count) => count - neutrons === protons)
  },
  'ion-from-particles': ({ nuclide: { symbol, massNumber, charge } }: Given) => {
    const electrons = howMany((count) => protonsOf(symbol) - count === charge)
    const excess = protonsOf(symbol) - electrons
    const size = Math.abs(excess) === 1 ? '' : String(Math.abs(excess))
    return `$^{${massNumber}}_{${protonsOf(symbol)}}\\text{X}^{${size}${excess > 0 ? '+' : '-'}}$`
  },
})

test('the hint on the electrons of an ion names the sign of its charge', () => {
  const ions = Array.from({ length: particles.published * 2 }, (_, index) => variantOf(particles, index)).filter(
    ({ formId }) => formId === 'electrons-of-ion',
  )
  const signs = ions.map(({ stem, hints }) => {
    const sign = stem.includes('⁺') ? 'positive' : 'negative'
    expect(hints[1]).toBe(`Does a ${sign} ion have more or fewer electrons than its atom?`)
    return sign
  })
  expect(new Set(signs).size).toBe(2)
})
