import { complex, multiply, type Complex } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import type { Rotation } from '../forms/m45-rotation.ts'
import { transformations, type Enlargement, type Reflection, type Translation } from './m45-transformations.ts'

type Point = readonly [number, number]

const range = Array.from({ length: 81 }, (_, index) => index - 40)

function text(x: number, y: number): string {
  return `(${x}, ${y})`.replaceAll('-', '−')
}

/** Two points of each line of reflection. */
function lineOf({ line, k }: Reflection): readonly [Point, Point] {
  const lines: Record<Reflection['line'], readonly [Point, Point]> = {
    'x-axis': [
      [0, 0],
      [5, 0],
    ],
    'y-axis': [
      [0, 0],
      [0, 5],
    ],
    'y = x': [
      [0, 0],
      [4, 4],
    ],
    'y = −x': [
      [0, 0],
      [4, -4],
    ],
    'x = k': [
      [k, 0],
      [k, 5],
    ],
    'y = k': [
      [0, k],
      [5, k],
    ],
  }
  return lines[line]
}

function squareOfDistance([a, b]: Point, [c, d]: Point): number {
  return (a - c) ** 2 + (b - d) ** 2
}

// The second routes look for the point that fits: as far from two points of the line, or by a product of complex numbers.
proves(transformations, {
  reflection: (reflection: Reflection) => {
    const { x, y } = reflection
    const given: Point = [x, y]
    const marks = lineOf(reflection)
    const found: string[] = []
    for (const a of range)
      for (const b of range)
        if (
          (a !== x || b !== y) &&
          marks.every((mark) => squareOfDistance([a, b], mark) === squareOfDistance(given, mark))
        )
          found.push(text(a, b))
    return found.join(' | ')
  },
  rotation: ({ x, y, turn }: Rotation) => {
    let turned: Complex = complex(x, y)
    for (let quarter = 0; quarter < (turn === -90 ? 3 : turn / 90); quarter++)
      turned = complex(String(multiply(turned, complex(0, 1))))
    return text(turned.re, turned.im)
  },
  // Point, image, second image and second point are a parallelogram: its diagonals have one middle.
  translation: ({ x, y, across, up, otherX, otherY }: Translation) => {
    const a = range.find((tried) => tried + x === x + across + otherX)
    const b = range.find((tried) => tried + y === y + up + otherY)
    return text(a ?? Number.NaN, b ?? Number.NaN)
  },
  // Shrinking the image back towards the centre must lead to the point.
  enlargement: ({ x, y, centreX, centreY, factor }: Enlargement) => {
    const shrunk = (image: number, centre: number) => centre + (image - centre) / factor
    const a = range.filter((tried) => Math.abs(shrunk(tried, centreX) - x) < 1e-9)
    const b = range.filter((tried) => Math.abs(shrunk(tried, centreY) - y) < 1e-9)
    return a.length === 1 && b.length === 1 ? text(Number(a[0]), Number(b[0])) : 'none'
  },
})
