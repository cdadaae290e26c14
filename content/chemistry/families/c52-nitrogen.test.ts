import { proves } from '../../engine/prove.ts'
import {
  gasesOfNitrogen,
  nitrogenCompounds,
  type Burning,
  type Fertilizer,
  type Gases,
  type Nitrate,
} from './c52-nitrogen.ts'

/** Atoms counted from the formula, with their masses. */
const masses: Readonly<Record<string, number>> = { N: 14, H: 1, O: 16, S: 32, C: 12, Na: 23, K: 39, Ca: 40, Cl: 35.5 }
const digits = '₀₁₂₃₄₅₆₇₈₉'

function atomsIn(formula: string): Map<string, number> {
  const flat = formula.replace(/\(([^)]+)\)([₂-₉])/g, (_, group: string, times: string) =>
    group.repeat(digits.indexOf(times)),
  )
  const atoms = new Map<string, number>()
  for (const [, element = '', number = ''] of flat.matchAll(/([A-Z][a-z]?)([₂-₉]?)/g))
    atoms.set(element, (atoms.get(element) ?? 0) + (number === '' ? 1 : digits.indexOf(number)))
  return atoms
}

/** The gases on the right of an equation, in moles for one mole of the salt on the left. */
function gasFromOneMole(equation: string): number {
  const right = equation.split(' → ')[1] ?? ''
  const moles = right.split(' + ').flatMap((term) => {
    const [, number = '', rest = ''] = /^(\d?)(.+)$/.exec(term) ?? []
    return rest === 'O₂' || rest === 'NO₂' ? Number(number === '' ? '1' : number) : []
  })
  return moles.reduce((sum, one) => sum + one, 0) / 2
}

proves(nitrogenCompounds, {
  'percentage-nitrogen': ({ formula }: Fertilizer) => {
    const atoms = [...atomsIn(formula)].map(([element, number]) => [element, number * (masses[element] ?? 0)] as const)
    const total = atoms.reduce((sum, [, mass]) => sum + mass, 0)
    return Math.round((1000 * (new Map(atoms).get('N') ?? 0)) / total) / 10
  },
  // Lets four volumes of ammonia and five of oxygen react at a time.
  'volume-of-oxygen-left': ({ ammonia, oxygen }: Burning) => {
    let [left, rest] = [ammonia, oxygen]
    while (left > 0) [left, rest] = [left - 4, rest - 5]
    return rest
  },
  'gas-from-nitrate': ({ equation, mass, molar }: Nitrate) => (mass / molar) * gasFromOneMole(equation) * 22.4,
})

proves(gasesOfNitrogen, {
  'which-gas': ({ row }: Gases) => ['P', 'Q', 'R', 'S'][row] ?? '',
})
