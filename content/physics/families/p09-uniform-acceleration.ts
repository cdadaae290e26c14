import { family, form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { isMultipleOf, positiveSlips } from '../slips.ts'

export interface Motion {
  body: string
  start: number
  acceleration: number
}

const bodies = ['A car', 'A motorcycle', 'A van', 'A taxi', 'A sports car'] as const
const ordinals = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const

/** In m s⁻¹; no student would believe more of a vehicle on a road. */
const largestSpeed = 70

const metres = (value: number) => quantity(value, 'm', 1)
const speed = (value: number) => quantity(value, 'm s⁻¹', 1)
const acceleration = (value: number) => quantity(value, 'm s⁻²', 2)

const finalVelocity = form<Motion & { distance: number; end: number }>({
  id: 'final-velocity',
  difficulty: 'medium',
  draw: (random) => {
    const start = random.int(2, 15)
    const end = random.int(start + 3, 35)
    const rate = random.int(1, 4)
    const distance = (end ** 2 - start ** 2) / (2 * rate)
    if (!Number.isInteger(distance) || distance < 10 || distance > 300) return null
    return { body: random.pick(bodies), start, acceleration: rate, distance, end }
  },
  write: ({ body, start: u, acceleration: a, distance: s, end }) => ({
    stem:
      `${body} moving at ${u} m s⁻¹ accelerates uniformly at ${a} m s⁻² over a distance of ${s} m. ` +
      'Its final velocity is',
    key: speed(end),
    slips: positiveSlips(
      speed,
      [
        [u + Math.sqrt(2 * a * s), 'This takes the root of 2as first and then adds the initial velocity.'],
        [u + (a * s) / u, 'This finds the time as though the velocity kept its initial value.'],
        [end + u, 'This adds the initial velocity once more, though u² already takes account of it.'],
        [Math.sqrt(2 * a * s), 'This leaves out the initial velocity, as for a start from rest.'],
        [Math.sqrt(u ** 2 + a * s), 'This adds as to u², where the equation of motion has 2as.'],
        [end - u, 'This is the gain in velocity, not yet added to the initial velocity.'],
        [(u + end) / 2, 'This is the average velocity over the distance, not the velocity at its end.'],
        [Math.sqrt(u + 2 * a * s), 'This does not square the initial velocity before adding 2as to it.'],
      ],
      largestSpeed,
    ),
    principle: 'For uniform acceleration, with no time given, v² = u² + 2as.',
    working: [
      `v² = ${u}² + 2 × ${a} × ${s} = ${u ** 2} + ${2 * a * s} = ${end ** 2}`,
      `The final velocity is $\\sqrt{${end ** 2}}$, that is ${speed(end).text}`,
    ],
    hints: ['Which equation of motion has no time in it?', 'Square the initial velocity before you add.'],
  }),
})

const distanceInTime = form<Motion & { time: number }>({
  id: 'distance-in-time',
  difficulty: 'easy',
  draw: (random) => {
    const [start, rate, time] = [random.int(4, 20), random.int(2, 5), random.int(3, 10)]
    if ((rate * time ** 2) % 2 !== 0 || start + rate * time > 35) return null
    return { body: random.pick(bodies), start, acceleration: rate, time }
  },
  write: ({ body, start: u, acceleration: a, time: t }) => {
    const gained = (a * t ** 2) / 2
    return {
      stem:
        `${body} travelling at ${u} m s⁻¹ accelerates uniformly at ${a} m s⁻² for ${t} s. ` +
        'The distance it covers in this time is',
      key: metres(u * t + gained),
      slips: positiveSlips(metres, [
        [u * t + 2 * gained, 'This leaves out the factor ½ of the acceleration term.'],
        [(u + a / 2) * t ** 2, 'This squares the time in both terms, though only one has t².'],
        [u * t + a * gained, 'This squares the acceleration as well as the time.'],
        [u * t, 'This takes the velocity to stay as it was and ignores the acceleration.'],
        [gained, 'This leaves out the distance due to the initial velocity.'],
        [u * t + (a * t) / 2, 'This forgets to square the time in the acceleration term.'],
      ]),
      principle: 'For uniform acceleration from an initial velocity, s = ut + ½at².',
      working: [`s = ${u} × ${t} + ½ × ${a} × ${t}²`, `s = ${u * t} + ${gained} = ${metres(u * t + gained).text}`],
      hints: ['Which equation joins s, u, a and t?', 'Find the two terms one by one, then add.'],
    }
  },
})

const stopping = form<{ body: string; start: number; distance: number; deceleration: number }>({
  id: 'stopping',
  difficulty: 'medium',
  draw: (random) => {
    const deceleration = random.pick([1.5, 2.5, 3, 3.5, 4.5, 5, 6])
    const start = random.int(9, 30)
    const distance = start ** 2 / (2 * deceleration)
    if (!isMultipleOf(distance, 1) || distance < 15 || distance > 250) return null
    return { body: random.pick(bodies), start, distance: Math.round(distance), deceleration }
  },
  write: ({ body, start: u, distance: s, deceleration }) => ({
    stem:
      `${body} travelling at ${u} m s⁻¹ is brought to rest by its brakes in a distance of ${s} m. ` +
      'If the retardation is uniform, its magnitude is',
    key: acceleration(deceleration),
    slips: positiveSlips(acceleration, [
      [u ** 2 / s, 'This leaves out the factor 2 of v² = u² + 2as.'],
      [(2 * u ** 2) / s, 'This multiplies by 2 where the equation divides by 2s.'],
      [s / u, 'This divides the distance by the speed, which gives a time.'],
      [10, 'This takes the retardation to be g, as in free fall.'],
      [u / s, 'This forgets to square the initial velocity and leaves out the 2.'],
      [u / (2 * s), 'This divides the velocity by 2s without squaring it first.'],
      [u ** 2 / (8 * s), 'This squares the average velocity where the initial velocity belongs.'],
    ]),
    principle: 'For uniform retardation to rest, v² = u² − 2as with v = 0, so that a = u² ÷ 2s.',
    working: [
      `$a = \\frac{${u}^2}{2 \\times ${s}} = \\frac{${u ** 2}}{${2 * s}}$`,
      `The retardation is ${acceleration(deceleration).text}`,
    ],
    hints: ['What is the final velocity?', 'Which equation of motion has no time in it?'],
  }),
})

const nthSecond = form<Motion & { second: number }>({
  id: 'nth-second',
  difficulty: 'hard',
  draw: (random) => ({
    body: random.pick(bodies),
    start: random.int(2, 15),
    acceleration: random.int(2, 5),
    second: random.int(3, 8),
  }),
  write: ({ body, start: u, acceleration: a, second: n }) => {
    const key = metres(u + a * (n - 0.5))
    const until = (t: number) => u * t + (a * t ** 2) / 2
    return {
      stem:
        `${body} moving at ${u} m s⁻¹ begins to accelerate uniformly at ${a} m s⁻². ` +
        `The distance it covers in the ${at(ordinals, n - 3)} second of the acceleration is`,
      key,
      slips: positiveSlips(metres, [
        [until(n), `This is the distance in all ${n} seconds, not in the last one alone.`],
        [u + a * n, 'This takes the velocity at the end of that second for the whole of it.'],
        [u + a * (n + 0.5), 'This is the distance in the second that follows the one asked for.'],
        [u + a * (n - 1), 'This takes the velocity at the start of that second for the whole of it.'],
        [u + (a * n) / 2, `This is the average velocity over all ${n} seconds, not over the last one.`],
        [u + a / 2, 'This is the distance covered in the first second of the acceleration.'],
      ]),
      principle: 'The distance in one second is the difference of the distances up to its end and up to its start.',
      working: [
        `In ${n} s: ${u} × ${n} + ½ × ${a} × ${n}² = ${metres(until(n)).text}`,
        `In ${n - 1} s: ${u} × ${n - 1} + ½ × ${a} × ${n - 1}² = ${metres(until(n - 1)).text}`,
        `The difference is ${key.text}`,
      ],
      hints: ['When does this second begin and when does it end?', 'Find the distance up to each of these times.'],
    }
  },
})

export const uniformAcceleration = family(
  {
    id: 'p09',
    edition: 1,
    title: 'Uniformly accelerated motion',
    subject: 'physics',
    topicId: 'phy-linear-motion',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [finalVelocity, distanceInTime, stopping, nthSecond],
)
