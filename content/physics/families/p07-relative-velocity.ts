import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips } from '../slips.ts'

export interface Trains {
  first: number
  second: number
  speed: number
  otherSpeed: number
  isSameWay: boolean
}

export interface Crossing {
  one: string
  other: string
  north: number
  east: number
}

export interface River {
  boat: string
  width: number
  speed: number
  current: number
}

export interface Trip {
  person: string
  distance: number
  down: number
  up: number
}

const boats = ['A motor boat', 'A fishing boat', 'A ferry', 'A speedboat'] as const
const rivers = ['River Benue', 'River Niger', 'Cross River', 'River Ogun'] as const
const people = ['Ebiere', 'Preye', 'Nneka', 'Sule', 'Timi'] as const
const vehicles = [
  { one: 'car', other: 'lorry' },
  { one: 'motorcycle', other: 'bus' },
  { one: 'taxi', other: 'van' },
] as const

const seconds = (value: number) => quantity(value, 's', 1)
const metres = (value: number) => quantity(value, 'm', 1)
const speed = (value: number) => quantity(value, 'm s⁻¹', 2)

const passing = form<Trains>({
  id: 'time-to-pass',
  difficulty: 'medium',
  draw: (random) => {
    const [first, second] = [random.step(80, 300, 10), random.step(60, 240, 10)]
    const [fast, otherSpeed, isSameWay] = [random.int(15, 40), random.int(8, 30), random.pick([true, false])]
    const relative = isSameWay ? fast - otherSpeed : fast + otherSpeed
    const time = (first + second) / relative
    return first !== second && fast >= otherSpeed + 4 && isMultipleOf(time, 0.5) && time <= 90
      ? { first, second, speed: fast, otherSpeed, isSameWay }
      : null
  },
  write: ({ first, second, speed: u, otherSpeed: w, isSameWay }) => {
    const [relative, other] = isSameWay ? [u - w, u + w] : [u + w, u - w]
    const key = seconds((first + second) / relative)
    return {
      stem:
        `A train ${first} m long moves at ${u} m s⁻¹. On a parallel track a train ${second} m long moves at ${w} m s⁻¹ in ` +
        `the ${isSameWay ? 'same' : 'opposite'} direction. The time that the first train needs to pass the second ` +
        'completely is',
      key,
      slips: positiveSlips(
        seconds,
        [
          [
            (first + second) / other,
            `This ${isSameWay ? 'adds' : 'subtracts'} the speeds, as for trains that move in ${isSameWay ? 'opposite directions' : 'the same direction'}.`,
          ],
          [first / relative, 'This lets the first train move on by its own length only.'],
          [second / relative, 'This lets the first train move on by the length of the other only.'],
          [(first + second) / u, 'This takes the second train to stand still on its track.'],
          [
            Math.abs(first - second) / relative,
            'This subtracts the lengths, though both trains must pass each other whole.',
          ],
          [(2 * (first + second)) / relative, 'This counts the lengths of both trains twice over.'],
          [first / u + second / w, 'This adds the times in which each train moves its own length.'],
          [
            first / other,
            `This uses the ${isSameWay ? 'sum' : 'difference'} of the speeds, ${other} m s⁻¹, and the length of the first train only.`,
          ],
        ],
        400,
      ),
      principle: `For motion in ${isSameWay ? 'the same direction the relative speed is the difference' : 'opposite directions the relative speed is the sum'} of the two speeds.`,
      working: [
        `Relative speed = ${u} ${isSameWay ? '−' : '+'} ${w} = ${relative} m s⁻¹`,
        `Distance = ${first} + ${second} = ${first + second} m`,
        `Time = ${first + second} ÷ ${relative} = ${key.text}`,
      ],
      hints: ['How fast does one train move as seen from the other?', 'How far must it go, front to back?'],
    }
  },
})

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [20, 21, 29],
  [7, 24, 25],
  [24, 7, 25],
] as const

const atRightAngles = form<Crossing>({
  id: 'at-right-angles',
  difficulty: 'easy',
  draw: (random) => {
    const [[north, east, whole], unit] = [random.pick(triples), random.int(1, 8)]
    return whole * unit >= 10 && Math.max(north, east) * unit <= 30
      ? { ...random.pick(vehicles), north: north * unit, east: east * unit }
      : null
  },
  write: ({ one, other, north, east }) => {
    const key = speed(Math.hypot(north, east))
    return {
      stem:
        `A ${one} travels due north at ${north} m s⁻¹ while a ${other} travels due east at ${east} m s⁻¹. ` +
        `The magnitude of the velocity of the ${one} relative to the ${other} is`,
      key,
      slips: positiveSlips(speed, [
        [north + east, 'This adds the speeds, as for motion in opposite directions.'],
        [Math.abs(north - east), 'This subtracts the speeds, as for motion in the same direction.'],
        [Math.sqrt(Math.abs(north ** 2 - east ** 2)), 'This subtracts the squares of the speeds under the root.'],
        [(north + east) / 2, 'This averages the speeds, which gives no relative velocity.'],
        [Math.sqrt(2) * (north + east), 'This takes the diagonal of a square and not of a rectangle.'],
        [Math.max(north, east), 'This takes the faster of the two speeds and leaves the other out.'],
        [
          Math.sqrt((north + east) ** 2 + east ** 2),
          'This adds one of the speeds to the other before the squares are taken.',
        ],
        [2 * Math.hypot(north, east), 'This doubles the hypotenuse of the triangle of velocities.'],
      ]),
      principle: 'The relative velocity is the vector difference; at right angles its size follows from Pythagoras.',
      working: [
        `$v = \\sqrt{${north}^2 + ${east}^2} = \\sqrt{${north ** 2 + east ** 2}}$`,
        `The relative velocity is ${key.text}`,
      ],
      hints: ['Turn one of the velocities round and add it.', 'The two velocities form a right-angled triangle.'],
    }
  },
})

