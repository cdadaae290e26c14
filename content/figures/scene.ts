import type { Figure } from '@sabi/shared/content/question'
import {
  arc,
  arrowHead,
  centred,
  circle,
  degreesBetween,
  dot,
  drawing,
  line,
  polar,
  polyline,
  type Point,
  type Shape,
} from './svg.ts'

/** A plane figure of named points, as a geometry book draws it. */
export interface Scene {
  /** Each with its place, y upwards, in any scale: the drawing is fitted to the sheet. */
  points: Readonly<Record<string, Point>>
  /** Points whose name is not written, one letter each. */
  unnamed?: string
  /** Two letters each: 'AB'. */
  segments?: readonly string[]
  dashed?: readonly string[]
  /** Segments with a head at their end. */
  arrows?: readonly string[]
  circles?: readonly { centre: string; radius: number }[]
  /** Marked with an arc, from one arm anticlockwise to the other; a right angle gets its square. */
  angles?: readonly { at: string; from: string; to: string; label?: string; isRight?: boolean }[]
  /** Texts beside segments, on the outer side unless `inside`. */
  sides?: readonly { on: string; label: string; inside?: boolean }[]
  /** Points drawn as dots. */
  dots?: string
  alt: string
}

const width = 240
const tallest = 200
const margin = 26
/** The width of a letter, and how much of a label may be beside the drawing. */
const letterWidth = 7
const arm = 20

/** The drawing of a scene. Throws where it names a point that it does not have. */
export function sceneFigure(scene: Scene): Figure {
  const { place, height, scale } = fitted(scene)
  const at = (name: string): Point => {
    const point = scene.points[name]
    if (point === undefined) throw new Error(`The scene has no point ${name}`)
    return place(point)
  }
  const ends = (segment: string): [Point, Point] => [at(segment.charAt(0)), at(segment.charAt(1))]
  const middle = centreOf(Object.keys(scene.points).map(at))
  const shapes: Shape[] = [
    ...(scene.circles ?? []).map(({ centre, radius }) => circle(at(centre), radius * scale)),
    ...(scene.segments ?? []).map((segment) => line(...ends(segment))),
    ...(scene.dashed ?? []).map((segment) => line(...ends(segment), 'dashed')),
    ...(scene.arrows ?? []).flatMap((segment) => [line(...ends(segment)), arrowHead(...ends(segment))]),
    ...(scene.angles ?? []).flatMap(({ at: vertex, from, to, label, isRight }) =>
      isRight === true
        ? [rightAngle(at(vertex), at(from), at(to))]
        : angleMark({ vertex: at(vertex), from: at(from), to: at(to), label: label ?? '' }),
    ),
    ...(scene.sides ?? []).map(({ on, label, inside }) =>
      sideLabel(ends(on), label, { middle, inside: inside ?? false }),
    ),
    ...[...(scene.dots ?? '')].map((name) => dot(at(name))),
    ...Object.keys(scene.points)
      .filter((name) => !(scene.unnamed ?? '').includes(name))
      .map((name) =>
        centred(name, nameplace(at(name), [...neighbours(scene, name).map(at), ...marksAt(scene, name, at)], middle)),
      ),
  ]
  return drawing({ width, height, alt: scene.alt }, shapes)
}

/** Points of a circle about the origin by their angles in degrees: `{ A: 90, B: 210 }`. */
export function onCircle(angles: Readonly<Record<string, number>>, radius = 1): Record<string, Point> {
  return Object.fromEntries(
    Object.entries(angles).map(([name, degrees]) => {
      const [x, y] = polar([0, 0], radius, degrees)
      return [name, [x, -y] as const]
    }),
  )
}

interface Fitted {
  place(point: Point): Point
  scale: number
  height: number
}

