import { family, form, type Draft } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { onCircle, sceneFigure } from '../../figures/scene.ts'
import { crossingChords, tangentAndChord, twoTangents } from '../forms/m35-tangents.ts'
import { angleMark, angleSlips, type Places } from '../plane.ts'

/** The one angle in degrees that is written into the drawing. */
export interface Given {
  angle: number
}

const degrees = (value: number) => quantity(value, '°')

export const circleTheorems = family(
  {
    id: 'm35',
    edition: 1,
    title: 'Circle theorems in a drawing',
    subject: 'mathematics',
    topicId: 'mat-circles',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 48,
  },
  [
    form<Given>({ id: 'radius-and-chord', difficulty: 'medium', draw: drawRadius, write: writeRadius }),
    form<Given>({ id: 'minor-arc', difficulty: 'medium', draw: drawMinor, write: writeMinor }),
    form<Given>({ id: 'diameter', difficulty: 'medium', draw: drawDiameter, write: writeDiameter }),
    tangentAndChord,
    twoTangents,
    crossingChords,
  ],
)

function drawRadius(random: Random): Given {
  return { angle: random.step(22, 64, 2) }
}

/** O the centre, angle OAB as given, C on the larger arc. */
export function radiusPlaces({ angle }: Given): Places {
  return { ...onCircle({ A: 180 + angle, B: -angle, C: 105 }), O: [0, 0] }
}

function writeRadius(given: Given): Draft {
  const { angle } = given
  const points = radiusPlaces(given)
  const key = degrees(90 - angle)
  return {
    stem: 'In the diagram, O is the centre of the circle through A, B and C. Find the value of x.',
    key,
    slips: angleSlips([
      [degrees(180 - 2 * angle), 'This is the angle AOB at the centre; the angle at the circumference is half of it.'],
      [degrees(angle), 'This takes x as equal to the angle between the radius and the chord.'],
      [degrees(180 - angle), 'This treats the two marked angles as opposite angles of a cyclic quadrilateral.'],
      [
        degrees(90 - angle / 2),
        `This takes ${angle}° as the angle at O and finds a base angle: ½ × (180° − ${angle}°).`,
      ],
      [degrees(angle / 2), 'This takes the given angle as the one at the centre and halves it.'],
      [degrees(2 * angle), 'This doubles the given angle, which does not stand at the circumference.'],
      [degrees(45 - angle / 2), `This halves the ${180 - 2 * angle}° at the centre twice instead of once.`],
    ]),
    principle:
      'Radii are equal, so triangle OAB is isosceles; the angle at the centre is twice the angle at the circumference.',
    working: [`Angle AOB = 180° − 2 × ${angle}° = ${180 - 2 * angle}°`, `x = ½ × ${180 - 2 * angle}° = ${key.text}`],
    hints: ['OA and OB are radii: what kind of triangle is OAB?', 'Compare the angles that AB makes at O and at C.'],
    figure: sceneFigure({
      points,
      segments: ['OA', 'OB', 'AB', 'CA', 'CB'],
      circles: [{ centre: 'O', radius: 1 }],
      dots: 'O',
      angles: [angleMark(points, 'OAB', `${angle}°`), angleMark(points, 'ACB', 'x')],
      alt: `A circle with centre O and the points A, B and C on it. O is inside triangle ABC. Radii OA and OB are drawn. Angle OAB is ${angle}° and angle ACB is x.`,
    }),
  }
}

function drawMinor(random: Random): Given {
  return { angle: random.step(96, 168, 4) }
}

/** C on the smaller arc AB, not in its middle. */
export function minorPlaces({ angle }: Given): Places {
  return { ...onCircle({ A: 90 + angle / 2, B: 90 - angle / 2, C: 90 + angle / 6 }), O: [0, 0] }
}

