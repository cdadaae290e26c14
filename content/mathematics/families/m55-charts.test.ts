import { proves } from '../../engine/prove.ts'
import type { Bars, Histogram } from '../forms/m55-columns.ts'
import { quarters, type Above, type Ogive, type Quartile } from '../forms/m55-ogives.ts'
import type { Pie } from '../forms/m55-pies.ts'
import { crossing } from '../plane.ts'
import { charts } from './m55-charts.ts'

/** How many stand for the sector without a label, by filling it degree by degree. */
function filled({ degrees: [one, two, three], whole }: Pie): number {
  let angle = 0
  let count = 0
  while (one + two + three + angle < 360) {
    angle += 10
    count += whole / 36
  }
  return count
}

/** The marks of all, one by one: each class spreads its people evenly. */
function marksOf({ rises, unit }: Ogive): number[] {
  return rises.slice(1).flatMap((rise, index) => {
    const people = (rise - (rises[index] ?? 0)) * unit
    return Array.from({ length: people }, (_, place) => 10 * index + (10 * (place + 1)) / people)
  })
}

// The second routes list people one by one, and draw the construction of the mode.
proves(charts, {
  'pie-number': filled,
  'pie-other': filled,
  'bar-share': ({ heights, least }: Bars) => {
    const people = heights.flatMap((height, things) => Array.from({ length: height }, () => things))
    return (people.filter((things) => things >= least).length / people.length) * 100
  },
  'histogram-mode': ({ subject: { start, width }, heights }: Histogram) => {
    const highest = heights.reduce((best, height, index) => (height > (heights[best] ?? 0) ? index : best), 0)
    const [left, top, right] = [heights[highest - 1] ?? 0, heights[highest] ?? 0, heights[highest + 1] ?? 0]
    const [from, to] = [start + highest * width, start + (highest + 1) * width]
    const points = { A: [from, top], B: [to, right], C: [from, left], D: [to, top] } as const
    return crossing(points, 'AB', 'CD')[0]
  },
  'ogive-above': (ogive: Above) => marksOf(ogive).filter((mark) => mark > ogive.mark + 1e-9).length,
  'ogive-quartile': (ogive: Quartile) => {
    const marks = marksOf(ogive)
    return marks[(marks.length * quarters[ogive.name]) / 4 - 1] ?? Number.NaN
  },
})
