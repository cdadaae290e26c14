import { at } from '../../engine/random.ts'
import type { Point } from '../../figures/svg.ts'
import type { Diagram, Labelled } from './b47-labelled.ts'

/** A part as it is found in the drawing: by where it lies, not by its name. */
export interface Region {
  name: string
  work: string
  contains(point: Point): boolean
}

export function inRectangle([x, y]: Point, [left, top]: Point, [right, bottom]: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

export function inEllipse([x, y]: Point, [centreX, centreY]: Point, across: number, high: number): boolean {
  return ((x - centreX) / (across / 2)) ** 2 + ((y - centreY) / (high / 2)) ** 2 <= 1
}

/** The second route of the questions about a drawing: it looks up in which region the line from the letter ends. */
export function routesByRegion({ parts }: Diagram, regions: readonly Region[]) {
  const find = ({ labelled, asked }: Labelled): Region => {
    const tip = at(parts, at(labelled, asked)).at
    // The first that contains the place: smaller regions come before those around them.
    const region = regions.find(({ contains }) => contains(tip))
    if (region === undefined) throw new Error(`No part of the drawing is at ${tip.join(', ')}`)
    return region
  }
  return { name: (labels: Labelled) => find(labels).name, work: (labels: Labelled) => `It ${find(labels).work}` }
}