const drift = form<River>({
  id: 'drift-downstream',
  difficulty: 'medium',
  draw: (random) => {
    const [width, velocity, current] = [random.step(60, 600, 20), random.int(2, 10), random.int(1, 6) / 2]
    const way = (current * width) / velocity
    return velocity > current && isMultipleOf(way, 0.5)
      ? { boat: random.pick(boats), width, speed: velocity, current }
      : null
  },
  write: ({ boat, width, speed: v, current }) => {
    const key = metres((current * width) / v)
    return {
      stem:
        `${boat} whose speed in still water is ${v} m s⁻¹ heads straight across a river ${width} m wide that flows at ` +
        `${current} m s⁻¹. How far downstream does it reach the other bank?`,
      key,
      slips: positiveSlips(metres, [
        [(v * width) / current, 'This exchanges the speed of the boat and that of the river.'],
        [(current * width) / (v + current), 'This finds the crossing time with the sum of the speeds.'],
        [(current * width) / (v - current), 'This finds the crossing time with the difference of the speeds.'],
        [(current * width) / Math.hypot(v, current), 'This finds the crossing time with the resultant speed.'],
        [width / v, 'This is the crossing time in seconds and not a distance.'],
        [(Math.hypot(v, current) * width) / v, 'This is the whole distance that the boat covers over the ground.'],
        [width, 'This takes the boat to drift as far as it moves across.'],
        [(2 * current * width) / v, 'This is the drift for a crossing there and back again.'],
      ]),
      principle: 'The two motions are independent: the boat crosses at its own speed while the river carries it along.',
      working: [
        `Time to cross = ${width} ÷ ${v} = ${printed(width / v, 2)} s`,
        `$\\text{drift} = ${current} \\times \\frac{${width}}{${v}}$ = ${key.text}`,
      ],
      hints: ['Which velocity takes the boat across?', 'How long does the river carry the boat along?'],
    }
  },
})

const currentFromTimes = form<Trip & { river: string }>({
  id: 'speed-of-current',
  difficulty: 'hard',
  draw: (random) => {
    const [along, against] = [random.int(3, 12) / 2, random.int(1, 8) / 2]
    const distance = random.step(120, 1200, 60)
    const [down, up] = [distance / along, distance / against]
    return along >= against + 1 && isMultipleOf(down, 5) && isMultipleOf(up, 5) && up <= 900
      ? { person: random.pick(people), river: random.pick(rivers), distance, down, up }
      : null
  },
  write: ({ person, river, distance, down, up }) => {
    const [along, against] = [distance / down, distance / up]
    const key = speed((along - against) / 2)
    return {
      stem:
        `${person} paddles ${distance} m down the ${river} in ${down} s and back to the start in ${up} s, paddling equally ` +
        'hard both ways. The speed of the current is',
      key,
      slips: positiveSlips(speed, [
        [along - against, 'This difference holds the speed of the current twice.'],
        [(along + against) / 2, 'This is the speed of the canoe in still water.'],
        [along + against, 'This is twice the speed of the canoe in still water.'],
        [distance / (up - down), 'This divides the distance by the difference of the times.'],
        [(2 * distance) / (down + up), 'This is the average speed of the whole trip, there and back.'],
        [against, 'This is the speed against the current as seen from the bank.'],
        [along, 'This is the speed with the current as seen from the bank.'],
        [(along - against) / 4, 'This divides the difference of the speeds by two once too often.'],
        [distance / (down + up), 'This divides the way in one direction by the time of both.'],
      ]),
      principle: 'Downstream the speed over the ground is v + c, upstream it is v − c.',
      working: [
        `v + c = ${distance} ÷ ${printed(down)} = ${speed(along).text}`,
        `v − c = ${distance} ÷ ${printed(up)} = ${speed(against).text}`,
        `2c = ${printed(along)} − ${printed(against)} = ${printed(along - against)}, so the speed of the current is ${key.text}`,
      ],
      hints: ['Find the speed over the ground each way.', 'How many times does their difference hold the current?'],
    }
  },
})

export const relativeVelocity = family(
  {
    id: 'p07',
    edition: 1,
    title: 'Relative velocity',
    subject: 'physics',
    topicId: 'phy-vectors',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [passing, atRightAngles, drift, currentFromTimes],
)
