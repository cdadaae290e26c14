import { family, form, type Choice, type Slip } from '../../engine/family.ts'
import { superscript } from '../../engine/quantity.ts'
import {
  causes,
  derivedQuantities,
  laws,
  results,
  type DerivedQuantity,
  type Law,
  type Powers,
  type Symbol,
} from '../facts/dimensions.ts'

export interface Equation {
  result: Symbol
  cause: Symbol
  power: number
}

const dimensionSigns = ['M', 'L', 'T'] as const
const unitSigns = ['kg', 'm', 's'] as const

/** Powers of three signs as a product: M L² T⁻²; the signs with power nought are left out. */
function product(powers: Powers, signs: readonly string[]): string {
  return signs
    .map((sign, i) => ({ sign, power: powers[i] ?? 0 }))
    .filter(({ power }) => power !== 0)
    .map(({ sign, power }) => (power === 1 ? sign : `${sign}${superscript(power)}`))
    .join(' ')
}

const asDimensions = (powers: Powers): Choice => ({ text: product(powers, dimensionSigns) })
const asUnits = (powers: Powers): Choice => ({ text: product(powers, unitSigns) })

/** The powers after one slip in multiplying or dividing by a mass, a length or a time. */
function slipsOfPowers([mass, length, time]: Powers, print: (powers: Powers) => Choice): Slip[] {
  const mistakes: [Powers, string][] = [
    [
      [mass, length, time + 1],
      time < 0
        ? 'This leaves out one of the divisions by the time.'
        : 'This multiplies by a time that does not belong here.',
    ],
    [[mass, length, time - 1], 'This divides by the time once more than it should.'],
    [[mass, length + 1, time], 'This multiplies by a length once more than it should.'],
    [[mass, length - 1, time], 'This divides by a length once more than it should.'],
    [[mass, length, -time], 'This gives the power of the time the opposite sign.'],
    [[mass, -length, time], 'This gives the power of the length the opposite sign.'],
    mass === 0
      ? [[1, length, time], 'This puts in a mass that the definition does not have.']
      : [[0, length, time], 'This leaves out the mass that the definition has in it.'],
  ]
  return mistakes
    .filter(([powers]) => powers.some((power) => power !== 0))
    .map(([powers, because]) => ({ ...print(powers), because }))
}

const dimensionsOf = form<DerivedQuantity>({
  id: 'dimensions-of-quantity',
  difficulty: 'easy',
  draw: (random) => random.pick(derivedQuantities),
  write: ({ name, powers, definition, parts }) => {
    const key = asDimensions(powers)
    return {
      stem: `With M for mass, L for length and T for time, the dimensions of ${name} are`,
      key,
      slips: slipsOfPowers(powers, asDimensions),
      principle: 'The dimensions of a quantity follow from the equation that defines it.',
      working: [`By definition, ${definition}`, `In dimensions this is ${parts}`, `The dimensions are ${key.text}`],
      hints: ['Which equation defines this quantity?', 'Put M, L and T into that equation.'],
    }
  },
})

const namedQuantities = derivedQuantities.filter(({ unit }) => unit !== undefined)

const inBaseUnits = form<DerivedQuantity>({
  id: 'unit-in-base-units',
  difficulty: 'medium',
  draw: (random) => random.pick(namedQuantities),
  write: ({ name, powers, definition, parts, unit = '' }) => {
    const key = asUnits(powers)
    return {
      stem: `The SI unit of ${name} is the ${unit}. Expressed in base units only, this is`,
      key,
      slips: slipsOfPowers(powers, asUnits),
      principle: 'A derived unit is built from base units in the way in which its quantity is defined.',
      working: [`By definition, ${definition}`, `In dimensions this is ${parts}`, `In base units it is ${key.text}`],
      hints: ['Which equation defines this quantity?', 'A newton is 1 kg m s⁻²: put it into that equation.'],
    }
  },
})

const constantOf = ({ result, cause, power }: Equation): Powers => {
  const [mass, length, time] = result.powers.map((of, i) => of - power * (cause.powers[i] ?? 0))
  return [mass ?? 0, length ?? 0, time ?? 0]
}

