import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { escapeSpeed, fieldOnPlanet } from '../forms/p21-planets.ts'
import { isMultipleOf, positiveSlips } from '../slips.ts'

export interface Raised {
  body: string
  weight: number
  /** How the stem says the height. */
  said: string
  /** The height above the ground in radii of the earth. */
  radii: number
}

export interface Attracting {
  force: number
  firstTimes: number
  secondTimes: number
  distanceTimes: number
}

export interface Weakened {
  place: string
  radius: number
  /** The field there is the surface field divided by the square of this. */
  root: number
}

const satellites = ['A satellite', 'An instrument box', 'A space probe', 'A spacecraft'] as const
const heights = [
  { radii: 0.5, said: 'half the radius' },
  { radii: 1, said: 'the radius' },
  { radii: 2, said: 'twice the radius' },
  { radii: 3, said: 'three times the radius' },
  { radii: 4, said: 'four times the radius' },
] as const
const planets = [
  { place: 'the earth', radius: 6400 },
  { place: 'the moon', radius: 1700 },
  { place: 'Mars', radius: 3400 },
  { place: 'Venus', radius: 6000 },
  { place: 'Mercury', radius: 2400 },
] as const

const newtons = (value: number) => quantity(value, 'N', 1)
const kilometres = (value: number) => quantity(value, 'km', 0)

const weightAtHeight = form<Raised>({
  id: 'weight-at-height',
  difficulty: 'medium',
  draw: (random) => {
    const [{ radii, said }, weight] = [random.pick(heights), random.step(180, 9000, 20)]
    const end = weight / (radii + 1) ** 2
    return isMultipleOf(end, 1) && end >= 40 ? { body: random.pick(satellites), weight, radii, said } : null
  },
  write: ({ body, weight, radii: n, said }) => {
    const key = newtons(weight / (n + 1) ** 2)
    return {
      stem:
        `${body} weighs ${weight} N on the surface of the earth. Its weight at a height above the surface equal to ` +
        `${said} of the earth is`,
      key,
      slips: positiveSlips(newtons, [
        [weight / n ** 2, 'This measures the distance from the surface and not from the centre.'],
        [weight / (n + 1), 'This divides by the distance ratio itself and not by its square.'],
        [weight / n, 'This uses the height above the surface, and does not square it.'],
        [weight, 'This takes the weight to be the same at every height.'],
        [weight / (n + 1) ** 3, 'This uses the third power of the distance in place of the square.'],
        [weight / (n + 2) ** 2, 'This adds the radius of the earth to the height twice.'],
        [weight / (n ** 2 + 1), 'This squares the height before the radius is added to it.'],
        [weight / (2 * (n + 1) ** 2), 'This halves the weight once more after dividing by the square.'],
      ]),
      principle: 'The weight of a body varies inversely as the square of its distance from the centre of the earth.',
      working: [
        `Distance from the centre = R + ${n === 1 ? '' : printed(n)}R = ${printed(n + 1)}R`,
        `$W = \\frac{${weight}}{${printed(n + 1)}^2} = \\frac{${weight}}{${printed((n + 1) ** 2)}}$`,
        `The weight is ${key.text}`,
      ],
      hints: ['From which point is the distance measured?', 'How does the force depend on the distance?'],
    }
  },
})

