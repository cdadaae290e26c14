import { proves } from '../../engine/prove.ts'
import { measured } from '../measured.ts'
import { measuredLength, type Places } from '../plane.ts'
import { boatPlaces, depressionPlaces, elevation, sightPlaces, type Boats, type Sight } from './m47-elevation.ts'

/** The length of one line of a drawing to scale, where the length of another is known. */
function toScale(places: Places, asked: string, known: string, length: number): number {
  return (measuredLength(places, asked) * length) / measuredLength(places, known)
}

/** The same, and no number where the drawing does not show its angles as they are stated. */
function drawn(places: Places, angles: Readonly<Record<string, number>>, length: () => number): number {
  return Number.isNaN(measured(places, Object.keys(angles)[0] ?? '', angles)) ? Number.NaN : length()
}

// The second routes measure the drawings, which are true to scale.
proves(elevation, {
  height: ({ side, angle }: Sight) => {
    const places = sightPlaces(angle)
    return drawn(places, { BAC: angle, ABC: 90 }, () => toScale(places, 'BC', 'AB', side))
  },
  distance: ({ side, angle }: Sight) => {
    const places = depressionPlaces(angle)
    return drawn(places, { HCA: angle, ABC: 90, BCH: 90 }, () => toScale(places, 'AB', 'BC', side))
  },
  'two-boats': (boats: Boats) => {
    const places = boatPlaces(boats)
    return drawn(places, { FPT: 60, FQT: 30, TFQ: 90 }, () => toScale(places, 'PQ', 'TF', boats.height))
  },
  rope: ({ side, angle }: Sight) => {
    const places = sightPlaces(angle)
    return drawn(places, { BAC: angle, ABC: 90 }, () => toScale(places, 'AC', 'BC', side))
  },
})
