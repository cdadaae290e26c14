import type { Figure } from '@sabi/shared/content/question'
import { centred, circle, drawing, line, polar, rectangle, text, type Point, type Shape } from './svg.ts'

/** Columns over names (`isTouching`: a histogram over class boundaries, one more boundary than columns). */
export interface BarChart {
  names: readonly string[]
  heights: readonly number[]
  /** The distance between numbers on the upright axis. */
  step: number
  xLabel: string
  yLabel: string
  isTouching?: boolean
  alt: string
}

const width = 240
const height = 180
const frame = { left: 38, right: 8, top: 24, bottom: 38 } as const

/** The drawing of a bar chart or a histogram. Throws where names and heights do not fit together. */
export function barFigure({ names, heights, step, xLabel, yLabel, isTouching = false, alt }: BarChart): Figure {
  if (names.length !== heights.length + (isTouching ? 1 : 0)) throw new Error(`Names and columns do not match: ${alt}`)
  const highest = Math.ceil(Math.max(...heights) / step) * step
  const floor = height - frame.bottom
  const column = (width - frame.left - frame.right) / heights.length
  const rise = (value: number) => (value / highest) * (floor - frame.top)
  const gap = isTouching ? 0 : column * 0.2
  const shapes: Shape[] = [
    line([frame.left, floor], [width - frame.right, floor]),
    line([frame.left, floor], [frame.left, frame.top - 6]),
    ...scale(highest, step).flatMap((value) => [
      line([frame.left - 3, floor - rise(value)], [frame.left, floor - rise(value)]),
      text(String(value), [frame.left - 6, floor - rise(value) + 4.5], 'end'),
    ]),
    ...heights.flatMap((value, index) => {
      const corner: Point = [frame.left + index * column + gap, floor - rise(value)]
      return [
        rectangle(corner, column - 2 * gap, rise(value), 'shaded'),
        rectangle(corner, column - 2 * gap, rise(value)),
      ]
    }),
    ...names.map((name, index) => text(name, [frame.left + (index + (isTouching ? 0 : 0.5)) * column, floor + 15])),
    text(xLabel, [width - frame.right, height - 5], 'end'),
    text(yLabel, [4, 12], 'start'),
  ]
  return drawing({ width, height, alt }, shapes)
}

function scale(highest: number, step: number): number[] {
  return Array.from({ length: Math.round(highest / step) + 1 }, (_, index) => index * step)
}

/** A sector of a pie chart: its angle in degrees, its name, and what is written on it (nothing for the unknown one). */
export interface Sector {
  name: string
  degrees: number
  label?: string
}

/** The drawing of a pie chart, from the top clockwise. Throws unless the sectors make a whole turn. */
export function pieFigure(sectors: readonly Sector[], alt: string): Figure {
  const turn = sectors.reduce((sum, { degrees }) => sum + degrees, 0)
  if (Math.abs(turn - 360) > 1e-6) throw new Error(`A pie chart of ${turn}°: ${alt}`)
  const centre: Point = [120, 100]
  const radius = 62
  let start = 90
  const shapes = sectors.flatMap(({ name, degrees, label = '' }) => {
    const middle = start - degrees / 2
    const edge = line(centre, polar(centre, radius, start))
    start -= degrees
    const place = polar(centre, radius + 10, middle)
    const side = Math.cos((middle * Math.PI) / 180)
    const anchor = Math.abs(side) < 0.3 ? 'middle' : side > 0 ? 'start' : 'end'
    const drop = Math.sin((middle * Math.PI) / 180) < -0.3 ? 9 : 4
    return [
      edge,
      text(name, [place[0], place[1] + drop], anchor),
      ...(label === '' ? [] : [centred(label, polar(centre, radius * 0.62, middle))]),
    ]
  })
  return drawing({ width, height: 200, alt }, [circle(centre, radius), ...shapes])
}

/** The texts in the regions of a Venn diagram; omitted regions stay empty. */
export interface Venn {
  /** Names of two or three sets. */
  names: readonly [string, string] | readonly [string, string, string]
  /** By the letters of the sets that contain it, 'a', 'ab', 'abc'; '' is outside all. */
  regions: Readonly<Record<string, string>>
  /** The name of the universal set, at the corner of the frame. */
  universe?: string
  /** Regions of two sets that are shaded, by the same letters. */
  shaded?: readonly string[]
  alt: string
}

const regionPlaces = {
  2: { '': [214, 132], a: [76, 84], b: [164, 84], ab: [120, 84] },
  3: {
    '': [216, 166],
    a: [66, 62],
    b: [174, 62],
    c: [120, 150],
    ab: [120, 52],
    ac: [88, 108],
    bc: [152, 108],
    abc: [120, 88],
  },
} as const

/** The regions of two circles that cross at two places above each other. */
const shadedPaths: Readonly<Record<string, string>> = {
  a: 'M120 43.5A46 46 0 1 0 120 116.5A46 46 0 0 1 120 43.5Z',
  b: 'M120 43.5A46 46 0 1 1 120 116.5A46 46 0 0 0 120 43.5Z',
  ab: 'M120 43.5A46 46 0 0 1 120 116.5A46 46 0 0 1 120 43.5Z',
  '': 'M8 6V146H232V6ZM120 43.5A46 46 0 1 1 120 116.5A46 46 0 1 1 120 43.5Z',
}

/** The drawing of two or three sets. Throws where it is to shade what two sets do not have. */
export function vennFigure({ names, regions, universe = '', shaded = [], alt }: Venn): Figure {
  const isThree = names.length === 3
  const bottom = isThree ? 180 : 146
  const centres: Point[] = isThree
    ? [
        [92, 74],
        [148, 74],
        [120, 120],
      ]
    : [
        [92, 80],
        [148, 80],
      ]
  const places: Readonly<Record<string, Point>> = regionPlaces[isThree ? 3 : 2]
  const nameplaces: Point[] = [
    [46, 22],
    [194, 22],
    [184, 162],
  ]
  const shapes: Shape[] = [
    rectangle([8, 6], 224, bottom - 6),
    ...shaded.map((region): Shape => {
      const path = isThree ? undefined : shadedPaths[region]
      if (path === undefined) throw new Error(`No region '${region}' to shade: ${alt}`)
      return { kind: 'shaded', path }
    }),
    ...centres.map((centre) => circle(centre, 46)),
    ...names.map((name, index) => text(name, nameplaces[index] ?? [0, 0])),
    ...(universe === '' ? [] : [text(universe, [18, 22], 'middle')]),
    ...Object.entries(regions).map(([region, said]) => {
      const place = places[region]
      if (place === undefined) throw new Error(`A Venn diagram of ${names.length} sets has no region '${region}'`)
      return centred(said, place)
    }),
  ]
  return drawing({ width, height: bottom + 6, alt }, shapes)
}
