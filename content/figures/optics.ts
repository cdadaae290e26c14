import type { Figure } from '@sabi/shared/content/question'
import { arc, arrow, arrowHead, centred, dot, drawing, line, polar, text, type Point, type Shape } from './svg.ts'

/** An upright object in front of a thin lens or a curved mirror; all lengths in one unit. */
export interface RayDiagram {
  optic: 'converging lens' | 'diverging lens' | 'concave mirror' | 'convex mirror'
  focal: number
  object: number
  /** Labels for the object's distance and the focus; omitted if the question asks for them. */
  labels?: { object?: string; focal?: string }
  alt: string
}

const width = 240
const height = 172
const axis = 70

/** The drawing of the object, the optic and its foci, without the rays that would show the image. */
export function opticFigure({ optic, focal, object, labels = {}, alt }: RayDiagram): Figure {
  const isLens = optic.endsWith('lens')
  const place = isLens ? width / 2 : width - 40
  const reach = Math.max(object, isLens ? 2 * focal : focal) * 1.12
  const scale = (place - 14) / reach
  const at = (distance: number): Point => [place - distance * scale, axis]
  const isBehind = optic === 'convex mirror'
  const [tip, foot] = [[at(object)[0], axis - 34] as const, at(object)]
  const shapes: Shape[] = [
    line([6, axis], [width - 6, axis]),
    ...(isLens ? lens([place, axis], optic) : mirror([place, axis], optic)),
    ...arrow(foot, tip),
    ...foci({ isLens, isBehind, focal, at }),
    ...distance(labels.object, { from: at(object), to: at(0), y: axis + 76 }),
    ...distance(labels.focal, { from: at(isBehind ? -focal : focal), to: at(0), y: axis + 96 }),
  ]
  return drawing({ width, height, alt }, shapes)
}

function foci(of: { isLens: boolean; isBehind: boolean; focal: number; at(distance: number): Point }): Shape[] {
  const places = of.isLens ? [of.focal, -of.focal] : [of.isBehind ? -of.focal : of.focal]
  return places
    .map(of.at)
    .filter(([x]) => x > 0 && x < width)
    .flatMap((point) => [dot(point), text('F', [point[0], point[1] + 17])])
}

function lens([x, y]: Point, optic: string): Shape[] {
  const [top, bottom]: [Point, Point] = [
    [x, y - 56],
    [x, y + 56],
  ]
  if (optic === 'converging lens') return [...arrow([x, y], top), ...arrow([x, y], bottom)]
  return [line(top, bottom), arrowHead([x, y - 70], [x, y - 50]), arrowHead([x, y + 70], [x, y + 50])]
}

/** The arc of the mirror and short strokes behind it. */
function mirror([x, y]: Point, optic: string): Shape[] {
  const bulge = optic === 'concave mirror' ? 14 : -14
  const path = `M${x - bulge} ${y - 54}Q${x + bulge} ${y} ${x - bulge} ${y + 54}`
  const strokes = [-40, -20, 0, 20, 40].map((offset) => {
    const edge = x - bulge * (offset / 54) ** 2
    return line([edge, y + offset], [edge + 7, y + offset - 6])
  })
  return [{ kind: 'thick', path }, ...strokes]
}

function distance(label: string | undefined, { from, to, y }: { from: Point; to: Point; y: number }): Shape[] {
  if (label === undefined) return []
  const [a, b]: [Point, Point] = [
    [from[0], y],
    [to[0], y],
  ]
  return [line(a, b), arrowHead(a, b), arrowHead(b, a), text(label, [(a[0] + b[0]) / 2, y - 5])]
}

/** A ray that meets a boundary between two media: its angles from the normal, in degrees. */
export interface Refraction {
  incident: number
  refracted: number
  labels: { incident: string; refracted: string; above: string; below: string }
  alt: string
}

/** The drawing of refraction at a plane boundary. */
export function refractionFigure({ incident, refracted, labels, alt }: Refraction): Figure {
  const [x, y] = [120, 90]
  const length = 74
  const along = (degrees: number, side: 1 | -1): Point => {
    const radians = (degrees * Math.PI) / 180
    return [x - side * length * Math.sin(radians), y - side * length * Math.cos(radians)]
  }
  const [source, end] = [along(incident, 1), along(refracted, -1)]
  const wedge = (degrees: number, side: 1 | -1) => polar([x, y], 50, (side === 1 ? 90 : 270) + degrees / 2)
  const halfway: Point = [(source[0] + x) / 2, (source[1] + y) / 2]
  return drawing({ width, height: 180, alt }, [
    line([10, y], [230, y]),
    line([x, 8], [x, 172], 'dashed'),
    line(source, [x, y]),
    arrowHead(source, halfway),
    ...arrow([x, y], end),
    arc([x, y], 26, { from: 90, to: 90 + incident }),
    arc([x, y], 26, { from: 270, to: 270 + refracted }),
    centred(labels.incident, wedge(incident, 1)),
    centred(labels.refracted, wedge(refracted, -1)),
    text(labels.above, [226, y - 8], 'end'),
    text(labels.below, [14, y + 18], 'start'),
  ])
}
