import { form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { sceneFigure } from '../../figures/scene.ts'
import { angleMark, angleSlips, type Places } from '../plane.ts'

/** The angles of a bent line with the two parallel lines that it joins. */
export interface Bent {
  upper: number
  lower: number
}

/** The angle of a line with the lower one of two parallel lines. */
export interface Crossed {
  angle: number
}

const degrees = (value: number) => quantity(value, '°')

export const bentLine = form<Bent>({ id: 'bent-line', difficulty: 'medium', draw: drawBent, write: writeBent })
export const bisectedAngle = form<Crossed>({
  id: 'bisector',
  difficulty: 'hard',
  draw: drawCrossed,
  write: writeCrossed,
})

function radians(angle: number): number {
  return (angle * Math.PI) / 180
}

function drawBent(random: Random): Bent | null {
  const [upper, lower] = [random.int(30, 66), random.int(30, 66)]
  return Math.abs(upper - lower) > 4 && upper + lower !== 90 ? { upper, lower } : null
}

/** AB above and CD below run to the right, and E lies between them. */
export function bentPlaces({ upper, lower }: Bent): Places {
  const [high, low] = [Math.sin(radians(upper)), -Math.sin(radians(lower))]
  return {
    A: [-Math.cos(radians(upper)), high],
    B: [0.8, high],
    C: [-Math.cos(radians(lower)), low],
    D: [0.8, low],
    E: [0, 0],
  }
}

function writeBent(bent: Bent): Draft {
  const { upper, lower } = bent
  const points = bentPlaces(bent)
  const key = degrees(upper + lower)
  return {
    stem: 'In the diagram, AB is parallel to CD. The size of the angle x is',
    key,
    slips: angleSlips([
      [degrees(180 - upper - lower), 'This takes the two angles from 180°, as in a triangle.'],
      [degrees(Math.abs(upper - lower)), 'This subtracts the two angles where they must be added.'],
      [degrees(180 - upper), 'This takes x and the angle at A as allied angles.'],
      [degrees(180 - lower), 'This takes x and the angle at C as allied angles.'],
      [degrees(2 * upper), 'This takes both parts of x as equal to the angle at A.'],
      [degrees(2 * lower), 'This takes both parts of x as equal to the angle at C.'],
      [degrees(upper), 'This is only the upper part of x, above the parallel through E.'],
    ]),
    principle: 'A line through E parallel to AB divides x into two angles, each equal to an alternate angle.',
    working: [
      `Upper part = ${upper}° and lower part = ${lower}°, as alternate angles`,
      `x = ${upper}° + ${lower}° = ${key.text}`,
    ],
    hints: ['Draw a line through E that is parallel to AB.', 'Look for alternate angles at E.'],
    figure: sceneFigure({
      points,
      segments: ['AB', 'CD', 'AE', 'CE'],
      angles: [
        angleMark(points, 'BAE', `${upper}°`),
        angleMark(points, 'DCE', `${lower}°`),
        angleMark(points, 'AEC', 'x'),
      ],
      alt: `Parallel lines AB above and CD below; E lies between them, to the right of A and C, and is joined to A and to C. Angle BAE is ${upper}°, angle DCE is ${lower}° and angle AEC is x.`,
    }),
  }
}

/** Not 60°, which would make the triangle equilateral. */
function drawCrossed(random: Random): Crossed | null {
  const angle = random.step(40, 68, 2)
  return angle === 60 ? null : { angle }
}

/** AB above and CD below; GH joins them, and GK bisects angle BGH. */
export function crossedPlaces({ angle }: Crossed): Places {
  const g = 1 / Math.tan(radians(angle))
  return {
    A: [-0.3, 1],
    B: [1.95, 1],
    C: [-0.3, 0],
    D: [1.95, 0],
    G: [g, 1],
    H: [0, 0],
    K: [g + Math.tan(radians(angle / 2)), 0],
  }
}

function writeCrossed(crossed: Crossed): Draft {
  const { angle } = crossed
  const points = crossedPlaces(crossed)
  const key = degrees(90 - angle / 2)
  return {
    stem: 'AB and CD in the diagram are parallel, and GK bisects angle BGH. Work out the angle marked x.',
    key,
    slips: angleSlips([
      [degrees(180 - angle), 'This is the whole angle BGH, which GK divides into two equal parts.'],
      [degrees(angle), 'This takes triangle GHK as isosceles with equal angles at H and K.'],
      [degrees(angle / 2), 'This takes angle BGH as equal to the angle at H and halves it.'],
      [degrees(90 - angle), 'This takes angle HGK as a right angle in triangle GHK.'],
      [degrees(90 + angle / 2), 'This is angle GKD, which lies beside x on the straight line.'],
      [degrees(180 - angle / 2), 'This takes half of the angle at H away from a straight angle.'],
      [degrees(45 - angle / 4), 'This halves the angle BGH twice instead of once.'],
    ]),
    principle: 'Between parallel lines, allied angles add up to 180° and alternate angles are equal.',
    working: [
      `Angle BGH = 180° − ${angle}° = ${180 - angle}°, and angle BGK is half of it`,
      `x = angle BGK = ½ × ${180 - angle}° = ${key.text}`,
    ],
    hints: ['How large is angle BGH?', 'Which angle at G is alternate to x?'],
    figure: sceneFigure({
      points,
      segments: ['AG', 'GB', 'CH', 'HK', 'KD', 'GH', 'GK'],
      angles: [angleMark(points, 'GHK', `${angle}°`), angleMark(points, 'GKH', 'x')],
      alt: `Parallel lines AB above and CD below. G is on AB, H and K are on CD. GH and GK are drawn, and GK bisects angle BGH. Angle GHK is ${angle}° and angle GKH is x.`,
    }),
  }
}