const constantInEquation = form<Equation>({
  id: 'constant-in-equation',
  difficulty: 'medium',
  draw: (random) => {
    const equation = { result: random.pick(results), cause: random.pick(causes), power: random.int(2, 3) }
    const powers = constantOf(equation).filter((power) => power !== 0)
    return powers.length >= 2 && powers.every((power) => Math.abs(power) <= 5) ? equation : null
  },
  write: (equation) => {
    const { result, cause, power } = equation
    const raised = superscript(power)
    const key = asDimensions(constantOf(equation))
    const wrong = (change: Partial<Equation>) => asDimensions(constantOf({ ...equation, ...change }))
    const [left, right] = [product(result.powers, dimensionSigns), product(cause.powers, dimensionSigns)]
    const divisor = right.length === 1 ? right : `(${right})`
    return {
      stem:
        `In the equation ${result.sign} = k${cause.sign}${raised}, ${result.sign} is ${result.meaning} and ${cause.sign} is ` +
        `${cause.meaning}. For the equation to be homogeneous, the dimensions of k must be`,
      key,
      slips: [
        { ...wrong({ power: 1 }), because: `This does not raise the dimensions of ${cause.sign} to their power.` },
        {
          ...wrong({ power: -power }),
          because: `This multiplies by ${cause.sign}${raised} in place of dividing by it.`,
        },
        { ...wrong({ power: power - 1 }), because: `This divides by ${cause.sign} once less than its power says.` },
        { ...wrong({ power: power + 1 }), because: `This divides by ${cause.sign} once more than its power says.` },
        {
          ...wrong({ power: 0 }),
          because: `These are the dimensions of ${result.sign}, without a division by ${cause.sign}${raised}.`,
        },
        ...slipsOfPowers(constantOf(equation), asDimensions).slice(0, 2),
      ].filter(({ text }) => text !== ''),
      principle: 'Both sides of a correct equation have the same dimensions.',
      working: [
        `From the equation, k = ${result.sign} ÷ ${cause.sign}${raised}`,
        `In dimensions this is ${left} ÷ ${divisor}${raised}`,
        `The dimensions of k are ${key.text}`,
      ],
      hints: ['Make k the subject of the equation.', `Raise the dimensions of ${cause.sign} to their power.`],
    }
  },
})

/** A power given by its double: 1 gives ½, −2 gives −1. */
function asPower(twice: number): string {
  const size = Math.abs(twice)
  const whole = Math.floor(size / 2)
  return `${twice < 0 ? '−' : ''}${size % 2 === 0 ? whole : `${whole === 0 ? '' : whole}½`}`
}

const pair = (x: number, y: number): Choice => ({ text: `x = ${asPower(x)}, y = ${asPower(y)}` })

/** Twice the power, as a factor of the printed sign: M^{x}, with the sum over both factors set equal to the left. */
function balance({ result, first, second }: Law): string[] {
  return dimensionSigns.flatMap((sign, i) => {
    const terms = [
      [first[i] ?? 0, 'x'],
      [second[i] ?? 0, 'y'],
    ] as const
    const sum = terms
      .filter(([factor]) => factor !== 0)
      .map(([factor, letter]) => `${factor < 0 ? '−' : '+'} ${Math.abs(factor) === 1 ? '' : Math.abs(factor)}${letter}`)
      .join(' ')
      .replace(/^\+ /, '')
      .replace(/^− /, '−')
    return sum === '' ? [] : [`${sign}: ${sum} = ${String(result[i] ?? 0).replace('-', '−')}`]
  })
}

const powersInLaw = form<Law>({
  id: 'powers-in-law',
  difficulty: 'hard',
  draw: (random) => random.pick(laws),
  write: (law) => {
    const [x, y] = law.twice
    const key = pair(x, y)
    return {
      stem: `${law.said} If $${law.equation}$, where k is a number, the method of dimensions gives`,
      key,
      slips: [
        { ...pair(x, -y), because: 'This gives the second power the opposite sign to the right one.' },
        { ...pair(-x, y), because: 'This gives the first power the opposite sign to the right one.' },
        { ...pair(y, x), because: 'This exchanges the powers of the two quantities on the right.' },
        { ...pair(2 * x, 2 * y), because: 'This gives the powers for the square of the quantity on the left.' },
        { ...pair(-x, -y), because: 'This turns both of the powers in the equation upside down.' },
        { ...pair(x, x), because: 'This takes the two powers in the equation to be equal.' },
      ],
      principle: 'Each of M, L and T has the same power on both sides of the equation.',
      working: [`The powers give ${balance(law).join('; ')}`, `The solution is ${key.text}`],
      hints: ['Write the dimensions of all quantities in the equation.', 'Compare the powers of M, L and T in turn.'],
    }
  },
})

export const dimensions = family(
  {
    id: 'p02',
    edition: 1,
    title: 'Dimensions of physical quantities',
    subject: 'physics',
    topicId: 'phy-measurement',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 32,
  },
  [dimensionsOf, inBaseUnits, constantInEquation, powersInLaw],
)
