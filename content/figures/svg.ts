import { escapeText } from '@sabi/shared/content/math-tree'
import type { Figure } from '@sabi/shared/content/question'

/** A place in the drawing: x to the right, y downwards, in units of the view box. */
export type Point = readonly [x: number, y: number]

type Anchor = 'start' | 'middle' | 'end'

/** One part of a drawing. Strokes are given as SVG path data. */
export type Shape =
  | { kind: 'line' | 'dashed' | 'thick' | 'filled' | 'shaded'; path: string }
  | { kind: 'text'; text: string; at: Point; anchor: Anchor }

interface Sheet {
  width: number
  height: number
  /** Everything that a person who cannot see the drawing needs in order to answer, but not the answer. */
  alt: string
}

/** The maximum size of a drawing, as text: brotli reduces it to a tenth. */
export const mostBytes = 3000

const attributes = {
  line: '',
  thick: ' stroke-width="3"',
  dashed: ' stroke-dasharray="4 3"',
  filled: ' fill="currentColor"',
  shaded: ' fill="currentColor" fill-opacity=".18" stroke="none"',
} as const

/** Shaded areas are drawn below all lines. */
const layers = ['shaded', 'line', 'dashed', 'thick', 'filled'] as const
const anchors: readonly Anchor[] = ['start', 'middle', 'end']

/**
 * A drawing as one small SVG that takes the colour of the text around it, so that it fits light and dark. Shapes of a kind
 * share one path, texts with one anchor one group. Throws where it is too heavy for a phone or shows nothing.
 */
export function drawing({ width, height, alt }: Sheet, shapes: readonly Shape[]): Figure {
  const paths = layers.map((kind) => {
    const path = shapes.map((shape) => (shape.kind === kind ? shape.path : '')).join('')
    return path === '' ? '' : `<path${attributes[kind]} d="${path}"/>`
  })
  const texts = anchors.map((anchor) => {
    const group = shapes
      .map((shape) => (shape.kind === 'text' && shape.anchor === anchor ? textOf(shape) : ''))
      .join('')
    return group === '' ? '' : `<g text-anchor="${anchor}">${group}</g>`
  })
  const body = `${paths.join('')}${texts.every((text) => text === '') ? '' : `<g fill="currentColor" stroke="none" font-size="13">${texts.join('')}</g>`}`
  const svg = `<svg viewBox="0 0 ${round(width)} ${round(height)}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round">${body}</svg>`
  if (body === '') throw new Error(`Nothing is drawn for '${alt}'`)
  if (svg.length > mostBytes) throw new Error(`A drawing of ${svg.length} bytes, ${mostBytes} are allowed: '${alt}'`)
  return { svg, alt }
}

function textOf({ text, at: [x, y] }: { text: string; at: Point }): string {
  return `<text x="${round(x)}" y="${round(y)}">${escapeText(text)}</text>`
}

/** A number for the drawing; a tenth of a unit is finer than a phone's pixel. */
export function round(value: number): string {
  const tenths = Math.round(value * 10) / 10
  return String(Object.is(tenths, -0) ? 0 : tenths)
}

export function line(from: Point, to: Point, kind: 'line' | 'dashed' | 'thick' = 'line'): Shape {
  return { kind, path: pathThrough([from, to]) }
}

/** An open line through points. */
export function polyline(points: readonly Point[], kind: 'line' | 'dashed' | 'thick' = 'line'): Shape {
  return { kind, path: pathThrough(points) }
}

/** A closed shape; `shaded` has no outline. */
export function polygon(points: readonly Point[], kind: 'line' | 'filled' | 'shaded' = 'line'): Shape {
  return { kind, path: `${pathThrough(points)}Z` }
}

export function rectangle(
  [x, y]: Point,
  width: number,
  height: number,
  kind: 'line' | 'filled' | 'shaded' = 'line',
): Shape {
  return { kind, path: `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z` }
}

export function circle([x, y]: Point, radius: number, kind: 'line' | 'filled' | 'dashed' | 'shaded' = 'line'): Shape {
  const r = round(radius)
  // Twice the rounded radius: an arc over any other width would not be half a circle.
  const across = round(2 * Number(r))
  return { kind, path: `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0Z` }
}

export function dot(at: Point): Shape {
  return circle(at, 2, 'filled')
}

/** An arc about a centre, between two angles in degrees (0 to the right, 90 up), anticlockwise. */
export function arc(centre: Point, radius: number, { from, to }: { from: number; to: number }): Shape {
  const turn = (((to - from) % 360) + 360) % 360
  const start = polar(centre, radius, from)
  const end = polar(centre, radius, to)
  const r = round(radius)
  const large = turn > 180 ? 1 : 0
  return { kind: 'line', path: `M${pair(start)}A${r} ${r} 0 ${large} 0 ${pair(end)}` }
}

/** The place at a distance from another in a direction in degrees (0 to the right, 90 up). */
export function polar([x, y]: Point, distance: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  return [x + distance * Math.cos(radians), y - distance * Math.sin(radians)]
}

/** A line with a head at its end. */
export function arrow(from: Point, to: Point, kind: 'line' | 'thick' | 'dashed' = 'line'): Shape[] {
  return [line(from, to, kind), arrowHead(from, to)]
}

/** Only the head, with its tip at `to`. */
export function arrowHead(from: Point, to: Point): Shape {
  const back = degreesBetween(to, from)
  return polygon([to, polar(to, 8, back + 20), polar(to, 8, back - 20)], 'filled')
}

/** The direction from one place to another, in degrees (0 to the right, 90 up). */
export function degreesBetween([x1, y1]: Point, [x2, y2]: Point): number {
  return (Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI
}

export function text(said: string, at: Point, anchor: Anchor = 'middle'): Shape {
  return { kind: 'text', text: said, at, anchor }
}

/** A text centred at a point: text is drawn from its baseline, so it is moved down by a third of its size. */
export function centred(said: string, [x, y]: Point): Shape {
  return text(said, [x, y + 4.5])
}

function pathThrough(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${pair(point)}`).join('')
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

export function ellipse(
  [x, y]: Point,
  { across, high }: { across: number; high: number },
  kind: 'line' | 'filled' | 'shaded' = 'line',
): Shape {
  const [rx, ry] = [round(across / 2), round(high / 2)]
  const width = round(2 * Number(rx))
  return {
    kind,
    path: `M${round(x - across / 2)} ${round(y)}a${rx} ${ry} 0 1 0 ${width} 0a${rx} ${ry} 0 1 0 -${width} 0Z`,
  }
}

/** A curve from one place to another that is drawn towards a third. */
export function bend(from: Point, towards: Point, to: Point): Shape {
  return { kind: 'line', path: `M${pair(from)}Q${pair(towards)} ${pair(to)}` }
}
