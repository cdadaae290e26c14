import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { graphFigure } from '../../figures/graph.ts'
import { isMultipleOf, nearSlips } from '../slips.ts'

/** A blow whose force rises evenly to `force` newtons at `peakAt` and falls evenly to zero. */
export interface Blow {
  force: number
  /** In milliseconds. */
  peakAt: number
  lasts: number
  /** Kilograms of the ball at rest that is struck. */
  mass: number
}

export interface Rebound {
  /** In grams. */
  mass: number
  before: number
  after: number
}

export interface Stop {
  body: string
  mass: number
  speed: number
  time: number
}

const impulse = (value: number) => quantity(value, 'N s', 3)
const speed = (value: number) => quantity(value, 'm s⁻¹', 2)
const newtons = (value: number) => quantity(value, 'N', 2)

function drawBlow(random: Random): Blow | null {
  const peakAt = random.int(1, 4) * 2
  const lasts = peakAt + random.int(1, 3) * 2
  const blow = {
    force: random.pick([40, 60, 80, 120, 160, 200, 240, 400, 600]),
    peakAt,
    lasts,
    mass: random.pick([0.05, 0.1, 0.15, 0.2, 0.25, 0.4, 0.5]),
  }
  const gained = (blow.force * lasts) / 2000 / blow.mass
  return lasts > 12 || gained < 1 || gained > 40 || !isMultipleOf(gained, 0.1) ? null : blow
}

function graphOf({ force, peakAt, lasts }: Blow) {
  return graphFigure({
    x: { label: 'time (ms)', from: 0, to: 13, step: 2 },
    y: { label: 'force (N)', from: 0, to: 1.2 * force, step: force / 4 },
    curves: [
      [
        [0, 0],
        [peakAt, force],
        [lasts, 0],
      ],
    ],
    guides: [
      [
        [0, force],
        [peakAt, force],
      ],
    ],
    alt: `Graph of force in newtons against time in milliseconds. A straight line rises from zero at 0 ms to ${printed(force)} N at ${printed(peakAt)} ms and falls in a straight line to zero at ${printed(lasts)} ms.`,
  })
}

const fromGraph = form<Blow>({
  id: 'impulse-from-graph',
  difficulty: 'medium',
  draw: drawBlow,
  write: (blow) => {
    const { force, peakAt, lasts } = blow
    const key = impulse((force * lasts) / 2000)
    return {
      stem: 'The graph below shows the force on a ball while a bat strikes it. What impulse does the ball receive?',
      key,
      slips: nearSlips(impulse, key, [
        [(force * lasts) / 1000, 'You multiplied the greatest force by the whole time; the area is a triangle.'],
        [(force * peakAt) / 2000, 'You took only the part in which the force rises.'],
        [(force * (lasts - peakAt)) / 2000, 'You took only the part in which the force falls.'],
        [(force * peakAt) / 1000, 'You multiplied the greatest force by the time at which it is reached.'],
        [(force * lasts) / 4000, 'You halved the area of the triangle once more.'],
        [(force * lasts) / 200, 'You changed milliseconds to seconds with a factor of 100 instead of 1,000.'],
      ]),
      principle: 'Impulse is the area under the force–time graph, here a triangle.',
      working: [
        `The blow lasts ${printed(lasts)} ms = ${printed(lasts / 1000)} s`,
        `½ × ${printed(lasts / 1000)} × ${printed(force)} = ${key.text}`,
      ],
      hints: ['Which area of the graph gives the impulse?', 'Change milliseconds to seconds.'],
      figure: graphOf(blow),
    }
  },
})

const speedFromGraph = form<Blow>({
  id: 'speed-from-graph',
  difficulty: 'hard',
  draw: drawBlow,
  write: (blow) => {
    const { force, peakAt, lasts, mass } = blow
    const given = (force * lasts) / 2000
    const key = speed(given / mass)
    return {
      stem: `A ball of mass ${printed(mass)} kg lies at rest and is struck with the force shown in the graph below. It leaves with a speed of`,
      key,
      slips: nearSlips(speed, key, [
        [(2 * given) / mass, 'You took the greatest force for the whole time, as if the area were a rectangle.'],
        [(force * peakAt) / 2000 / mass, 'You took only the part in which the force rises.'],
        [given / mass / 2, 'You halved the area of the triangle once more.'],
        [given * mass, 'You multiplied the impulse by the mass where you should divide.'],
        [given, 'That is the impulse in N s, not yet divided by the mass.'],
        [(force * (lasts - peakAt)) / 2000 / mass, 'You took only the part in which the force falls.'],
        [Math.sqrt((2 * given) / mass), 'You treated the impulse as if it were the kinetic energy of the ball.'],
      ]),
      principle: 'Impulse, the area under the force–time graph, equals the change of momentum.',
      working: [
        `Impulse = ½ × ${printed(lasts / 1000)} × ${printed(force)} = ${printed(given)} N s`,
        `v = ${printed(given)} ÷ ${printed(mass)} = ${key.text}`,
      ],
      hints: ['Find the impulse from the area of the triangle.', 'What momentum did the ball have before?'],
      figure: graphOf(blow),
    }
  },
})

