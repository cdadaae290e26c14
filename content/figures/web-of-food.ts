import type { Figure } from '@sabi/shared/content/question'
import { arrow, centred, degreesBetween, drawing, polar, type Point } from './svg.ts'

/** A food web: organisms in rows from the producers up, and who is eaten by whom. */
export interface FoodWeb {
  rows: readonly (readonly string[])[]
  /** Each from the eaten to the eater. */
  links: readonly (readonly [eaten: string, eater: string])[]
  alt: string
}

/** In units of the drawing; names stand evenly over it. */
export const foodWebWidth = 260
const rowHeight = 56

/** The edge of a name seen in a direction: names are wider than high. */
function beside(name: string, [x, y]: Point, degrees: number): Point {
  const [dx, dy] = polar([0, 0], 1, degrees)
  const reach = Math.min(13 / Math.max(Math.abs(dy), 0.01), (3.6 * name.length + 5) / Math.max(Math.abs(dx), 0.01))
  return [x + dx * reach, y + dy * reach]
}

/** The drawing of a food web. Throws where a link names an organism that no row has. */
export function foodWebFigure({ rows, links, alt }: FoodWeb): Figure {
  const height = rows.length * rowHeight
  const places = new Map<string, Point>(
    rows.flatMap((row, level) =>
      row.map(
        (name, index) =>
          [name, [(foodWebWidth * (index + 0.5)) / row.length, height - rowHeight * (level + 0.5)]] as const,
      ),
    ),
  )
  const at = (name: string): Point => {
    const place = places.get(name)
    if (place === undefined) throw new Error(`The food web has no ${name}`)
    return place
  }
  const shapes = links.flatMap(([eaten, eater]) => {
    const [from, to] = [at(eaten), at(eater)]
    const direction = degreesBetween(from, to)
    return arrow(beside(eaten, from, direction), beside(eater, to, direction + 180))
  })
  return drawing({ width: foodWebWidth, height, alt }, [
    ...shapes,
    ...[...places].map(([name, place]) => centred(name, place)),
  ])
}
