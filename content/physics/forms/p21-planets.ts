import { form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips } from '../slips.ts'

export interface Compared {
  massTimes: number
  radiusTimes: number
}

const escapeFromEarth = 11.2

const field = (value: number) => quantity(value, 'm s⁻²', 2)
const speed = (value: number) => quantity(value, 'km s⁻¹', 1)

/** A ratio as a sentence says it: half, twice, 1.5 times. */
function times(ratio: number): string {
  if (ratio === 0.5) return 'half'
  return ratio === 2 ? 'twice' : `${printed(ratio)} times`
}

export const fieldOnPlanet = form<Compared>({
  id: 'field-on-planet',
  difficulty: 'medium',
  draw: (random) => {
    const [massTimes, radiusTimes] = [
      random.pick([0.1, 0.5, 0.8, 2, 3, 4, 5, 6, 8, 9, 12, 15, 18]),
      random.pick([0.5, 2, 3, 4, 5]),
    ]
    const strength = (10 * massTimes) / radiusTimes ** 2
    return massTimes !== radiusTimes &&
      strength !== 10 &&
      strength >= 1 &&
      strength <= 80 &&
      isMultipleOf(strength, 0.05)
      ? { massTimes, radiusTimes }
      : null
  },
  write: ({ massTimes: a, radiusTimes: b }) => {
    const key = field((10 * a) / b ** 2)
    return {
      stem:
        `A planet has ${times(a)} the mass and ${times(b)} the radius of the earth. ` +
        'The acceleration of free fall on its surface is [on the earth g = 10 m s⁻²]',
      key,
      slips: positiveSlips(
        field,
        [
          [(10 * a) / b, 'This divides by the radius without squaring it first.'],
          [10 * a, 'This uses the mass of the planet and leaves out its radius.'],
          [10 * a * b, 'This multiplies by the radius, though the field is weaker farther out.'],
          [(10 * b ** 2) / a, 'This puts the whole ratio of mass to squared radius upside down.'],
          [10 / b ** 2, 'This uses the radius of the planet and leaves out its mass.'],
          [(10 * a) / b ** 3, 'This compares the densities, which go with the third power of the radius.'],
          [10 * (a / b) ** 2, 'This squares the mass as well as the radius of the planet.'],
          [10 * Math.sqrt(a / b), 'This is the rule for the escape velocity and not for the field.'],
          [10, 'This takes the acceleration to be the same on every planet.'],
        ],
        400,
      ),
      principle: 'At the surface of a planet g = GM ÷ R².',
      working: [
        `On the planet g = 10 × mass ratio ÷ (radius ratio)²`,
        `$g = 10 \\times \\frac{${a}}{${b}^2} = 10 \\times \\frac{${a}}{${printed(b ** 2)}}$`,
        `The acceleration of free fall is ${key.text}`,
      ],
      hints: ['How does g depend on the mass of the planet?', 'How does g depend on the radius?'],
    }
  },
})

export const escapeSpeed = form<Compared>({
  id: 'escape-speed',
  difficulty: 'hard',
  draw: (random) => {
    const [radiusTimes, ratio] = [random.pick([0.5, 2, 3, 4, 5, 6]), random.pick([0.5, 1.5, 2, 2.5, 3, 4])]
    const massTimes = radiusTimes * ratio ** 2
    return isMultipleOf(massTimes, 0.25) && massTimes !== 1 && massTimes <= 60 ? { massTimes, radiusTimes } : null
  },
  write: ({ massTimes: a, radiusTimes: b }) => {
    const ratio = Math.sqrt(a / b)
    const key = speed(escapeFromEarth * ratio)
    return {
      stem:
        `The escape velocity from the earth is ${escapeFromEarth} km s⁻¹. From a planet with ${times(a)} the mass ` +
        `and ${times(b)} the radius of the earth, the escape velocity is`,
      key,
      slips: positiveSlips(
        speed,
        [
          [escapeFromEarth * ratio ** 2, 'This does not take the square root of mass over radius.'],
          [escapeFromEarth / ratio, 'This puts the ratio of mass to radius upside down under the root.'],
          [escapeFromEarth * Math.sqrt(a), 'This leaves out the radius of the planet under the root.'],
          [escapeFromEarth * Math.sqrt(a * b), 'This multiplies mass by radius where it should divide.'],
          [(escapeFromEarth * Math.sqrt(a)) / b, 'This divides by the radius outside the square root.'],
          [escapeFromEarth / Math.sqrt(b), 'This leaves out the mass of the planet under the root.'],
          [escapeFromEarth, 'This takes the escape velocity to be the same for every planet.'],
          [(escapeFromEarth * a) / b ** 2, 'This is the rule for the acceleration of free fall.'],
        ],
        250,
      ),
      principle: 'The escape velocity is √(2GM/R), so it goes with the square root of mass over radius.',
      working: [
        `$v = 11.2 \\times \\sqrt{\\frac{${printed(a)}}{${b}}} = 11.2 \\times ${printed(ratio)}$`,
        `The escape velocity is ${key.text}`,
      ],
      hints: ['Write the escape velocity in terms of M and R.', 'Only the ratio of M to R matters.'],
    }
  },
})
