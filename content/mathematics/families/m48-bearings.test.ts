import { proves } from '../../engine/prove.ts'
import { partPlaces, type Part } from '../forms/m48-parts.ts'
import { measured } from '../measured.ts'
import { measuredLength, placeOf, type Places } from '../plane.ts'
import { bearings, legPlaces, sidePlaces, turnPlaces, type Legs, type Side, type Turn } from './m48-bearings.ts'

/** The bearing of one place from another, as a map shows it, to a millionth of a degree. */
function bearingOf(places: Places, to: string, from: string): number {
  const [[x, y], [fromX, fromY]] = [placeOf(places, to), placeOf(places, from)]
  const degrees = (Math.atan2(x - fromX, y - fromY) * 180) / Math.PI
  return Math.round((degrees < 0 ? degrees + 360 : degrees) * 1e6) / 1e6
}

/** A result, where the drawing shows what is stated in it. */
function where(isTrue: boolean, result: number): number {
  return isTrue ? result : Number.NaN
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-6

// The second routes measure the drawings by coordinates.
proves(bearings, {
  back: (side: Side) => {
    const places = sidePlaces(side)
    const isTrue = !Number.isNaN(measured(places, 'NPQ', { NPQ: side.angle })) && bearingOf(places, 'Q', 'P') < 180
    return where(isTrue === side.isEast, bearingOf(places, 'P', 'Q'))
  },
  distance: (legs: Legs) => {
    const places = legPlaces(legs)
    const isTrue =
      near(bearingOf(places, 'Q', 'P'), legs.bearing) &&
      near(bearingOf(places, 'R', 'Q'), legs.bearing + 90) &&
      near(measuredLength(places, 'PQ'), legs.first) &&
      near(measuredLength(places, 'QR'), legs.second)
    return where(isTrue, measuredLength(places, 'PR'))
  },
  turn: (turn: Turn) => {
    const places = turnPlaces(turn)
    const isTrue = !Number.isNaN(measured(places, 'PQR', { PQR: turn.angle, NPQ: turn.bearing }))
    return where(isTrue, bearingOf(places, 'R', 'Q'))
  },
  part: (part: Part) => {
    const places = partPlaces(part)
    const [x, y] = placeOf(places, 'Q')
    return where(near(bearingOf(places, 'Q', 'P'), part.bearing), Math.abs(part.isAcross ? x : y))
  },
})
