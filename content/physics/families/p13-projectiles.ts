import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips } from '../slips.ts'

export interface Launch {
  body: string
  speed: number
  /** In degrees above the horizontal. */
  angle: number
}

export interface Slanted {
  body: string
  speed: number
  sine: number
  cosine: number
}

export interface Farthest {
  body: string
  range: number
  speed: number
}

export interface Risen {
  player: string
  height: number
}

const gravity = 10
/** In m s⁻¹; no student would believe more of a stone or an arrow. */
const largestSpeed = 150
const bodies = ['A stone', 'A ball', 'A golf ball', 'A javelin', 'A cricket ball'] as const
const faster = ['A stone from a catapult', 'An arrow', 'A golf ball', 'A tennis ball'] as const
const players = ['Asisat', 'Rasheedat', 'Victor', 'Onome', 'A goalkeeper', 'Halima'] as const

const metres = (value: number) => quantity(value, 'm', 1)
const seconds = (value: number) => quantity(value, 's', 1)
const speed = (value: number) => quantity(value, 'm s⁻¹', 1)
const sineOf = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

const maximumHeight = form<Launch>({
  id: 'maximum-height',
  difficulty: 'medium',
  draw: (random) => {
    const [body, start, angle] = [random.pick(bodies), random.int(8, 36), random.pick([30, 45, 60])]
    return isMultipleOf((start ** 2 * sineOf(angle) ** 2) / 20, 0.1) ? { body, speed: start, angle } : null
  },
  write: ({ body, speed: u, angle }) => {
    const sine = sineOf(angle)
    const square = { 30: 0.25, 45: 0.5, 60: 0.75 }[angle] ?? sine ** 2
    const key = metres((u ** 2 * square) / (2 * gravity))
    return {
      stem:
        `${body} is projected from level ground at ${u} m s⁻¹ at ${angle}° to the horizontal. ` +
        'Neglecting air resistance, the greatest height it reaches is [g = 10 m s⁻²]',
      key,
      slips: positiveSlips(metres, [
        [(u ** 2 * square) / gravity, 'This leaves out the 2 under the fraction of the height formula.'],
        [u ** 2 / (2 * gravity), 'This treats the whole speed of projection as vertical.'],
        [(u ** 2 * sine) / (2 * gravity), 'This squares the speed of projection but does not square the sine.'],
        [(u ** 2 * (1 - square)) / (2 * gravity), 'This uses the horizontal component of the speed for the height.'],
        [(u ** 2 * square) / (4 * gravity), 'This halves the height once more, as though 4g stood under it.'],
        [(u * sine) / gravity, 'This is the number of seconds that the rise takes.'],
        [(u ** 2 * sineOf(2 * angle)) / gravity, 'This is the horizontal range and not the height.'],
      ]),
      principle: 'At the greatest height the vertical component of the velocity is zero, so that H = u² sin²θ ÷ 2g.',
      working: [
        `sin² ${angle}° = ${printed(square)}`,
        `$H = \\frac{${u}^2 \\times ${printed(square)}}{2 \\times 10} = \\frac{${printed(u ** 2 * square)}}{20}$`,
        `The greatest height is ${key.text}`,
      ],
      hints: ['Which component of the velocity carries the body upwards?', 'What is that component at the top?'],
    }
  },
})

const horizontalRange = form<Launch>({
  id: 'range',
  difficulty: 'easy',
  draw: (random) => {
    const [body, start, angle] = [random.pick(faster), random.step(16, 50, 2), random.pick([15, 45, 75])]
    return isMultipleOf((start ** 2 * sineOf(2 * angle)) / 10, 1) ? { body, speed: start, angle } : null
  },
  write: ({ body, speed: u, angle }) => {
    const doubled = angle === 45 ? 1 : 0.5
    const key = metres((u ** 2 * doubled) / gravity)
    return {
      stem:
        `${body} leaves level ground with a velocity of ${u} m s⁻¹ directed at ${angle}° above the horizontal. ` +
        'If air resistance is neglected, its horizontal range is [g = 10 m s⁻²]',
      key,
      slips: positiveSlips(metres, [
        [(u ** 2 * doubled) / (2 * gravity), 'This is only half the path: the way covered up to the highest point.'],
        [(2 * u ** 2 * doubled) / gravity, 'This puts in the factor 2 once more, though sin 2θ already holds it.'],
        [(u ** 2 * sineOf(angle)) / gravity, 'This uses the sine of the angle and not of twice the angle.'],
        [(u ** 2 * sineOf(90 - angle)) / gravity, 'This uses the cosine of the angle where sin 2θ belongs.'],
        [u ** 2 / gravity, 'This is the greatest range, which only an angle of 45° gives.'],
        [(u ** 2 * sineOf(angle) ** 2) / (2 * gravity), 'This is the greatest height and not the range.'],
        [(u ** 2 * 2 * sineOf(angle)) / gravity, 'This takes twice the sine in place of the sine of twice the angle.'],
        [u ** 2 / (4 * gravity), 'This is the height that an angle of 45° would give.'],
      ]),
      principle: 'The horizontal range on level ground is R = u² sin 2θ ÷ g.',
      working: [
        `sin (2 × ${angle}°) = sin ${2 * angle}° = ${doubled}`,
        `$R = \\frac{${u}^2 \\times ${doubled}}{10}$`,
        `The range is ${key.text}`,
      ],
      hints: ['Which trigonometric ratio stands in the formula for the range?', 'Double the angle before you use it.'],
    }
  },
})