const rebound = form<Rebound>({
  id: 'rebound',
  difficulty: 'medium',
  draw: (random) => {
    const [before, after] = [random.int(4, 25), random.int(2, 20)]
    return after >= before ? null : { mass: random.pick([50, 60, 100, 150, 200, 250, 400, 500]), before, after }
  },
  write: ({ mass, before, after }) => {
    const kilograms = mass / 1000
    const key = impulse(kilograms * (before + after))
    return {
      stem:
        `A ball of mass ${printed(mass)} g hits a wall at ${printed(before)} m s⁻¹ at right angles and rebounds along the same line at ` +
        `${printed(after)} m s⁻¹. The magnitude of the impulse of the wall on the ball is`,
      key,
      slips: nearSlips(impulse, key, [
        [kilograms * (before - after), 'You subtracted the speeds; the velocity changed direction, so they add up.'],
        [kilograms * before, 'That is the momentum before the collision only.'],
        [kilograms * after, 'That is the momentum after the collision only.'],
        [(kilograms * (before + after)) / 2, 'You took the mean of the two speeds where you should add them.'],
        [2 * kilograms * before, 'You took the ball to rebound at the speed with which it came.'],
        [2 * kilograms * (before + after), 'You doubled the change of momentum, as if the ball hit the wall twice.'],
        [(kilograms * (before ** 2 - after ** 2)) / 2, 'That is the kinetic energy lost, in joules.'],
      ]),
      principle: 'Impulse is the change of momentum, and momentum has a direction.',
      working: [
        `Change of velocity = ${printed(after)} − (−${printed(before)}) = ${printed(before + after)} m s⁻¹`,
        `${printed(kilograms)} × ${printed(before + after)} = ${key.text}`,
      ],
      hints: ['Give the velocity before the collision a negative sign.', 'By how much does the momentum change?'],
    }
  },
})

const bodies = ['A car', 'A van', 'A trolley', 'A motorcycle with its rider', 'A loaded cart'] as const
const masses = [1200, 2000, 40, 250, 300] as const

const stopping = form<Stop>({
  id: 'average-force',
  difficulty: 'easy',
  draw: (random) => {
    const which = random.int(0, bodies.length - 1)
    const stop = {
      body: bodies[which] ?? bodies[0],
      mass: masses[which] ?? masses[0],
      speed: random.int(2, 20),
      time: random.pick([0.2, 0.4, 0.5, 2, 4, 5, 8]),
    }
    return stop.body === 'A trolley' && stop.speed > 6 ? null : stop
  },
  write: ({ body, mass, speed: v, time }) => {
    const key = newtons((mass * v) / time)
    return {
      stem: `${body} of mass ${printed(mass)} kg moving at ${printed(v)} m s⁻¹ is brought to rest in ${printed(time)} s. The average force that stops it is`,
      key,
      slips: nearSlips(newtons, key, [
        [mass * v * time, 'You multiplied the momentum by the time where you should divide.'],
        [mass * v, 'That is the momentum lost, not yet divided by the time.'],
        [(mass * v ** 2) / 2, 'That is the kinetic energy lost, in joules.'],
        [(mass * v) / (2 * time), 'You halved the momentum, as you would halve a speed to average it.'],
        [(2 * mass * v) / time, 'You doubled the momentum, as for a body that rebounds.'],
        [(mass * v) / time + mass * 10, 'You added the weight, which the ground already supports.'],
        [mass * 10, 'That is the weight; it has nothing to do with how the body stops.'],
      ]),
      principle: 'The average force is the rate of change of momentum: F = m(v − u) ÷ t.',
      working: [
        `Momentum lost = ${printed(mass)} × ${printed(v)} = ${printed(mass * v)} kg m s⁻¹`,
        `F = ${printed(mass * v)} ÷ ${printed(time)} = ${key.text}`,
      ],
      hints: ['How much momentum does the body lose?', 'In what time does it lose it?'],
    }
  },
})

export const impulses = family(
  {
    id: 'p16',
    edition: 1,
    title: 'Impulse and the force–time graph',
    subject: 'physics',
    topicId: 'phy-newton',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 32,
  },
  [fromGraph, speedFromGraph, rebound, stopping],
)
