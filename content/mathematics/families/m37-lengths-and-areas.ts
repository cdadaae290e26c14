import { family, form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { sceneFigure } from '../../figures/scene.ts'
import { circleCut, twoTriangles } from '../forms/m37-triangles-and-circles.ts'
import { angleMark, type Places } from '../plane.ts'
import { positiveSlips } from '../slips.ts'

/** A rectangle `width` by `height` without a rectangle at its upper right corner. */
export interface Bend {
  width: number
  height: number
  top: number
  right: number
}

/** A trapezium with two right angles; bottom − top, height and slant are a triple. */
export interface Trapezium {
  top: number
  over: number
  height: number
}

export const lengthsAndAreas = family(
  {
    id: 'm37',
    edition: 1,
    title: 'Pythagoras, perimeters and composite areas in a drawing',
    subject: 'mathematics',
    topicId: 'mat-lengths-areas',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 40,
  },
  [
    form<Bend>({ id: 'l-shape', difficulty: 'easy', draw: drawBend, write: writeBend }),
    form<Trapezium>({ id: 'trapezium', difficulty: 'medium', draw: drawTrapezium, write: writeTrapezium }),
    twoTriangles,
    circleCut,
  ],
)

function drawBend(random: Random): Bend | null {
  const [width, height] = [random.int(9, 20), random.int(8, 18)]
  const [top, right] = [random.int(3, width - 4), random.int(3, height - 4)]
  const isShaped = top > 0.3 * width && right > 0.3 * height && width < 2 * height && height < 2 * width
  return isShaped && width !== height && top !== right ? { width, height, top, right } : null
}

export function bendPlaces({ width, height, top, right }: Bend): Places {
  return { A: [0, 0], B: [width, 0], C: [width, right], D: [top, right], E: [top, height], F: [0, height] }
}

function writeBend(bend: Bend): Draft {
  const { width, height, top, right } = bend
  const area = (value: number) => quantity(value, 'cm²')
  const [low, high] = [width * right, top * (height - right)]
  const key = area(low + high)
  return {
    stem: 'In the diagram, adjacent sides of the shape meet at right angles. What is the area of the shape?',
    key,
    slips: positiveSlips([
      [area(width * height), 'This is the area of the whole rectangle, with the corner that is missing.'],
      [area(low + top * height), 'This counts the part at the lower left twice, once in each rectangle.'],
      [area(low), 'This gives only the lower rectangle and leaves out the upper one.'],
      [area((width - top) * (height - right)), 'This is the area of the corner that is missing.'],
      [area(2 * (width + height)), 'This is the number of the perimeter, not of the area.'],
      [area(top * height), 'This gives only the left rectangle and leaves out the rest.'],
      [area(width * height - top * right), 'This takes away a rectangle with the wrong two sides.'],
    ]),
    principle: 'A shape of right angles can be cut into rectangles, and their areas are added.',
    working: [
      `Lower rectangle: ${width} × ${right} = ${low} cm²`,
      `Upper rectangle: ${top} × (${height} − ${right}) = ${high} cm²`,
      `Area = ${low} + ${high} = ${key.text}`,
    ],
    hints: ['Cut the shape into two rectangles.', 'How high is the upper rectangle?'],
    figure: sceneFigure({
      points: bendPlaces(bend),
      unnamed: 'ABCDEF',
      segments: ['AB', 'BC', 'CD', 'DE', 'EF', 'FA'],
      sides: [
        { on: 'AB', label: `${width} cm` },
        { on: 'BC', label: `${right} cm` },
        { on: 'EF', label: `${top} cm` },
        { on: 'FA', label: `${height} cm` },
      ],
      alt: `An L-shape. Its base is ${width} cm, its left side ${height} cm, its top side ${top} cm and its right side ${right} cm long; the corner at the upper right is missing.`,
    }),
  }
}

function drawTrapezium(random: Random): Trapezium {
  const [a, b] = random.pick([
    [3, 4],
    [4, 3],
    [5, 12],
    [6, 8],
    [8, 6],
    [9, 12],
    [12, 9],
    [8, 15],
  ] as const)
  return { over: a, height: b, top: random.int(4, 14) }
}

/** AB the base, D above A. */
export function trapeziumPlaces({ top, over, height }: Trapezium): Places {
  return { A: [0, 0], B: [top + over, 0], C: [top, height], D: [0, height] }
}

function writeTrapezium(trapezium: Trapezium): Draft {
  const { top, over, height } = trapezium
  const base = top + over
  const slant = Math.sqrt(over ** 2 + height ** 2)
  const points = trapeziumPlaces(trapezium)
  const length = (value: number) => quantity(value, 'cm')
  const key = length(base + top + height + slant)
  return {
    stem: 'ABCD is a trapezium with right angles at A and D, as shown in the figure. Its perimeter is',
    key,
    slips: positiveSlips([
      [length(base + top + height), 'This adds the three given sides and leaves out the side BC.'],
      [length(base + top + 2 * height), 'This takes BC as equal to AD, as in a rectangle.'],
      [length(base + top + height + over), `This takes BC as the difference of AB and DC, which is ${over} cm.`],
      [length(base + top + 2 * height + over), 'This takes BC as the sum of the two short sides of its triangle.'],
      [length(2 * base + top + height), 'This takes the slanting side BC as equal to the base AB.'],
      [length(((base + top) * height) / 2), 'This is the number of the area of the trapezium.'],
      [length(2 * (base + height)), 'This is the perimeter of the rectangle with the sides AB and AD.'],
    ]),
    principle: 'A line from C at right angles to AB makes a right-angled triangle with BC as its hypotenuse.',
    working: [
      `Its short sides are ${base} − ${top} = ${over} cm and ${height} cm`,
      `BC² = ${over}² + ${height}² = ${slant ** 2}, so BC = ${slant} cm`,
      `Perimeter = ${base} + ${slant} + ${top} + ${height} = ${key.text}`,
    ],
    hints: ['Draw a line from C down to AB.', 'Find BC in the right-angled triangle.'],
    figure: sceneFigure({
      points,
      segments: ['AB', 'BC', 'CD', 'DA'],
      angles: [angleMark(points, 'BAD'), angleMark(points, 'ADC')],
      sides: [
        { on: 'AB', label: `${base} cm` },
        { on: 'CD', label: `${top} cm` },
        { on: 'DA', label: `${height} cm` },
      ],
      alt: `A trapezium ABCD with right angles at A and D. AB is ${base} cm, DC is ${top} cm and AD is ${height} cm long; BC is the slanting side.`,
    }),
  }
}