function writeMinor(given: Given): Draft {
  const { angle } = given
  const points = minorPlaces(given)
  const key = degrees(180 - angle / 2)
  return {
    stem: 'A, B and C are points on the circle with centre O in the diagram. The angle marked x is',
    key,
    slips: angleSlips([
      [degrees(angle / 2), 'This is the angle at a point of the larger arc; C lies on the smaller one.'],
      [degrees(180 - angle), 'This takes OACB as cyclic, but O does not lie on the circle.'],
      [degrees(angle), 'This takes the angle at C as equal to the angle at the centre.'],
      [degrees(90 + angle / 2), `This adds half of the ${angle}° at the centre to a right angle.`],
      [degrees(180 - angle / 4), `This halves the ${angle}° at the centre twice before taking it from 180°.`],
      [degrees(90 - angle / 2), 'This is the base angle OAB of the isosceles triangle OAB.'],
    ]),
    principle: 'The reflex angle at the centre stands on the larger arc AB, and it is twice the angle x.',
    working: [`Reflex angle AOB = 360° − ${angle}° = ${360 - angle}°`, `x = ½ × ${360 - angle}° = ${key.text}`],
    hints: ['On which arc does the angle at C stand?', 'How large is the reflex angle at O?'],
    figure: sceneFigure({
      points,
      segments: ['OA', 'OB', 'CA', 'CB'],
      circles: [{ centre: 'O', radius: 1 }],
      dots: 'O',
      angles: [angleMark(points, 'AOB', `${angle}°`), angleMark(points, 'ACB', 'x')],
      alt: `A circle with centre O. C is a point on the smaller arc AB. Radii OA and OB and chords AC and CB are drawn. Angle AOB is ${angle}° and angle ACB is x.`,
    }),
  }
}

function drawDiameter(random: Random): Given {
  return { angle: random.int(20, 29) }
}

/** AB a diameter, C and D above it, D half-way from C to A. */
export function diameterPlaces({ angle }: Given): Places {
  return { ...onCircle({ A: 180, B: 0, C: 2 * angle, D: 90 + angle }), O: [0, 0] }
}

function writeDiameter(given: Given): Draft {
  const { angle } = given
  const points = diameterPlaces(given)
  const key = degrees(90 + angle)
  return {
    stem: 'In the figure, AB is a diameter of the circle and D lies on the arc AC. What is the size of angle x?',
    key,
    slips: angleSlips([
      [degrees(90 - angle), 'This is angle ABC, which is opposite x in the cyclic quadrilateral.'],
      [degrees(180 - angle), 'This takes the given angle from 180°, though it is not opposite x.'],
      [degrees(2 * angle), 'This doubles the given angle, as if x stood at the centre.'],
      [degrees(90 + 2 * angle), `This adds twice the given angle to the right angle: 90° + 2 × ${angle}°.`],
      [
        degrees(180 - 2 * angle),
        `This takes triangle ADC as isosceles, with ${angle}° at A and at C: 180° − 2 × ${angle}°.`,
      ],
      [degrees(angle), 'This takes x as equal to the given angle, as if they stood on one arc.'],
      [degrees(90 + angle / 2), `This adds only half of the given ${angle}° to the right angle.`],
    ]),
    principle: 'The angle in a semicircle is 90°, and opposite angles of a cyclic quadrilateral add up to 180°.',
    working: [
      `Angle ACB = 90°, so angle ABC = 90° − ${angle}° = ${90 - angle}°`,
      `x = 180° − ${90 - angle}° = ${key.text}`,
    ],
    hints: ['How large is the angle ACB on the diameter?', 'ABCD is a cyclic quadrilateral.'],
    figure: sceneFigure({
      points,
      unnamed: 'O',
      segments: ['AB', 'BC', 'CA', 'CD', 'DA'],
      circles: [{ centre: 'O', radius: 1 }],
      angles: [angleMark(points, 'BAC', `${angle}°`), angleMark(points, 'ADC', 'x')],
      alt: `A circle with diameter AB. C and D are on the same half of the circle, in the order A, B, C, D. Chords BC, CA, CD and DA are drawn. Angle BAC is ${angle}° and angle ADC is x.`,
    }),
  }
}
