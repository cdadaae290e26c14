import { evaluate, unit, type Unit } from 'mathjs'
import { expect, test } from 'vitest'
import { proves } from '../../engine/prove.ts'
import { derivedQuantities, laws, type DerivedQuantity, type Law, type Powers } from '../facts/dimensions.ts'
import { dimensions, type Equation } from './p02-dimensions.ts'

/** The SI unit of each quantity, in the words of a calculator that knows units. */
const unitByName: Record<string, string> = {
  force: 'N',
  pressure: 'Pa',
  energy: 'J',
  power: 'W',
  impulse: 'N s',
  momentum: 'kg m / s',
  density: 'kg / m^3',
  acceleration: 'm / s^2',
  'the moment of a force': 'N m',
  'surface tension': 'N / m',
  'gravitational field strength': 'N / kg',
  'specific latent heat': 'J / kg',
  'the intensity of a sound': 'W / m^2',
  'the coefficient of viscosity': 'Pa s',
  'the universal gravitational constant': 'N m^2 / kg^2',
  'the rate of flow of a volume of liquid': 'litre / minute',
}

const unitBySign: Record<string, string> = {
  F: 'N',
  s: 'm',
  E: 'J',
  P: 'W',
  p: 'Pa',
  a: '(m/s^2)',
  t: 's',
  v: '(m/s)',
  r: 'm',
  A: '(m^2)',
}

const raised = ['⁻⁹', '⁻⁸', '⁻⁷', '⁻⁶', '⁻⁵', '⁻⁴', '⁻³', '⁻²', '⁻¹', '', '', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹']

/** The text of the product whose unit the calculator takes for the same as the given one: all small powers are tried. */
function spelled(text: string, signs: readonly [string, string, string]): string {
  const wanted: Unit = evaluate(`1 ${text}`)
  for (let mass = -2; mass <= 2; mass++)
    for (let length = -5; length <= 5; length++)
      for (let time = -6; time <= 6; time++)
        if (wanted.equalBase(unit(`1 kg^${mass} m^${length} s^${time}`)))
          return [mass, length, time]
            .flatMap((power, i) => (power === 0 ? [] : [`${signs[i]}${raised[power + 9]}`]))
            .join(' ')
  return 'no product of small powers'
}

const known = new Map<string, string>()

/** As `spelled`, each text searched for once only. */
function spelling(text: string, signs: readonly [string, string, string]): string {
  const place = `${signs.join('')} ${text}`
  const found = known.get(place) ?? spelled(text, signs)
  known.set(place, found)
  return found
}

/** All pairs of halves from −4 to 4 for which the powers of mass, length and time agree on both sides. */
function pairsThatFit({ result, first, second }: Law): string[] {
  const halves = Array.from({ length: 17 }, (_, i) => i / 2 - 4)
  const fits = (x: number, y: number) => [0, 1, 2].every((i) => at(first, i) * x + at(second, i) * y === at(result, i))
  const said = (value: number) =>
    String(value)
      .replace('-', '−')
      .replace(/^(−?)0\.5$/, '$1½')
  return halves.flatMap((x) => halves.filter((y) => fits(x, y)).map((y) => `x = ${said(x)}, y = ${said(y)}`))
}

const at = (powers: Powers, i: number) => powers[i] ?? 0

proves(dimensions, {
  'dimensions-of-quantity': ({ name }: DerivedQuantity) => spelling(unitByName[name] ?? '', ['M', 'L', 'T']),
  'unit-in-base-units': ({ name }: DerivedQuantity) => spelling(unitByName[name] ?? '', ['kg', 'm', 's']),
  'constant-in-equation': ({ result, cause, power }: Equation) =>
    spelling(`${unitBySign[result.sign]} / ${unitBySign[cause.sign]}^${power}`, ['M', 'L', 'T']),
  'powers-in-law': (law: Law) => pairsThatFit(law).join(' or '),
})

test('every quantity has a unit for the proof, and every law one solution only', () => {
  expect(Object.keys(unitByName).sort()).toEqual(derivedQuantities.map(({ name }) => name).sort())
  for (const law of laws) expect(pairsThatFit(law)).toHaveLength(1)
})
