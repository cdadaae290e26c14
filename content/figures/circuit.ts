import type { Figure } from '@sabi/shared/content/question'
import { centred, circle, drawing, line, polyline, rectangle, text, type Point, type Shape } from './svg.ts'

/** A network of two ends: a part, parts one after the other, or parts side by side. */
export type Network =
  | { part: 'resistor' | 'capacitor' | 'lamp' | 'ammeter'; label: string }
  | { series: readonly Network[] }
  | { parallel: readonly Network[] }

export interface Circuit {
  network: Network
  /** The battery below the network ('12 V'); without it the network has two open ends. */
  battery?: string
  /** Names of the two ends of a network without a battery. */
  ends?: readonly [string, string]
  alt: string
}

const partWidth = 62
const rowHeight = 46
const lead = 14

interface Size {
  width: number
  height: number
}

/** The drawing of a circuit; the wires of a branch are drawn to the width of the longest one. */
export function circuitFigure({ network, battery, ends, alt }: Circuit): Figure {
  const size = sizeOf(network)
  const [left, top] = [24, 12]
  const middle = top + size.height / 2
  const width = size.width + 2 * left
  const shapes = draw(network, [left, middle], size.width)
  if (battery === undefined) {
    const [from, to] = ends ?? ['X', 'Y']
    const open: Shape[] = [
      circle([left - 4, middle], 3),
      circle([width - left + 4, middle], 3),
      centred(from, [left - 16, middle]),
      centred(to, [width - left + 16, middle]),
    ]
    return drawing({ width, height: size.height + 2 * top, alt }, [...shapes, ...open])
  }
  const floor = top + size.height + 24
  const loop = cellLoop({ left, right: width - left, middle, floor, label: battery })
  return drawing({ width, height: floor + 26, alt }, [...shapes, ...loop])
}

function cellLoop(at: { left: number; right: number; middle: number; floor: number; label: string }): Shape[] {
  const { left, right, middle, floor, label } = at
  const centre = (left + right) / 2
  return [
    polyline([
      [left, middle],
      [left, floor],
      [centre - 4, floor],
    ]),
    polyline([
      [right, middle],
      [right, floor],
      [centre + 4, floor],
    ]),
    line([centre - 4, floor - 11], [centre - 4, floor + 11]),
    line([centre + 4, floor - 6], [centre + 4, floor + 6], 'thick'),
    text(label, [centre, floor + 24]),
  ]
}

function sizeOf(network: Network): Size {
  if ('part' in network) return { width: partWidth, height: rowHeight }
  if ('series' in network) {
    const sizes = network.series.map(sizeOf)
    return {
      width: sizes.reduce((sum, { width }) => sum + width, 0),
      height: Math.max(...sizes.map(({ height }) => height)),
    }
  }
  const sizes = network.parallel.map(sizeOf)
  return {
    width: Math.max(...sizes.map(({ width }) => width)) + 2 * lead,
    height: sizes.reduce((sum, { height }) => sum + height, 0),
  }
}

function draw(network: Network, [x, y]: Point, width: number): Shape[] {
  if ('part' in network) return drawPart(network, [x, y], width)
  if ('series' in network) {
    const free = (width - sizeOf(network).width) / network.series.length
    let start = x
    return network.series.flatMap((inner) => {
      const own = sizeOf(inner).width + free
      const shapes = draw(inner, [start, y], own)
      start += own
      return shapes
    })
  }
  return drawBranches(network.parallel, [x, y], width)
}

function drawBranches(branches: readonly Network[], [x, y]: Point, width: number): Shape[] {
  const heights = branches.map((branch) => sizeOf(branch).height)
  const total = heights.reduce((sum, height) => sum + height, 0)
  let top = y - total / 2
  const rows = heights.map((height) => {
    const row = top + height / 2
    top += height
    return row
  })
  const [first = y, last = y] = [rows[0], rows.at(-1)]
  const [left, right] = [x + lead, x + width - lead]
  return [
    line([x, y], [left, y]),
    line([right, y], [x + width, y]),
    line([left, first], [left, last]),
    line([right, first], [right, last]),
    ...branches.flatMap((branch, index) => draw(branch, [left, rows[index] ?? y], right - left)),
  ]
}

function drawPart({ part, label }: { part: string; label: string }, [x, y]: Point, width: number): Shape[] {
  const middle = x + width / 2
  const half = part === 'capacitor' ? 4 : part === 'resistor' ? 17 : 10
  const wires = [line([x, y], [middle - half, y]), line([middle + half, y], [x + width, y])]
  return [...wires, ...bodyOf(part, [middle, y]), text(label, [middle, y - 14])]
}

function bodyOf(part: string, [x, y]: Point): Shape[] {
  if (part === 'resistor') return [rectangle([x - 17, y - 6], 34, 12)]
  if (part === 'capacitor') return [line([x - 4, y - 10], [x - 4, y + 10]), line([x + 4, y - 10], [x + 4, y + 10])]
  const body = circle([x, y], 10)
  if (part === 'ammeter') return [body, centred('A', [x, y])]
  return [body, line([x - 7, y - 7], [x + 7, y + 7]), line([x - 7, y + 7], [x + 7, y - 7])]
}
