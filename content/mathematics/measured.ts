import { measuredAngle, type Places } from './plane.ts'

/** The size of an angle as a drawing shows it; no number where the drawing does not show the angles that it states. */
export function measured(places: Places, asked: string, stated: Readonly<Record<string, number>>): number {
  const isTrue = Object.entries(stated).every(
    ([name, degrees]) => Math.abs(measuredAngle(places, name) - degrees) < 1e-6,
  )
  return isTrue ? measuredAngle(places, asked) : Number.NaN
}
