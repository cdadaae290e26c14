import { proves } from '../../engine/prove.ts'
import { bentPlaces, crossedPlaces, type Bent, type Crossed } from '../forms/m33-parallels.ts'
import { measured } from '../measured.ts'
import { measuredAngle } from '../plane.ts'
import {
  angles,
  cutPlaces,
  multiplePlaces,
  outsidePlaces,
  type Cut,
  type Multiples,
  type Outside,
} from './m33-angles.ts'

// The second routes measure the angles of the drawing, those that it gives and the one that is asked for.
proves(angles, {
  'bent-line': (bent: Bent) => measured(bentPlaces(bent), 'AEC', { BAE: bent.upper, DCE: bent.lower }),
  isosceles: (outside: Outside) => {
    const places = outsidePlaces(outside)
    return measured(places, 'BAC', { ACD: outside.angle, ABC: measuredAngle(places, 'ACB') })
  },
  'parallel-to-base': (cut: Cut) => {
    const places = cutPlaces(cut)
    return measured(places, 'BAC', {
      ADE: cut.atLine,
      ACB: cut.atBase,
      ABC: cut.atLine,
      BAE: measuredAngle(places, 'DAC'),
    })
  },
  bisector: (crossed: Crossed) => {
    const places = crossedPlaces(crossed)
    return measured(places, 'GKH', { GHK: crossed.angle, BGK: measuredAngle(places, 'HGK') })
  },
  multiples: (multiples: Multiples) => {
    const places = multiplePlaces(multiples)
    const { one, other } = multiples
    const x = measuredAngle(places, 'ACD') / (one + other)
    return measured(places, 'BAC', { BAC: one * x, ABC: other * x }) / one
  },
})