function fitted({ points, circles = [], sides = [] }: Scene): Fitted {
  const beside = Math.max(margin, ...sides.map(({ label }) => label.length * letterWidth + 12))
  const round = circles.flatMap(({ centre, radius }) => {
    const [x, y] = points[centre] ?? [0, 0]
    return [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ] as const
  })
  const corners = [...Object.values(points), ...round]
  const left = Math.min(...corners.map(([x]) => x))
  const right = Math.max(...corners.map(([x]) => x))
  const bottom = Math.min(...corners.map(([, y]) => y))
  const top = Math.max(...corners.map(([, y]) => y))
  const scale = Math.min(
    (width - 2 * beside) / Math.max(right - left, Number.EPSILON),
    (tallest - 2 * margin) / Math.max(top - bottom, Number.EPSILON),
  )
  const indent = (width - scale * (right - left)) / 2
  return {
    place: ([x, y]) => [indent + scale * (x - left), margin + scale * (top - y)],
    scale,
    height: scale * (top - bottom) + 2 * margin,
  }
}

function centreOf(points: readonly Point[]): Point {
  const count = Math.max(points.length, 1)
  return [points.reduce((sum, [x]) => sum + x, 0) / count, points.reduce((sum, [, y]) => sum + y, 0) / count]
}

function neighbours({ segments = [], dashed = [], arrows = [] }: Scene, name: string): string[] {
  return [...segments, ...dashed, ...arrows]
    .filter((segment) => segment.includes(name))
    .map((segment) => segment.replace(name, '').charAt(0))
}

/** A place inside each marked angle at a point, where its letter would be in the way. */
function marksAt({ angles = [] }: Scene, name: string, at: (name: string) => Point): Point[] {
  return angles
    .filter((angle) => angle.at === name)
    .map(({ from, to }) => {
      const start = degreesBetween(at(name), at(from))
      const turn = (((degreesBetween(at(name), at(to)) - start) % 360) + 360) % 360
      return polar(at(name), arm, start + turn / 2)
    })
}

/** The place for the letter of a point: the widest gap between the lines that meet there. */
function nameplace(point: Point, others: readonly Point[], middle: Point): Point {
  const directions = others.map((other) => degreesBetween(point, other)).sort((a, b) => a - b)
  const first = directions[0]
  if (first === undefined) return polar(point, 13, degreesBetween(middle, point))
  const gaps = directions.map((direction, index) => {
    const next = directions[index + 1] ?? first + 360
    return { middle: (direction + next) / 2, width: next - direction }
  })
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best))
  return polar(point, 13, widest.middle)
}

function angleMark({ vertex, from, to, label }: { vertex: Point; from: Point; to: Point; label: string }): Shape[] {
  const start = degreesBetween(vertex, from)
  const turn = (((degreesBetween(vertex, to) - start) % 360) + 360) % 360
  // A narrow angle has room for its label only further out; a letter needs less room than a number.
  const distance = Math.min(
    46,
    Math.max(arm + (label.length > 1 ? 12 : 6), 15 / Math.max(0.2, Math.sin((Math.min(turn, 90) * Math.PI) / 360))),
  )
  const mark = arc(vertex, arm - 4, { from: start, to: start + turn })
  return label === '' ? [mark] : [mark, centred(label, polar(vertex, distance, start + turn / 2))]
}

function rightAngle(vertex: Point, from: Point, to: Point): Shape {
  const size = 9
  const one = polar(vertex, size, degreesBetween(vertex, from))
  const other = polar(vertex, size, degreesBetween(vertex, to))
  const corner: Point = [one[0] + other[0] - vertex[0], one[1] + other[1] - vertex[1]]
  return polyline([one, corner, other])
}

function sideLabel(
  [a, b]: [Point, Point],
  label: string,
  { middle, inside }: { middle: Point; inside: boolean },
): Shape {
  const halfway = centreOf([a, b])
  const across = degreesBetween(a, b) + 90
  const distance = 9 + 3.2 * label.length * Math.abs(Math.cos((across * Math.PI) / 180))
  const [near, far] = [polar(halfway, distance, across), polar(halfway, distance, across + 180)]
  const isNearOut =
    Math.hypot(near[0] - middle[0], near[1] - middle[1]) >= Math.hypot(far[0] - middle[0], far[1] - middle[1])
  return centred(label, isNearOut === inside ? far : near)
}
