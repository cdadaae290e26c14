import { family, form, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { graphFigure } from '../../figures/graph.ts'
import type { Point } from '../../figures/svg.ts'
import { isMultipleOf, nearSlips } from '../slips.ts'

/** A journey in three stages: the graph rises to `top` at the first time, is level to the second, and is back at zero at the third. */
export interface Journey {
  body: string
  times: readonly [number, number, number]
  top: number
  /** Between two numbers of the time axis. */
  step: number
}

const vehicles = ['a car', 'a bus', 'a motorcycle', 'a van', 'a lorry'] as const
const travellers = ['a cyclist', 'a runner', 'a boy on a scooter', 'a girl on a bicycle'] as const
/** In m s⁻² and m s⁻¹: more would be believed of no vehicle, and of no traveller. */
const mostAcceleration = 4
const mostSpeed = 8
const ticksOfTime = 6

const metres = (value: number) => quantity(value, 'm', 2)
const speed = (value: number) => quantity(value, 'm s⁻¹', 2)
const acceleration = (value: number) => quantity(value, 'm s⁻²', 2)

interface Range {
  bodies: readonly string[]
  tops: readonly number[]
  steps: readonly number[]
  /** The steepest slope that is believed. */
  steepest: number
}

/** Corners of the line, for a graph or for a proof. */
export function cornersOf({ times: [first, second, third], top }: Journey): Point[] {
  return [
    [0, 0],
    [first, top],
    [second, top],
    [third, 0],
  ]
}

/** Each corner stands at a number of the axis, so that every value can be read off exactly. */
function drawJourney(random: Random, { bodies, tops, steps, steepest }: Range): Journey | null {
  const step = random.pick(steps)
  const [first, level, last] = [random.int(1, 3), random.int(1, 3), random.int(1, 3)]
  const top = random.pick(tops)
  if (first + level + last > ticksOfTime || first === last || first === level) return null
  if (top / (Math.min(first, last) * step) > steepest) return null
  return {
    body: random.pick(bodies),
    times: [first * step, (first + level) * step, (first + level + last) * step],
    top,
    step,
  }
}

function graphOf(journey: Journey, quantityOnAxis: string, unit: string) {
  const { times, top, step } = journey
  const [first, second, third] = times.map((time) => printed(time))
  return graphFigure({
    x: { label: 'time (s)', from: 0, to: (ticksOfTime + 0.5) * step, step },
    y: { label: `${quantityOnAxis} (${unit})`, from: 0, to: 1.2 * top, step: top / 4 },
    curves: [cornersOf(journey)],
    guides: [
      [
        [0, top],
        [times[0], top],
      ],
      [
        [times[0], 0],
        [times[0], top],
      ],
      [
        [times[1], 0],
        [times[1], top],
      ],
    ],
    alt:
      `Graph of ${quantityOnAxis} in ${unit} against time in seconds. A straight line rises from zero at 0 s to ${printed(top)} ` +
      `at ${first} s, stays at ${printed(top)} until ${second} s, and falls in a straight line to zero at ${third} s.`,
  })
}

function drawVelocity(random: Random): Journey | null {
  return drawJourney(random, {
    bodies: vehicles,
    tops: [8, 10, 12, 16, 20, 24, 28],
    steps: [2, 4, 5, 10, 20],
    steepest: mostAcceleration,
  })
}

/** What all questions about the velocity–time graph share. */
function aboutVelocity(journey: Journey, question: string): Pick<Draft, 'stem' | 'figure'> {
  return {
    stem: `The velocity–time graph below represents the motion of ${journey.body} on a straight road. ${question}`,
    figure: graphOf(journey, 'velocity', 'm s⁻¹'),
  }
}

function distanceOf({ times: [first, second, third], top }: Journey): number {
  return ((third + second - first) * top) / 2
}

const distance = form<Journey>({
  id: 'distance',
  difficulty: 'medium',
  draw: drawVelocity,
  write: (journey) => {
    const {
      times: [first, second, third],
      top,
    } = journey
    const key = metres(distanceOf(journey))
    return {
      ...aboutVelocity(journey, 'The total distance it travels is'),
      key,
      slips: nearSlips(metres, key, [
        [top * third, 'You multiplied the highest velocity by the whole time; it was lower at the start and the end.'],
        [(top * third) / 2, 'You took the whole area to be one triangle and left the level part too small.'],
        [top * (second - first), 'That is the distance at constant velocity only.'],
        [top * second, 'You took the first stage as a rectangle and left out the last one.'],
        [top * (third - first) + (top * first) / 2, 'You took the last stage as a rectangle; it is a triangle.'],
        [distanceOf(journey) - (top * first) / 2, 'You left out the first stage, where the velocity rises.'],
        [top * second - (top * first) / 2, 'You left out the last stage, where the velocity falls.'],
      ]),
      principle: 'The distance is the area between the velocity–time graph and the time axis.',
      working: [
        `The area is a trapezium with parallel sides ${printed(third)} s and ${printed(second - first)} s and height ${printed(top)} m s⁻¹`,
        `½ × (${printed(third)} + ${printed(second - first)}) × ${printed(top)} = ${key.text}`,
      ],
      hints: [
        'What does the area under a velocity–time graph stand for?',
        'Cut the area into two triangles and a rectangle.',
      ],
    }
  },
})

const rise = form<Journey>({
  id: 'acceleration',
  difficulty: 'easy',
  draw: (random) => {
    const journey = drawVelocity(random)
    return journey !== null && isMultipleOf(journey.top / journey.times[0], 0.1) ? journey : null
  },
  write: (journey) => {
    const {
      times: [first, second, third],
      top,
    } = journey
    const key = acceleration(top / first)
    return {
      ...aboutVelocity(journey, 'Its acceleration in the first stage is'),
      key,
      slips: nearSlips(acceleration, key, [
        [top / second, 'You divided by the time at the end of the second stage.'],
        [top / third, 'You divided by the time of the whole journey.'],
        [top / (third - second), 'That is the size of the retardation in the last stage.'],
        [(top * first) / 2, 'That is the area of the first stage, its distance, and not its slope.'],
        [first / top, 'You divided the time by the velocity, which gives the slope upside down.'],
        [top / (2 * first), 'You halved the velocity before dividing by the time.'],
        [top, 'That is the velocity reached, not yet divided by the time.'],
      ]),
      principle: 'The acceleration is the slope of the velocity–time graph: change of velocity ÷ time taken.',
      working: [
        `The velocity rises from 0 to ${printed(top)} m s⁻¹ in ${printed(first)} s`,
        `a = ${printed(top)} ÷ ${printed(first)} = ${key.text}`,
      ],
      hints: ['What does the slope of this graph stand for?', 'How long does the first stage last?'],
    }
  },
})

const fall = form<Journey>({
  id: 'retardation',
  difficulty: 'medium',
  draw: (random) => {
    const journey = drawVelocity(random)
    return journey !== null && isMultipleOf(journey.top / (journey.times[2] - journey.times[1]), 0.1) ? journey : null
  },
  write: (journey) => {
    const {
      times: [first, second, third],
      top,
    } = journey
    const key = acceleration(top / (third - second))
    return {
      ...aboutVelocity(journey, 'The magnitude of its retardation while it slows down is'),
      key,
      slips: nearSlips(acceleration, key, [
        [top / third, 'You divided by the time at which it stops, not by how long it slows down.'],
        [top / first, 'That is the acceleration in the first stage.'],
        [top / second, 'You divided by the time at which it begins to slow down.'],
        [top / (third - first), 'You counted the stage at constant velocity as well.'],
        [(top * (third - second)) / 2, 'That is the distance covered while it slows down.'],
        [(third - second) / top, 'You divided the time by the velocity, which gives the slope upside down.'],
        [top, 'That is the velocity lost, not yet divided by the time.'],
      ]),
      principle: 'The retardation is the slope of the falling part: velocity lost ÷ time taken.',
      working: [
        `It slows down for ${printed(third)} − ${printed(second)} = ${printed(third - second)} s`,
        `${printed(top)} ÷ ${printed(third - second)} = ${key.text}`,
      ],
      hints: ['Which part of the graph falls?', 'How long does that part last?'],
    }
  },
})

const average = form<Journey>({
  id: 'average-speed',
  difficulty: 'hard',
  draw: (random) => {
    const journey = drawVelocity(random)
    return journey !== null && isMultipleOf(distanceOf(journey) / journey.times[2], 0.1) ? journey : null
  },
  write: (journey) => {
    const {
      times: [first, second, third],
      top,
    } = journey
    const all = distanceOf(journey)
    const key = speed(all / third)
    return {
      ...aboutVelocity(journey, 'Its average speed for the whole journey is'),
      key,
      slips: nearSlips(speed, key, [
        [top / 2, 'You took the mean of the lowest and the highest velocity, which ignores the level stage.'],
        [top, 'That is the highest velocity and not the average.'],
        [(2 * top) / 3, 'You averaged the three stages as if each lasted equally long.'],
        [all / second, 'You divided by the time at which it begins to slow down.'],
        [(top * (second - first)) / third, 'You used only the distance at constant velocity.'],
        [all / (third - first), 'You left out the first stage when you took the time.'],
        [top / third, 'You divided the highest velocity by the time, which gives no speed.'],
      ]),
      principle: 'Average speed is the whole distance, the area under the graph, divided by the whole time.',
      working: [
        `Distance = ½ × (${printed(third)} + ${printed(second - first)}) × ${printed(top)} = ${printed(all)} m`,
        `${printed(all)} ÷ ${printed(third)} = ${key.text}`,
      ],
      hints: ['First find the whole distance from the area.', 'Then divide by the whole time.'],
    }
  },
})

const wayBack = form<Journey>({
  id: 'way-back',
  difficulty: 'medium',
  draw: (random) => {
    const journey = drawJourney(random, {
      bodies: travellers,
      tops: [20, 40, 60, 80, 100, 120, 160, 200],
      steps: [5, 10, 20],
      steepest: mostSpeed,
    })
    return journey !== null && isMultipleOf(journey.top / (journey.times[2] - journey.times[1]), 0.1) ? journey : null
  },
  write: (journey) => {
    const {
      body,
      times: [first, second, third],
      top,
    } = journey
    const key = speed(top / (third - second))
    return {
      stem: `The displacement–time graph below represents the motion of ${body}, who returns to the starting point. The speed on the way back is`,
      key,
      slips: nearSlips(speed, key, [
        [top / third, 'You divided by the time at which it is back, not by how long it takes to return.'],
        [top / first, 'That is the speed on the way out.'],
        [top / (third - first), 'You counted the time for which it stood still.'],
        [(2 * top) / third, 'That is the average speed of the whole journey, both ways.'],
        [(top * (third - second)) / 2, 'You took the area; the slope of this graph gives the speed.'],
        [top / second, 'You divided by the time at which the return begins.'],
        [(third - second) / top, 'You divided the time by the displacement, which gives the slope upside down.'],
      ]),
      principle: 'The slope of a displacement–time graph is the velocity; the way back is where the line falls.',
      working: [
        `It returns ${printed(top)} m in ${printed(third)} − ${printed(second)} = ${printed(third - second)} s`,
        `${printed(top)} ÷ ${printed(third - second)} = ${key.text}`,
      ],
      hints: ['Which part of the graph shows the return?', 'What does its slope stand for?'],
      figure: graphOf(journey, 'displacement', 'm'),
    }
  },
})

export const motionGraphs = family(
  {
    id: 'p11',
    edition: 1,
    title: 'Reading graphs of motion',
    subject: 'physics',
    topicId: 'phy-linear-motion',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 48,
  },
  [distance, rise, fall, average, wayBack],
)
