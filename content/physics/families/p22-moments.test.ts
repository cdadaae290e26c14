import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { moments, type Plank, type Rule, type SeeSaw, type TippedPlank } from './p22-moments.ts'

interface Load {
  place: number
  weight: number
}

const slices = 40

/** A uniform beam as many small loads, so that nothing is assumed about where its weight acts. */
function slicesOf(length: number, weight: number): Load[] {
  return Array.from({ length: slices }, (_, i) => ({
    place: ((i + 0.5) * length) / slices,
    weight: weight / slices,
  }))
}

function momentAbout(point: number, loads: readonly Load[]): number {
  return loads.reduce((sum, { place, weight }) => sum + weight * (place - point), 0)
}

/** The beam balances where the loads have no moment: tries values of the unknown until they have none. */
function balancing(point: number, loadsFor: (unknown: number) => readonly Load[]): number {
  return rootOf((unknown) => momentAbout(point, loadsFor(unknown)), 0, 10_000)
}

proves(moments, {
  'mass-of-rule': ({ pivot, mark, hung }: Rule) =>
    balancing(pivot, (mass) => [{ place: mark, weight: hung }, ...slicesOf(100, mass)]),
  'see-saw': ({ weight, arm, otherWeight }: SeeSaw) =>
    balancing(0, (otherArm) => [
      { place: -arm, weight },
      { place: otherArm, weight: otherWeight },
    ]),
  // Moments about a point off the plank, with the other support's force taken from the balance of forces.
  'reaction-at-support': ({ length, weight, load, place }: Plank) =>
    balancing(-1, (atB) => [
      { place: 0, weight: atB - weight - load },
      { place: length, weight: -atB },
      { place, weight: load },
      ...slicesOf(length, weight),
    ]),
  'force-at-end': ({ length, weight, pivot }: TippedPlank) =>
    balancing(pivot, (force) => [{ place: 0, weight: force }, ...slicesOf(length, weight)]),
})
