import { form, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { sceneFigure } from '../../figures/scene.ts'
import { angleMark, crossing, type Places } from '../plane.ts'
import { isTenths, positiveSlips } from '../slips.ts'

/** Right-angled triangles ABC and ACD; AC is the hypotenuse of the first and a short side of the second. */
export interface Pair {
  first: number
  second: number
  third: number
}

/** A circle cut out of a rectangle; π is taken as 22/7. */
export interface Hole {
  width: number
  height: number
  radius: number
}

export const twoTriangles = form<Pair>({
  id: 'two-triangles',
  difficulty: 'medium',
  draw: drawPair,
  write: writePair,
})

export const circleCut = form<Hole>({ id: 'circle-cut', difficulty: 'medium', draw: drawHole, write: writeHole })

function drawPair(random: Random): Pair {
  const [first, second, third] = random.pick([
    [3, 4, 12],
    [4, 3, 12],
    [6, 8, 24],
    [8, 6, 24],
    [9, 12, 8],
    [12, 9, 8],
    [9, 12, 20],
    [12, 9, 20],
    [12, 16, 15],
    [16, 12, 15],
    [12, 16, 21],
    [16, 12, 21],
    [9, 12, 36],
    [12, 9, 36],
  ] as const)
  return { first, second, third }
}

/** B at the right angle, D on the far side of AC. */
export function pairPlaces({ first, second, third }: Pair): Places {
  const across = Math.hypot(first, second)
  return {
    A: [0, first],
    B: [0, 0],
    C: [second, 0],
    D: [second + (first * third) / across, (second * third) / across],
  }
}

function writePair(pair: Pair): Draft {
  const { first, second, third } = pair
  const across = Math.hypot(first, second)
  const last = Math.hypot(across, third)
  const points = pairPlaces(pair)
  const length = (value: number) => quantity(value, 'cm')
  const key = length(last)
  return {
    stem: 'In the diagram, the angles ABC and ACD are right angles. Calculate the length of AD.',
    key,
    slips: positiveSlips([
      [length(across), 'This is the length of AC, which is only the first step.'],
      [length(across + third), 'This adds AC and CD, as if A, C and D lay on one line.'],
      [length(first + second + third), 'This adds the three given sides, which is the way from A to D by B and C.'],
      [length(first + third), 'This adds the sides AB and CD without the triangles.'],
      [length(second + third), 'This adds the sides BC and CD without the triangles.'],
      [length(Math.abs(across - third)), 'This subtracts the sides AC and CD of the triangle from each other.'],
      [length((across + third) / 2), 'This takes the mean of the sides AC and CD.'],
    ]),
    principle: 'In a right-angled triangle the square of the hypotenuse is the sum of the squares of the other sides.',
    working: [
      `AC² = ${first}² + ${second}² = ${across ** 2}, so AC = ${across} cm`,
      `AD² = ${across}² + ${third}² = ${last ** 2}`,
      `AD = ${key.text}`,
    ],
    hints: ['Find AC in the triangle ABC first.', 'In which triangle is AD the hypotenuse?'],
    figure: sceneFigure({
      points,
      segments: ['AB', 'BC', 'CA', 'CD', 'DA'],
      angles: [angleMark(points, 'ABC'), angleMark(points, 'ACD')],
      sides: [
        { on: 'AB', label: `${first} cm` },
        { on: 'BC', label: `${second} cm` },
        { on: 'CD', label: `${third} cm` },
      ],
      alt: `A quadrilateral ABCD with the diagonal AC. Angles ABC and ACD are right angles. AB is ${first} cm, BC is ${second} cm and CD is ${third} cm long.`,
    }),
  }
}

function drawHole(random: Random): Hole | null {
  const radius = random.pick([3.5, 7, 14])
  const hole = {
    radius,
    width: random.int(Math.ceil(2.3 * radius), Math.ceil(3.2 * radius)),
    height: random.int(Math.ceil(2.2 * radius), Math.ceil(3 * radius)),
  }
  return hole.width > hole.height ? hole : null
}

/** O in the middle, R on the circle to its right, M in the middle of the lower side. */
export function holePlaces({ width, height, radius }: Hole): Places {
  const [x, y] = [width / 2, height / 2]
  const corners: Places = { A: [-x, -y], B: [x, -y], C: [x, y], D: [-x, y] }
  return { ...corners, O: crossing(corners, 'AC', 'BD'), R: [radius, 0], M: [0, -y] }
}

function writeHole(hole: Hole): Draft {
  const { width, height, radius } = hole
  const whole = width * height
  const round = (22 / 7) * radius ** 2
  const area = (value: number) => quantity(Math.round(value * 100) / 100, 'cm²')
  const key = area(whole - round)
  return {
    stem: 'A circle with centre O is cut out of the rectangular card shown below. Find the area that is left. [Take π = 22/7]',
    key,
    slips: positiveSlips([
      [area(whole), 'This is the area of the whole card, before the circle is cut out.'],
      [area(round), 'This is the area of the circle that is cut out.'],
      [area(whole + round), 'This adds the area of the circle where it must be subtracted.'],
      [area(whole - (44 / 7) * radius), 'This subtracts the circumference of the circle instead of its area.'],
      [area(whole - (22 / 7) * radius), 'This does not square the radius of the circle.'],
      [area(whole - round / 2), 'This subtracts only half of the area of the circle.'],
      [area(whole - 2 * round), 'This subtracts the area of the circle twice from the card.'],
      [area(whole - radius ** 2), 'This leaves out π and takes r² for the area of the circle.'],
    ]).filter(({ value = 0 }) => isTenths(value)),
    principle: 'The area that is left is the area of the rectangle less the area πr² of the circle.',
    working: [
      `Rectangle: ${width} × ${height} = ${printed(whole)} cm²`,
      `Circle: $\\frac{22}{7} \\times ${printed(radius)}^2$ = ${area(round).text}`,
      `Area left = ${printed(whole)} − ${printed(round)} = ${key.text}`,
    ],
    hints: ['Find the area of the rectangle first.', 'What is the radius of the circle?'],
    figure: sceneFigure({
      points: holePlaces(hole),
      unnamed: 'ABCDMR',
      segments: ['AB', 'BC', 'CD', 'DA', 'OR'],
      circles: [{ centre: 'O', radius }],
      dots: 'O',
      sides: [
        { on: 'AB', label: `${width} cm` },
        { on: 'DA', label: `${height} cm` },
        { on: 'OR', label: `${printed(radius)} cm` },
      ],
      alt: `A rectangle ${width} cm by ${height} cm with a circle inside. The radius of the circle, from its centre O, is ${printed(radius)} cm.`,
    }),
  }
}
