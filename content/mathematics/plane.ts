import type { Slip } from '../engine/family.ts'
import type { Scene } from '../figures/scene.ts'
import type { Point } from '../figures/svg.ts'
import { slipsOf, type Mistake } from './slips.ts'

/** Points of a drawing by their letters, y upwards. */
export type Places = Readonly<Record<string, Point>>

type AngleMark = NonNullable<Scene['angles']>[number]

/** The point of that name. Throws where there is none. */
export function placeOf(places: Places, name: string): Point {
  const place = places[name]
  if (place === undefined) throw new Error(`No point ${name}`)
  return place
}

/** The size in degrees of an angle below 180° that is measured between two arms: 'ABC' is the angle at B. */
export function measuredAngle(places: Places, name: string): number {
  return Math.abs(turnOf(places, name))
}

/** The distance between two points: 'AB'. */
export function measuredLength(places: Places, name: string): number {
  const [[ax, ay], [bx, by]] = [placeOf(places, name.charAt(0)), placeOf(places, name.charAt(1))]
  return Math.hypot(bx - ax, by - ay)
}

/** The mark of an angle below 180° in a drawing, in whichever order its arms are named. */
export function angleMark(places: Places, name: string, label?: string): AngleMark {
  const [first, vertex, last] = [name.charAt(0), name.charAt(1), name.charAt(2)]
  const [from, to] = turnOf(places, name) >= 0 ? [first, last] : [last, first]
  const isRight = label === undefined && Math.abs(measuredAngle(places, name) - 90) < 1e-6
  return { at: vertex, from, to, isRight, ...(label === undefined ? {} : { label }) }
}

/** Where the lines through two pairs of points cross: 'AC' and 'BD'. */
export function crossing(places: Places, one: string, other: string): Point {
  const [[ax, ay], [bx, by]] = [placeOf(places, one.charAt(0)), placeOf(places, one.charAt(1))]
  const [[cx, cy], [dx, dy]] = [placeOf(places, other.charAt(0)), placeOf(places, other.charAt(1))]
  const under = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / under
  return [ax + along * (bx - ax), ay + along * (by - ay)]
}

/** The point at a distance from another in a direction in degrees (0 to the right, 90 up). */
export function towards([x, y]: Point, degrees: number, distance: number): Point {
  const radians = (degrees * Math.PI) / 180
  return [x + distance * Math.cos(radians), y + distance * Math.sin(radians)]
}

/** Only the mistakes that give a whole number of degrees that the angle of a triangle could have. */
export function angleSlips(mistakes: readonly Mistake[], most = 175): Slip[] {
  return slipsOf(mistakes).filter(({ value = 0 }) => Number.isInteger(value) && value >= 5 && value <= most)
}

/** The signed turn from the first arm to the last, from −180° to 180°. */
function turnOf(places: Places, name: string): number {
  const [ax, ay] = placeOf(places, name.charAt(0))
  const [bx, by] = placeOf(places, name.charAt(1))
  const [cx, cy] = placeOf(places, name.charAt(2))
  const [ux, uy, vx, vy] = [ax - bx, ay - by, cx - bx, cy - by]
  return (Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy) * 180) / Math.PI
}
