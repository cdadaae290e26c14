import { form, type Draft } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { sceneFigure } from '../../figures/scene.ts'
import { angleMark, towards, type Places } from '../plane.ts'
import { positiveSlips } from '../slips.ts'
import { exact, rootOf, squares, type Steep } from './m47-trig.ts'

/** A way whose part to the east, west, north or south is asked for. */
export interface Part {
  distance: number
  bearing: number
  isAcross: boolean
}

export const wayPart = form<Part>({ id: 'part', difficulty: 'medium', draw: drawPart, write: writePart })

function drawPart(random: Random): Part {
  return {
    distance: random.step(12, 96, 6),
    bearing: random.pick([30, 60, 120, 150, 210, 240, 300, 330]),
    isAcross: random.pick([true, false]),
  }
}

/** N lies north of P. */
export function partPlaces({ distance, bearing: degrees }: Part): Places {
  const q = towards([0, 0], 90 - degrees, distance)
  return { P: [0, 0], N: [0, 0.8 * distance], Q: q }
}

function writePart(part: Part): Draft {
  const { distance, bearing: degrees, isAcross } = part
  const points = partPlaces(part)
  const angle = degrees > 180 ? 360 - degrees : degrees
  const acute: Steep = angle === 30 || angle === 150 ? 30 : 60
  const ratio = isAcross ? 'sin' : 'cos'
  const direction = isAcross ? (degrees < 180 ? 'east' : 'west') : angle < 90 ? 'north' : 'south'
  const key = rootOf(distance ** 2 * squares[acute][ratio], 'km')
  return {
    stem: `Town Q is ${distance} km from town P in the direction drawn below, where PN points north. How far ${direction} of P is Q?`,
    key,
    // None is longer than PQ, which would rule it out at once.
    slips: positiveSlips([
      [
        rootOf(distance ** 2 * squares[acute][isAcross ? 'cos' : 'sin'], 'km'),
        `This takes the ${isAcross ? 'cosine' : 'sine'} of ${acute}° instead of the ${isAcross ? 'sine' : 'cosine'}.`,
      ],
      [rootOf(distance ** 2 / 3, 'km'), `This takes PQ for the longer of the two sides at the right angle.`],
      [rootOf(distance ** 2 / 2, 'km'), `This takes the angle as 45°, as if Q lay as far one way as the other.`],
      [rootOf(distance ** 2 / 16, 'km'), 'This halves PQ twice, once more than a ratio of one half asks for.'],
      [rootOf(distance ** 2, 'km'), `This is the whole of PQ, as if Q lay due ${direction} of P.`],
    ]),
    principle: 'The parts of a way to the north and to the east are the two short sides of a right-angled triangle.',
    working: [
      `PQ makes an angle of ${acute}° with the north–south line`,
      `Distance to the ${direction} = ${distance} ${ratio} ${acute}°, where $\\${ratio} ${acute}° = ${exact[acute][ratio]}$`,
      `Distance = ${key.text}`,
    ],
    hints: [
      'Draw the right-angled triangle with the hypotenuse PQ.',
      `Is the side to the ${direction} opposite or adjacent to the angle?`,
    ],
    figure: sceneFigure({
      points,
      segments: ['PQ'],
      arrows: ['PN'],
      angles: [angleMark(points, 'NPQ', `${angle}°`)],
      sides: [{ on: 'PQ', label: `${distance} km` }],
      alt: `PN points north. PQ is ${distance} km long and makes an angle of ${angle}° with PN; Q lies to the ${degrees < 180 ? 'east' : 'west'} of PN.`,
    }),
  }
}
