import type { Figure } from '@sabi/shared/content/question'
import { circle, drawing, line, polyline, rectangle, text, type Point, type Shape } from './svg.ts'

/** A vernier scale beside a main scale in millimetres: the division of the vernier that meets a main division. */
export interface Vernier {
  /** The main scale's mark just before the vernier's zero, in millimetres. */
  main: number
  /** 0 to 9. */
  coincident: number
  alt: string
}

/** The drawing of a vernier calliper's scales, ten vernier divisions over nine millimetres. */
export function vernierFigure({ main, coincident, alt }: Vernier): Figure {
  const first = Math.floor(main / 10) * 10
  const step = 8
  const place = (millimetres: number) => 16 + (millimetres - first) * step
  const last = first + 28
  const zero = main + coincident / 10
  const marks = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const shapes: Shape[] = [
    line([8, 60], [248, 60]),
    ...marks.map((mark) => line([place(mark), 60], [place(mark), mark % 5 === 0 ? 40 : 48])),
    ...marks.filter((mark) => mark % 10 === 0).map((mark) => text(String(mark / 10), [place(mark), 34])),
    text('cm', [246, 34], 'end'),
    ...Array.from({ length: 11 }, (_, index) => {
      const x = place(zero + 0.9 * index)
      return line([x, 60], [x, index % 5 === 0 ? 80 : 74])
    }),
    text('0', [place(zero), 94]),
    text('10', [place(zero + 9), 94]),
  ]
  return drawing({ width: 256, height: 104, alt }, shapes)
}

/** A paper chromatogram: distances in centimetres from the lower edge. */
export interface Chromatogram {
  base: number
  front: number
  spots: readonly { at: number; label: string }[]
  alt: string
}

/** The drawing of a chromatogram with its base line, its solvent front and its spots. */
export function chromatogramFigure({ base, front, spots, alt }: Chromatogram): Figure {
  const scale = 130 / (front + 1)
  const level = (height: number) => 150 - height * scale
  const spotX = (index: number) => 30 + (70 * (index + 0.5)) / spots.length
  return drawing({ width: 240, height: 160, alt }, [
    rectangle([24, 8], 82, 142),
    line([24, level(base)], [106, level(base)]),
    line([24, level(front)], [106, level(front)], 'dashed'),
    ...spots.map(({ at }, index) => circle([spotX(index), level(at)], 4, 'filled')),
    ...spots.map(({ label, at }, index) => text(label, [spotX(index), level(at) - 8])),
    text('base line', [112, level(base) + 4], 'start'),
    text('solvent front', [112, level(front) + 4], 'start'),
  ])
}

export type Vessel = 'beaker' | 'funnel' | 'separating funnel' | 'round flask' | 'test tube' | 'measuring cylinder'

/** The outline of one piece of glassware with its liquid, about 60 wide and 90 high, its top left at the place. */
function vesselShapes(vessel: Vessel, [x, y]: Point): Shape[] {
  const moved = (points: readonly Point[]) => points.map(([a, b]) => [x + a, y + b] as const)
  const outline = (points: readonly Point[]) => polyline(moved(points))
  const level = (from: number, to: number, height: number) =>
    line([x + from, y + height], [x + to, y + height], 'dashed')
  const outlines: Record<Vessel, () => Shape[]> = {
    beaker: () => [
      outline([
        [4, 20],
        [8, 24],
        [8, 88],
        [52, 88],
        [52, 20],
      ]),
      level(8, 52, 50),
    ],
    funnel: () => [
      outline([
        [6, 10],
        [27, 50],
        [27, 88],
      ]),
      outline([
        [54, 10],
        [33, 50],
        [33, 82],
        [27, 88],
      ]),
    ],
    'separating funnel': () => [
      outline([
        [26, 2],
        [26, 10],
        [8, 34],
        [27, 66],
        [27, 90],
      ]),
      outline([
        [34, 2],
        [34, 10],
        [52, 34],
        [33, 66],
        [33, 90],
      ]),
      line([x + 20, y + 74], [x + 40, y + 74], 'thick'),
      level(12, 48, 26),
      level(15, 45, 46),
    ],
    'round flask': () => [
      outline([
        [24, 2],
        [24, 36],
        [12, 46],
        [8, 62],
        [14, 78],
        [30, 86],
        [46, 78],
        [52, 62],
        [48, 46],
        [36, 36],
        [36, 2],
      ]),
      level(8, 52, 62),
    ],
    'test tube': () => [
      outline([
        [22, 4],
        [22, 78],
        [26, 88],
        [34, 88],
        [38, 78],
        [38, 4],
      ]),
      level(22, 38, 48),
    ],
    'measuring cylinder': () => [
      outline([
        [18, 4],
        [18, 86],
        [42, 86],
        [42, 4],
      ]),
      line([x + 10, y + 88], [x + 50, y + 88], 'thick'),
      level(18, 42, 40),
      ...[20, 30, 50, 60, 70].map((mark) => line([x + 18, y + mark], [x + 25, y + mark])),
    ],
  }
  return outlines[vessel]()
}

/** The drawing of glassware in a row, each with a letter below it. */
export function vesselsFigure(vessels: readonly { vessel: Vessel; label: string }[], alt: string): Figure {
  const shapes = vessels.flatMap(({ vessel, label }, index) => [
    ...vesselShapes(vessel, [8 + 72 * index, 6]),
    text(label, [38 + 72 * index, 112]),
  ])
  return drawing({ width: 72 * vessels.length + 4, height: 120, alt }, shapes)
}
