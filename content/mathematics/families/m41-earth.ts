import { family, form, type Choice, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { positiveSlips, slipsOf, type Mistake } from '../slips.ts'

/** Two places on one meridian; latitudes south of the equator are negative. */
export interface Meridian {
  longitude: number
  from: number
  to: number
}

/** Two places on one parallel; longitudes west of Greenwich are negative. */
export interface Parallel {
  latitude: number
  from: number
  to: number
}

/** A flight due north or south along a meridian by whole degrees. */
export interface Flight {
  from: number
  to: number
}

const radius = 6400
const pi = 22 / 7
const note = '[Take R = 6400 km and π = 22/7]'

/** Latitudes with the cosines that are given with them. */
export const cosines: Readonly<Record<number, number>> = {
  25: 0.906,
  32: 0.848,
  36: 0.809,
  40: 0.766,
  48: 0.669,
  54: 0.588,
  60: 0.5,
  65: 0.423,
}

export const earth = family(
  {
    id: 'm41',
    edition: 1,
    title: 'Distances along meridians and parallels of the earth',
    subject: 'mathematics',
    topicId: 'mat-earth',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [
    form<Meridian>({ id: 'meridian', difficulty: 'easy', draw: drawMeridian, write: writeMeridian }),
    form<Parallel>({ id: 'parallel', difficulty: 'medium', draw: drawParallel, write: writeParallel }),
    form<Flight>({ id: 'flight', difficulty: 'medium', draw: drawFlight, write: writeFlight }),
    form<{ latitude: number }>({ id: 'circle', difficulty: 'easy', draw: drawCircle, write: writeCircle }),
  ],
)

function kilometres(value: number): Choice {
  return quantity(Math.round(value), 'km', 0)
}

/** '1,899.7 km ≈ ' before a distance that is rounded. */
function unrounded(value: number): string {
  const tenths = Math.round(value * 10) / 10
  return Number.isInteger(tenths) ? '' : `${printed(tenths)} km ≈ `
}

function northOrSouth(latitude: number): string {
  return `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}`
}

function eastOrWest(longitude: number): string {
  return `${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`
}

function arc(angle: number, circleRadius = radius): number {
  return (angle / 360) * 2 * pi * circleRadius
}

/** The angle that a student gets who subtracts where he must add, or the other way round. */
function mixedUp(from: number, to: number): number {
  return from * to < 0 ? Math.abs(Math.abs(from) - Math.abs(to)) : Math.abs(from) + Math.abs(to)
}

function angleText(from: number, to: number): string {
  const [large, small] = [Math.max(Math.abs(from), Math.abs(to)), Math.min(Math.abs(from), Math.abs(to))]
  return `${large}° ${from * to < 0 ? '+' : '−'} ${small}° = ${Math.abs(from - to)}°`
}

function drawMeridian(random: Random): Meridian | null {
  const latitude = () => random.step(5, 70, 1) * random.pick([-1, 1])
  const [from, to] = [latitude(), latitude()]
  const angle = Math.abs(from - to)
  const isGood = angle >= 10 && angle <= 120 && mixedUp(from, to) >= 3
  return isGood ? { longitude: random.pick([-75, -40, -12, 3, 7, 15, 28, 32, 45]), from, to } : null
}

function writeMeridian({ longitude, from, to }: Meridian): Draft {
  const angle = Math.abs(from - to)
  const key = kilometres(arc(angle))
  return {
    stem:
      `Two towns X(${northOrSouth(from)}, ${eastOrWest(longitude)}) and Y(${northOrSouth(to)}, ${eastOrWest(longitude)}) lie on the ` +
      `same meridian. Find, to the nearest kilometre, the distance between them along the meridian. ${note}`,
    key,
    slips: positiveSlips([
      [kilometres(arc(mixedUp(from, to))), mixedAngles(from, to, 'latitudes')],
      [kilometres(arc(angle / 2)), 'This leaves out the 2 in the circumference 2πR of the meridian.'],
      [kilometres(arc(angle * 2)), 'This takes the diameter of the earth for its radius.'],
      [kilometres(arc(180 - angle)), 'This takes the angle from 180° before it works out the arc.'],
      [kilometres(arc(Math.abs(from))), 'This uses the latitude of X alone as the angle at the centre.'],
      [kilometres(arc(Math.abs(to))), 'This uses the latitude of Y alone as the angle at the centre.'],
      [
        kilometres(arc(angle + Math.abs(longitude))),
        'This adds the longitude, which is the same for both towns, to the angle.',
      ],
    ]),
    principle:
      'Along a meridian, a great circle, the distance is the same part of 2πR as the angle between the latitudes is of 360°.',
    working: [
      `Angle at the centre: ${angleText(from, to)}`,
      `Distance = $\\frac{${angle}}{360} \\times 2 \\times \\frac{22}{7} \\times 6400$ km`,
      `Distance = ${unrounded(arc(angle))}${key.text}`,
    ],
    hints: [
      'Are X and Y on the same side of the equator? What is the angle between their latitudes?',
      'A meridian lies on a circle with the radius of the earth.',
    ],
  }
}

function mixedAngles(from: number, to: number, what: string): string {
  return from * to < 0
    ? `This subtracts the ${what}, though they lie on opposite sides and must be added.`
    : `This adds the ${what}, though they lie on the same side and must be subtracted.`
}

function drawParallel(random: Random): Parallel | null {
  const latitude = Number(random.pick(Object.keys(cosines)))
  const longitude = () => random.step(5, 85, 1) * random.pick([-1, 1])
  const [from, to] = [longitude(), longitude()]
  const angle = Math.abs(from - to)
  return angle >= 15 && angle <= 140 && mixedUp(from, to) >= 3 ? { latitude, from, to } : null
}

function writeParallel({ latitude, from, to }: Parallel): Draft {
  const cosine = cosines[latitude] ?? Number.NaN
  const angle = Math.abs(from - to)
  const key = kilometres(arc(angle, radius * cosine))
  const sine = Math.sqrt(1 - cosine ** 2)
  return {
    stem:
      `P and Q lie on latitude ${latitude}° N, P at longitude ${eastOrWest(from)} and Q at longitude ${eastOrWest(to)}. To the nearest ` +
      `kilometre, their distance apart along the parallel of latitude is [Take R = 6400 km, π = 22/7, cos ${latitude}° = ${cosine}]`,
    key,
    slips: positiveSlips([
      [kilometres(arc(angle)), `This leaves out cos ${latitude}° and measures along the equator.`],
      [kilometres(arc(mixedUp(from, to), radius * cosine)), mixedAngles(from, to, 'longitudes')],
      [kilometres(arc(angle / 2, radius * cosine)), 'This leaves out the 2 in the circumference of the parallel.'],
      [kilometres(arc(2 * angle, radius * cosine)), 'This takes the diameter of the earth for its radius.'],
      [kilometres(arc(angle, radius * sine)), 'This uses the sine of the latitude instead of its cosine.'],
      [kilometres(arc(angle, radius * cosine ** 2)), 'This multiplies by the cosine of the latitude twice.'],
      [kilometres(arc(angle, radius / cosine)), 'This divides by the cosine of the latitude instead of multiplying.'],
    ]),
    principle: 'A parallel of latitude θ is a circle of radius R cos θ, and the arc is measured on that circle.',
    working: [
      `Difference in longitude: ${angleText(from, to)}`,
      `Distance = $\\frac{${angle}}{360} \\times 2 \\times \\frac{22}{7} \\times 6400 \\times ${cosine}$ km`,
      `Distance = ${unrounded(arc(angle, radius * cosine))}${key.text}`,
    ],
    hints: ['What is the radius of the parallel of latitude?', 'Are the two longitudes added or subtracted?'],
  }
}

function drawFlight(random: Random): Flight | null {
  const from = random.step(4, 40, 2) * random.pick([-1, 1])
  const to = from + random.pick([9, 18, 27, 36, 45, 54]) * random.pick([-1, 1])
  return Math.abs(to) < 3 || Math.abs(to) > 70 ? null : { from, to }
}

function writeFlight({ from, to }: Flight): Draft {
  const angle = Math.abs(from - to)
  const place = (latitude: number): Choice => ({
    text: latitude === 0 ? '0°' : northOrSouth(Math.round(latitude * 10) / 10),
  })
  const key = place(to)
  const step = Math.sign(to - from)
  const slips: readonly Mistake[] = [
    [place(from - step * angle), 'This moves the aircraft the same distance, but the opposite way.'],
    [place(step * angle), 'This is the angle of the flight, measured from the equator and not from the start.'],
    [place(-to), 'This puts the end of the flight on the wrong side of the equator.'],
    [place(from + (step * angle) / 2), 'This doubles the circumference, so the angle of the flight is halved.'],
    [place(from + 2 * step * angle), 'This takes πR for the circumference, so the angle of the flight is doubled.'],
    [place(-step * angle), 'This is the angle of the flight alone, on the wrong side of the equator.'],
  ]
  return {
    stem:
      `An aircraft flies ${printed(Math.round(arc(angle)))} km due ${step > 0 ? 'north' : 'south'} from a town on latitude ` +
      `${northOrSouth(from)}. Correct to the nearest degree, the latitude that it reaches is ${note}`,
    key,
    slips: slipsOf(slips).filter(({ text }) => Number.parseFloat(text) <= 80 && !text.includes('.')),
    principle: 'A flight due north or south follows a meridian, a circle of circumference 2πR.',
    working: [
      `$\\frac{\\theta}{360} \\times 2 \\times \\frac{22}{7} \\times 6400 = ${Math.round(arc(angle))}$, so θ ≈ ${angle}°`,
      flightText(from, to),
      `The latitude reached is ${key.text}`,
    ],
    hints: [
      'What part of the whole circumference is the flight? Its angle is the same part of 360°.',
      'Does the flight go towards the equator or away from it?',
    ],
  }
}

function flightText(from: number, to: number): string {
  const [start, angle] = [Math.abs(from), Math.abs(from - to)]
  if (Math.abs(to) > start && from * to > 0) return `Away from the equator: ${start}° + ${angle}° = ${Math.abs(to)}°`
  if (from * to > 0) return `Towards the equator: ${start}° − ${angle}° = ${Math.abs(to)}°`
  return `Across the equator: ${angle}° − ${start}° = ${Math.abs(to)}°`
}

function drawCircle(random: Random): { latitude: number } {
  return { latitude: Number(random.pick(Object.keys(cosines))) }
}

function writeCircle({ latitude }: { latitude: number }): Draft {
  const cosine = cosines[latitude] ?? Number.NaN
  const key = kilometres(radius * cosine)
  return {
    stem: `What is the radius of the parallel of latitude ${latitude}° N? [Take the radius of the earth as 6400 km, cos ${latitude}° = ${cosine}]`,
    key,
    slips: positiveSlips([
      [kilometres(radius), 'This is the radius of the earth and of the equator, not of the parallel.'],
      [kilometres(radius * Math.sqrt(1 - cosine ** 2)), 'This uses the sine of the latitude instead of its cosine.'],
      [kilometres((radius * cosine) / 2), 'This halves the radius, as if 6400 km were the diameter of the earth.'],
      [kilometres(radius / cosine), 'This divides by the cosine of the latitude instead of multiplying.'],
      [kilometres(2 * radius * cosine), 'This is the diameter of the parallel of latitude, not its radius.'],
      [
        kilometres((radius * (90 - latitude)) / 90),
        'This takes the radius to fall evenly from the equator to the pole.',
      ],
    ]),
    principle: 'The radius of a parallel of latitude is the radius of the earth times the cosine of the latitude.',
    working: [`r = R cos ${latitude}° = 6400 × ${cosine}`, `r = ${unrounded(radius * cosine)}${key.text}`],
    hints: [
      'Draw the earth from the side, with the axis and the parallel.',
      'Which ratio links r and R in the right-angled triangle?',
    ],
  }
}
