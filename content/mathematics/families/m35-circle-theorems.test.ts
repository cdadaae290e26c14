import { proves } from '../../engine/prove.ts'
import { chordPlaces, tangentPlaces, tangentsPlaces, type Tangents, type TwoAngles } from '../forms/m35-tangents.ts'
import { measured } from '../measured.ts'
import { circleTheorems, diameterPlaces, minorPlaces, radiusPlaces, type Given } from './m35-circle-theorems.ts'

// The second routes measure the angles of the drawing, those that it gives and the one that is asked for.
proves(circleTheorems, {
  'radius-and-chord': (given: Given) => measured(radiusPlaces(given), 'ACB', { OAB: given.angle }),
  'minor-arc': (given: Given) => measured(minorPlaces(given), 'ACB', { AOB: given.angle }),
  diameter: (given: Given) => measured(diameterPlaces(given), 'ADC', { BAC: given.angle, AOB: 180 }),
  'alternate-segment': (given: TwoAngles) =>
    measured(tangentPlaces(given), 'BAC', { TAB: given.one, ABC: given.other, OAT: 90 }),
  'two-tangents': (given: Tangents) => measured(tangentsPlaces(given), 'ACB', { ATB: given.between, OAT: 90, OBT: 90 }),
  'same-segment': (given: TwoAngles) => measured(chordPlaces(given), 'AEB', { CAD: given.one, ACB: given.other }),
})
