import { proves } from '../../engine/prove.ts'
import { atomsIn, molarMassOf, relativeAtomicMass, subscript } from '../facts/formula.ts'
import { formulae } from './c04-formulae.ts'

// By trial: every formula with small numbers is tried, and its composition is held against what the stem gives.
proves(formulae, {
  'empirical-from-masses': ({ compound, amount }: { compound: { formula: string }; amount: number }) => {
    const [x, y] = sharesOf(compound.formula).map((share) => share * amount * molarMassOf(compound.formula))
    return bestFit(symbolsOf(compound.formula), [(x ?? 0) / ((x ?? 0) + (y ?? 0)), (y ?? 0) / ((x ?? 0) + (y ?? 0))])
  },
  'empirical-from-percentages': ({ compound }: { compound: { formula: string } }) =>
    bestFit(
      symbolsOf(compound.formula),
      sharesOf(compound.formula).map((share) => Math.round(share * 1000) / 1000),
    ),
  'molecular-formula': ({ empirical, factor }: { empirical: string; factor: number }) => {
    const mass = molarMassOf(empirical) * factor
    let units = empirical
    while (molarMassOf(units) < mass - 0.1) units += empirical
    return [...atomsIn(units)].map(([symbol, count]) => symbol + subscript(count)).join('')
  },
  'water-of-crystallization': ({
    hydrate,
    amount,
  }: {
    hydrate: { anhydrous: string; water: number }
    amount: number
  }) => {
    const whole = amount * (molarMassOf(hydrate.anhydrous) + 18 * hydrate.water)
    const kept = (x: number) => (molarMassOf(hydrate.anhydrous) / molarMassOf(`${hydrate.anhydrous}·${x}H₂O`)) * whole
    const tried = Array.from({ length: 12 }, (_, index) => index + 1)
    return nearest(tried, (x) => Math.abs(kept(x) - amount * molarMassOf(hydrate.anhydrous)))
  },
})

const symbolsOf = (formula: string) => [...atomsIn(formula).keys()]

function sharesOf(formula: string): number[] {
  return [...atomsIn(formula)].map(([symbol, count]) => (count * relativeAtomicMass(symbol)) / molarMassOf(formula))
}

const fits = new Map<string, string>()

function bestFit(symbols: string[], shares: number[]): string {
  const name = `${symbols.join()}${shares.join()}`
  const known = fits.get(name)
  if (known !== undefined) return known
  const all = symbols.reduce<number[][]>(
    (sofar) => sofar.flatMap((counts) => Array.from({ length: 8 }, (_, index) => [...counts, index + 1])),
    [[]],
  )
  // Simplest first: of formulas in the same ratio, the one with fewest atoms stands before the others.
  const tried = all.sort((a, b) => sum(a) - sum(b))
  const best = nearest(tried, (counts) => {
    const masses = counts.map((count, index) => count * relativeAtomicMass(symbols[index] ?? ''))
    return masses.reduce(
      (worst, mass, index) => Math.max(worst, Math.abs(mass / sum(masses) - (shares[index] ?? 0))),
      0,
    )
  })
  const fit = symbols.map((symbol, index) => symbol + subscript(best[index] ?? 0)).join('')
  fits.set(name, fit)
  return fit
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function nearest<T>(tried: readonly T[], errorOf: (candidate: T) => number): T {
  const [first, ...others] = tried
  if (first === undefined) throw new RangeError('Nothing to try')
  return others.reduce((best, candidate) => (errorOf(candidate) < errorOf(best) - 1e-9 ? candidate : best), first)
}
