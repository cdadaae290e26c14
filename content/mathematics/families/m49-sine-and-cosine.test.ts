import { proves } from '../../engine/prove.ts'
import { sineAndCosine, type AngleAngleSide, type SideAngleSide, type ThreeSides } from './m49-sine-and-cosine.ts'

type Point = readonly [x: number, y: number]

const radians = (degrees: number) => (degrees * Math.PI) / 180
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

/** The end of a line of a given length and direction. */
function from([x, y]: Point, length: number, degrees: number): Point {
  return [x + length * Math.cos(radians(degrees)), y + length * Math.sin(radians(degrees))]
}

/** The corner C of a triangle that stands on the base from (0, 0) to (base, 0). */
function apex(base: number, left: number, right: number): Point {
  const x = (base ** 2 + left ** 2 - right ** 2) / (2 * base)
  return [x, Math.sqrt(left ** 2 - x ** 2)]
}

const origin: Point = [0, 0]

// The second routes draw the triangles in a coordinate system and measure them.
proves(sineAndCosine, {
  'third-side': ({ a, b, angle }: SideAngleSide) => distance(from(origin, a, angle), [b, 0]),
  cosine: ({ a, b, c }: ThreeSides) => {
    const corner = apex(c, b, a)
    const [toA, toB] = [
      [-corner[0], -corner[1]],
      [c - corner[0], -corner[1]],
    ] as const
    return (toA[0] * toB[0] + toA[1] * toB[1]) / (a * b)
  },
  // A stands at the origin, C on the x-axis; the ray from A meets the ray from C at B.
  'sine-rule': ({ A, B, b }: AngleAngleSide) => {
    const C = 180 - A - B
    const x = (b * Math.tan(radians(C))) / (Math.tan(radians(C)) + Math.tan(radians(A)))
    return distance([x, x * Math.tan(radians(A))], [b, 0])
  },
  area: ({ a, b, angle }: SideAngleSide) => {
    const [x, y] = from(origin, a, angle)
    const sides = [a, b, distance([x, y], [b, 0])] as const
    const half = (sides[0] + sides[1] + sides[2]) / 2
    return Math.sqrt(half * (half - sides[0]) * (half - sides[1]) * (half - sides[2]))
  },
})
