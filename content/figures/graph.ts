import type { Figure } from '@sabi/shared/content/question'
import { arrowHead, dot, drawing, line, polygon, polyline, text, type Point, type Shape } from './svg.ts'

interface Axis {
  /** 'velocity (m s⁻¹)'. */
  label: string
  from: number
  to: number
  /** The distance between numbers on the axis; 0 for an axis without numbers. */
  step: number
}

/** A graph on two axes. */
export interface Graph {
  x: Axis
  y: Axis
  /** Each a line through points in the axes' units; a curve has many points (`curve` gives them). */
  curves: readonly (readonly Point[])[]
  /** Shaded areas, each with its corners in the axes' units. */
  areas?: readonly (readonly Point[])[]
  /** Broken lines, as from a point of a curve to both axes. */
  guides?: readonly (readonly Point[])[]
  points?: readonly Point[]
  /** Texts at places in the axes' units. */
  notes?: readonly { text: string; at: Point }[]
  alt: string
}

const width = 240
const height = 180
const frame = { left: 40, right: 12, top: 20, bottom: 36 } as const

/** The drawing of a graph. */
export function graphFigure({ x, y, curves, areas = [], guides = [], points = [], notes = [], alt }: Graph): Figure {
  const place = ([a, b]: Point): Point => [
    frame.left + ((a - x.from) / (x.to - x.from)) * (width - frame.left - frame.right),
    height - frame.bottom - ((b - y.from) / (y.to - y.from)) * (height - frame.top - frame.bottom),
  ]
  const [zeroX, zeroY] = [Math.max(0, x.from), Math.max(0, y.from)]
  const crossing = place([zeroX, zeroY])
  const shapes: Shape[] = [
    ...axes({ place, x, y, zeroX, zeroY }),
    ...ticks(x).map((value) => numberBelow(value, place([value, zeroY]), value === 0 && y.from < 0)),
    ...ticks(y).map((value) => numberBeside(value, place([zeroX, value]), value === 0)),
    ...ticks(x).map((value) => tick(place([value, zeroY]), [0, 3])),
    ...ticks(y).map((value) => tick(place([zeroX, value]), [-3, 0])),
    text(x.label, [width - frame.right, Math.min(height - 4, crossing[1] + 32)], 'end'),
    text(y.label, [Math.max(4, crossing[0] - 30), 12], 'start'),
    ...areas.map((area) => polygon(area.map(place), 'shaded')),
    ...curves.map((curve) => polyline(curve.map(place), 'line')),
    ...guides.map((guide) => polyline(guide.map(place), 'dashed')),
    ...points.map((point) => dot(place(point))),
    ...notes.map((note) => text(note.text, place(note.at))),
  ]
  return drawing({ width, height, alt }, shapes)
}

/** Points of the graph of a function, close enough to look smooth. */
export function curve(f: (x: number) => number, { from, to }: { from: number; to: number }, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / steps
    return [x, f(x)] as const
  })
}

interface Crossed {
  place(point: Point): Point
  x: Axis
  y: Axis
  zeroX: number
  zeroY: number
}

function axes({ place, x, y, zeroX, zeroY }: Crossed): Shape[] {
  const [left, right] = [place([x.from, zeroY]), place([x.to, zeroY])]
  const [bottom, top] = [place([zeroX, y.from]), place([zeroX, y.to])]
  const end: Point = [right[0] + 8, right[1]]
  const summit: Point = [top[0], top[1] - 6]
  return [line(left, end), arrowHead(left, end), line(bottom, summit), arrowHead(bottom, summit)]
}

function ticks({ from, to, step }: Axis): number[] {
  if (step === 0) return []
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step + 1e-9) - first + 1
  return Array.from({ length: count }, (_, index) => Math.round((first + index) * step * 1e6) / 1e6)
}

function tick([x, y]: Point, [dx, dy]: Point): Shape {
  return line([x, y], [x + dx, y + dy])
}

function numberBelow(value: number, [x, y]: Point, isHidden: boolean): Shape {
  return text(isHidden ? '' : printedTick(value), [x, y + 15])
}

function numberBeside(value: number, [x, y]: Point, isHidden: boolean): Shape {
  return text(isHidden ? '' : printedTick(value), [x - 6, y + 4.5], 'end')
}

function printedTick(value: number): string {
  return String(value).replace('-', '−')
}