const changedForce = form<Attracting>({
  id: 'changed-force',
  difficulty: 'easy',
  draw: (random) => {
    const [firstTimes, secondTimes, distanceTimes] = [random.int(2, 6), random.int(1, 4), random.pick([0.5, 2, 3, 4])]
    const force = random.step(6, 96, 2)
    const end = (force * firstTimes * secondTimes) / distanceTimes ** 2
    const isPlain = firstTimes * secondTimes !== distanceTimes ** 2
    return isPlain && secondTimes !== firstTimes && isMultipleOf(end, 0.5) && end <= 600
      ? { force, firstTimes, secondTimes, distanceTimes }
      : null
  },
  write: ({ force, firstTimes: a, secondTimes: b, distanceTimes: d }) => {
    const times = [
      '',
      'unchanged',
      'doubled',
      'tripled',
      'made four times as large',
      'made five times as large',
      'made six times as large',
    ]
    const key = newtons((force * a * b) / d ** 2)
    const masses =
      b === 1 ? `the mass of one of them is ${times[a]}` : `one mass is ${times[a]} and the other is ${times[b]}`
    return {
      stem:
        `The gravitational force between two bodies is ${force} N. If ${masses} while the distance between their centres ` +
        `is ${d === 0.5 ? 'halved' : times[d]}, the force becomes`,
      key,
      slips: positiveSlips(newtons, [
        [(force * a * b) / d, 'This divides by the change of the distance without squaring it.'],
        [force * a * b, 'This leaves out the change of the distance between the bodies.'],
        [force * a * b * d ** 2, 'This multiplies by the square of the distance where it should divide.'],
        [force / d ** 2, 'This leaves out the change of the masses of the bodies.'],
        [(force * (a + b)) / d ** 2, 'This adds the changes of the masses where they should be multiplied.'],
        [force * a * b * d, 'This multiplies by the change of the distance where it should divide.'],
        [(force * a ** 2 * b ** 2) / d ** 2, 'This squares the changes of the masses as well as the distance.'],
        [force, 'This takes the changes of mass and distance to cancel out.'],
        [(force * a * b) / d ** 3, 'This divides by the third power of the change of the distance.'],
      ]),
      principle: 'The force of attraction is proportional to the product of the masses and to 1/r².',
      working: [
        `$F = ${force} \\times \\frac{${a} \\times ${b}}{${printed(d)}^2} = ${force} \\times \\frac{${a * b}}{${printed(d ** 2)}}$`,
        `The force becomes ${key.text}`,
      ],
      hints: ["Write Newton's law of gravitation.", 'Which of the quantities is squared?'],
    }
  },
})

const heightOfField = form<Weakened>({
  id: 'height-of-weaker-field',
  difficulty: 'hard',
  draw: (random) => ({ ...random.pick(planets), root: random.int(2, 6) }),
  write: ({ place, radius: r, root: n }) => {
    const shares = ['one-quarter', 'one-ninth', 'one-sixteenth', 'one twenty-fifth', 'one thirty-sixth']
    const key = kilometres((n - 1) * r)
    return {
      stem:
        `Taking the radius of ${place} as ${r} km, the height above its surface at which the acceleration of free fall is ` +
        `${shares[n - 2]} of the value at the surface is`,
      key,
      slips: positiveSlips(kilometres, [
        [n * r, 'This is the distance from the centre and not the height above the surface.'],
        [n ** 2 * r, 'This does not take the square root when it finds the distance.'],
        [(n ** 2 - 1) * r, 'This takes the radius away but does not take the square root.'],
        [r / n, 'This divides the radius by the square root, which gives a place below the surface.'],
        [r - r / n, 'This is a depth below the surface, not a height above it.'],
        [r / n ** 2, 'This takes the height to be in proportion to the field.'],
        [(Math.sqrt(n) - 1) * r, 'This takes the square root twice when it finds the distance.'],
        [((n - 1) * r) / 2, 'This takes the radius given in the stem for the diameter.'],
      ]),
      principle: 'The acceleration of free fall varies inversely as the square of the distance from the centre.',
      working: [
        `Distance from the centre = $\\sqrt{${n ** 2}}$ × R = ${n}R`,
        `Height = ${n}R − R = ${n === 2 ? '' : n - 1}R`,
        `The height is ${key.text}`,
      ],
      hints: ['How far from the centre is the place?', 'A height is measured from the surface.'],
    }
  },
})

export const gravitation = family(
  {
    id: 'p21',
    edition: 1,
    title: 'Gravitational force and field',
    subject: 'physics',
    topicId: 'phy-gravitation',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [weightAtHeight, changedForce, heightOfField, fieldOnPlanet, escapeSpeed],
)
