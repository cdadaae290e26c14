import { form, type Choice, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { positiveSlips } from '../slips.ts'

/** A cone with its radius, upright height and slant height, all whole. */
export interface Cone {
  radius: number
  height: number
  slant: number
}

/** A right pyramid on a square base; the slant height is that of its triangular faces. */
export interface Pyramid {
  side: number
  height: number
  slant: number
}

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [9, 12, 15],
  [12, 16, 20],
  [15, 20, 25],
  [5, 12, 13],
  [10, 24, 26],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [18, 24, 30],
  [15, 36, 39],
  [16, 30, 34],
  [12, 35, 37],
  [9, 40, 41],
] as const

export const cone = form<Cone>({ id: 'cone', difficulty: 'medium', draw: drawCone, write: writeCone })

export const pyramid = form<Pyramid>({ id: 'pyramid', difficulty: 'hard', draw: drawPyramid, write: writePyramid })

function drawLegs(random: Random): readonly [leg: number, height: number, slant: number] {
  const [a, b, c] = random.pick(triples)
  return random.int(0, 1) === 0 ? [a, b, c] : [b, a, c]
}

function drawCone(random: Random): Cone | null {
  const [radius, height, slant] = drawLegs(random)
  return (radius ** 2 * height) % 3 === 0 && radius <= 20 ? { radius, height, slant } : null
}

function timesPi(value: number): Choice {
  return { text: `${printed(value)}π cm³`, value: value * Math.PI }
}

function writeCone({ radius: r, height: h, slant: l }: Cone): Draft {
  const key = timesPi((r ** 2 * h) / 3)
  const whole = positiveSlips([
    [timesPi((r ** 2 * l) / 3), 'This uses the slant height in place of the upright height.'],
    [timesPi(r ** 2 * h), 'This forgets the one third and gives the volume of a cylinder.'],
    [timesPi(r * l), 'This is the number for the curved surface area, not for the volume.'],
    [timesPi((r * h ** 2) / 3), 'This squares the height of the cone instead of its radius.'],
    [timesPi((2 * r ** 2 * h) / 3), 'This uses two thirds, which belongs to the volume of a hemisphere.'],
    [timesPi((r ** 2 * (l - r)) / 3), 'This subtracts the radius from the slant height to find the height.'],
    [timesPi((r ** 2 * h) / 6), 'This uses one half and one third of base times height together.'],
    [timesPi((r * h) / 3), 'This does not square the radius when it finds the area of the base.'],
    [timesPi(r * (l + r)), 'This is the number for the total surface area, not for the volume.'],
  ]).filter(({ value = 0 }) => Math.abs(value / Math.PI - Math.round(value / Math.PI)) < 1e-6)
  return {
    stem: `A right circular cone has a base radius of ${r} cm and a slant height of ${l} cm. What is its volume in terms of π?`,
    key,
    slips: whole,
    principle: 'The volume of a cone is one third of base area times upright height, which Pythagoras gives.',
    working: [
      `Height = $\\sqrt{${l}^2 - ${r}^2} = ${h}$ cm`,
      `Volume = $\\frac{1}{3} \\times \\pi \\times ${r}^2 \\times ${h}$ cm³`,
      `Volume = ${key.text}`,
    ],
    hints: ['Radius, height and slant height form a right-angled triangle.', 'Find the upright height first.'],
  }
}

function drawPyramid(random: Random): Pyramid | null {
  const [half, height, slant] = drawLegs(random)
  const side = 2 * half
  return (side ** 2 * height) % 3 === 0 && half <= 12 && height <= 36 ? { side, height, slant } : null
}

function writePyramid({ side, height, slant }: Pyramid): Draft {
  const volume = (value: number) => quantity(value, 'cm³')
  const key = volume((side ** 2 * height) / 3)
  return {
    stem: `A right pyramid stands on a square base of side ${side} cm. If the height of each triangular face is ${slant} cm, find the volume of the pyramid.`,
    key,
    slips: positiveSlips([
      [volume((side ** 2 * slant) / 3), 'This uses the height of a face in place of the height of the pyramid.'],
      [volume(side ** 2 * height), 'This forgets the one third and gives the volume of a prism.'],
      [volume((side ** 2 * height) / 2), 'This uses one half, as for a triangle, in place of one third.'],
      [volume(2 * side * slant), 'This is the number for the area of the four triangular faces.'],
      [volume(((side / 2) ** 2 * height) / 3), 'This uses half of the side for the area of the base.'],
      [volume((side * height * slant) / 3), 'This multiplies one side of the base by the height of a face.'],
      [volume((side ** 2 * height) / 6), 'This uses one half and one third of base times height together.'],
      [volume(side ** 2 + 2 * side * slant), 'This is the number for the total surface area of the pyramid.'],
    ]).filter(({ value = 0 }) => Number.isInteger(value)),
    principle: 'The volume of a pyramid is one third of base area times height, and Pythagoras gives the height.',
    working: [
      `Height = $\\sqrt{${slant}^2 - ${side / 2}^2} = ${height}$ cm`,
      `Volume = $\\frac{1}{3} \\times ${side}^2 \\times ${height}$ cm³`,
      `Volume = ${key.text}`,
    ],
    hints: [
      'Half of the side, the height and the height of a face form a right-angled triangle.',
      'Find the height of the pyramid first.',
    ],
  }
}