const timeOfFlight = form<Slanted>({
  id: 'time-of-flight',
  difficulty: 'easy',
  draw: (random) => {
    const [sine, cosine] = random.pick([
      [0.6, 0.8],
      [0.8, 0.6],
    ] as const)
    return { body: random.pick(bodies), speed: random.step(10, 35, 2.5), sine, cosine }
  },
  write: ({ body, speed: u, sine, cosine }) => {
    const key = seconds((2 * u * sine) / gravity)
    return {
      stem:
        `${body} is thrown from a level field at ${u} m s⁻¹ at an angle θ to the horizontal, where sin θ = ${sine} and ` +
        `cos θ = ${cosine}. Its time of flight back to the field is [g = 10 m s⁻²]`,
      key,
      slips: positiveSlips(seconds, [
        [(u * sine) / gravity, 'This is the time of the rise only, without the fall.'],
        [(2 * u * cosine) / gravity, 'This uses the horizontal component of the velocity for the time.'],
        [(2 * u) / gravity, 'This treats the whole velocity as vertical and leaves out the sine.'],
        [(u * cosine) / gravity, 'This uses the horizontal component, and only for the rise.'],
        [(4 * u * sine) / gravity, 'This doubles the whole time of flight once more.'],
        [(2 * u * 2 * sine * cosine) / gravity, 'This uses sin 2θ, which belongs to the range.'],
        [(u * sine) / (2 * gravity), 'This divides by 2 where the formula multiplies by 2.'],
      ]),
      principle: 'The time of flight on level ground is twice the time of rise, T = 2u sin θ ÷ g.',
      working: [
        `Vertical component = ${u} × ${sine} = ${speed(u * sine).text}`,
        `$T = \\frac{2 \\times ${printed(u * sine)}}{10}$`,
        `The time is ${key.text}`,
      ],
      hints: ['Find the vertical component of the velocity.', 'The fall takes as long as the rise.'],
    }
  },
})

const speedForRange = form<Farthest>({
  id: 'speed-from-greatest-range',
  difficulty: 'medium',
  draw: (random) => {
    const start = random.int(15, 50)
    const range = start ** 2 / gravity
    return isMultipleOf(range, 0.5) ? { body: random.pick(faster), range, speed: start } : null
  },
  write: ({ body, range, speed: u }) => ({
    stem:
      `The maximum horizontal range of ${body.charAt(0).toLowerCase()}${body.slice(1)} on level ground is ${printed(range)} m. ` +
      'Neglecting air resistance, the speed of projection is [g = 10 m s⁻²]',
    key: speed(u),
    slips: positiveSlips(
      speed,
      [
        [Math.sqrt(2 * range * gravity), 'This uses v² = 2gs, as though the range were a vertical height.'],
        [Math.sqrt((range * gravity) / 2), 'This is only one of the two equal components of the velocity.'],
        [Math.sqrt(range), 'This leaves out g before the square root is taken.'],
        [2 * u, 'This doubles the speed after the root is taken, though sin 2θ is 1 at 45°.'],
        [range / gravity, 'This divides the range by g and does not take a square root.'],
        [u / 2, 'This halves the speed after the square root has been taken.'],
        [Math.sqrt(range / gravity), 'This divides the range by g where the formula multiplies it.'],
        [(range * gravity) / 2, 'This does not take the square root and halves the product instead.'],
      ],
      largestSpeed,
    ),
    principle: 'The range is greatest at 45°, where sin 2θ = 1 and R = u² ÷ g.',
    working: [
      `u² = Rg = ${printed(range)} × 10 = ${printed(range * gravity)}`,
      `$u = \\sqrt{${Math.round(range * gravity)}}$, so the speed of projection is ${speed(u).text}`,
    ],
    hints: ['At which angle is the range greatest?', 'What is sin 2θ at that angle?'],
  }),
})

const flightFromHeight = form<Risen>({
  id: 'flight-from-height',
  difficulty: 'hard',
  draw: (random) => ({ player: random.pick(players), height: 5 * (random.int(5, 30) / 10) ** 2 }),
  write: ({ player, height }) => {
    const rise = Math.sqrt((2 * height) / gravity)
    const key = seconds(2 * rise)
    return {
      stem:
        `${player} kicks a football from level ground and it rises to a greatest height of ${printed(height)} m. ` +
        'Neglecting air resistance, the time from the kick until it lands is [g = 10 m s⁻²]',
      key,
      slips: positiveSlips(seconds, [
        [rise, 'This is the time of the fall alone, without the rise before it.'],
        [2 * Math.sqrt(height / gravity), 'This leaves out the factor 2 of h = ½gt² under the root.'],
        [(2 * height) / gravity, 'This does not take the square root of 2h ÷ g.'],
        [4 * rise, 'This doubles the whole time in the air once more.'],
        [Math.sqrt(height / gravity), 'This leaves out both factors of 2: in the formula and for the rise.'],
        [(4 * height) / gravity, 'This doubles 2h ÷ g without taking its square root.'],
        [2 * Math.sqrt(2 * height), 'This leaves out g when it finds the time of fall.'],
      ]),
      principle:
        'The vertical motion alone fixes the time: the fall from the top obeys h = ½gt², and the rise takes as long.',
      working: [
        `$t = \\sqrt{\\frac{2 \\times ${printed(height)}}{10}}$ = ${printed(rise)} s for the fall`,
        `Time in the air = 2 × ${printed(rise)} = ${key.text}`,
      ],
      hints: ['How long does a body take to fall from that height?', 'Rise and fall take equal times.'],
    }
  },
})

export const projectiles = family(
  {
    id: 'p13',
    edition: 1,
    title: 'Projectiles at an angle',
    subject: 'physics',
    topicId: 'phy-projectiles',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [maximumHeight, horizontalRange, timeOfFlight, speedForRange, flightFromHeight],
)
