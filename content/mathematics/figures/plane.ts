import { onCircle, sceneFigure } from '../../figures/scene.ts'

const root3 = Math.sqrt(3)

/** Figures of the notes on geometry and trigonometry. */
export const planeFigures = {
  'trig-triangle': sceneFigure({
    points: { A: [0, 0], B: [4, 0], C: [4, 3] },
    segments: ['AB', 'BC', 'CA'],
    angles: [
      { at: 'A', from: 'B', to: 'C', label: 'θ' },
      { at: 'B', from: 'C', to: 'A', isRight: true },
    ],
    sides: [
      { on: 'AB', label: '4' },
      { on: 'BC', label: '3' },
      { on: 'CA', label: '5' },
    ],
    alt: 'Right-angled triangle ABC with the right angle at B and the angle θ at A. The side opposite θ, BC, is 3; the adjacent side AB is 4; the hypotenuse AC is 5. So sin θ = 3/5, cos θ = 4/5 and tan θ = 3/4.',
  }),
  'angle-at-centre': sceneFigure({
    points: { ...onCircle({ A: 210, B: 330, C: 90 }), O: [0, 0] },
    segments: ['OA', 'OB', 'CA', 'CB'],
    circles: [{ centre: 'O', radius: 1 }],
    dots: 'O',
    angles: [
      { at: 'O', from: 'A', to: 'B', label: '120°' },
      { at: 'C', from: 'A', to: 'B', label: '60°' },
    ],
    alt: 'A circle with centre O and the points A, B and C on it. The angle AOB at the centre is 120°. The angle ACB at the circumference, on the same arc AB, is half of it, 60°.',
  }),
  'parallel-lines': sceneFigure({
    points: { A: [0, 2], B: [6, 2], C: [0, 0], D: [6, 0], P: [3.79, 3.1], Q: [1.27, -1.26], M: [3.155, 2], N: [2, 0] },
    unnamed: 'PQMN',
    segments: ['AB', 'CD', 'PQ'],
    angles: [
      { at: 'M', from: 'A', to: 'N', label: '60°' },
      { at: 'N', from: 'D', to: 'M', label: '60°' },
    ],
    alt: 'Two parallel lines AB and CD crossed by a third line. The angle of 60° below AB on the left of the crossing line and the angle of 60° above CD on its right are alternate angles: they are equal.',
  }),
  bearing: sceneFigure({
    points: { P: [0, 0], N: [0, 3], Q: [2.6, 1.5] },
    arrows: ['PN'],
    segments: ['PQ'],
    dots: 'PQ',
    angles: [{ at: 'P', from: 'Q', to: 'N', label: '60°' }],
    alt: 'The bearing of Q from P. A north line goes up from P to N. The angle from the north line clockwise to PQ is 60°, so the bearing is 060°.',
  }),
  'elevation-of-a-tower': sceneFigure({
    points: { A: [0, 0], B: [20, 0], T: [20, 20 / root3] },
    segments: ['AB', 'BT', 'AT'],
    angles: [
      { at: 'A', from: 'B', to: 'T', label: '30°' },
      { at: 'B', from: 'T', to: 'A', isRight: true },
    ],
    sides: [
      { on: 'AB', label: '20 m' },
      { on: 'BT', label: 'h' },
    ],
    alt: 'From A, a point on level ground 20 m from the foot B of a tower, the angle of elevation of its top T is 30°. The height h is 20 × tan 30°, about 11.5 m.',
  }),
  'cosine-rule-triangle': sceneFigure({
    points: { A: [2.5, 5 * (root3 / 2)], B: [0, 0], C: [8, 0] },
    segments: ['AB', 'BC', 'CA'],
    angles: [{ at: 'B', from: 'C', to: 'A', label: '60°' }],
    sides: [
      { on: 'AB', label: '5' },
      { on: 'BC', label: '8' },
      { on: 'CA', label: '7' },
    ],
    alt: 'Triangle ABC with AB = 5, BC = 8 and an angle of 60° between them at B. By the cosine rule AC² = 25 + 64 − 2 × 5 × 8 × ½ = 49, so AC = 7.',
  }),
  'reflected-triangle': sceneFigure({
    points: { A: [1, 1], B: [4, 1], C: [1, 3], P: [-1, 1], Q: [-4, 1], R: [-1, 3], S: [0, -0.5], T: [0, 4] },
    unnamed: 'ST',
    segments: ['AB', 'BC', 'CA', 'PQ', 'QR', 'RP'],
    arrows: ['ST'],
    alt: 'Triangle A(1, 1), B(4, 1), C(1, 3) reflected in the y-axis, the upright line. Its image is P(−1, 1), Q(−4, 1), R(−1, 3): each x changes its sign and each y stays.',
  }),
  'perpendicular-bisector': sceneFigure({
    points: { A: [-3, 0], B: [3, 0], M: [0, 0], X: [0, 3], Y: [0, -2.5] },
    unnamed: 'Y',
    segments: ['AB', 'XY'],
    dashed: ['XA', 'XB'],
    angles: [{ at: 'M', from: 'B', to: 'X', isRight: true }],
    alt: 'The perpendicular bisector of AB: a line through its middle point M at a right angle to AB. Any point X on it is as far from A as from B. It is the locus of points equidistant from A and B.',
  }),
  'sector-of-circle': sceneFigure({
    points: { ...onCircle({ A: 60, B: 0 }), O: [0, 0] },
    segments: ['OA', 'OB'],
    circles: [{ centre: 'O', radius: 1 }],
    dots: 'O',
    angles: [{ at: 'O', from: 'B', to: 'A', label: '60°' }],
    sides: [{ on: 'OB', label: '6 cm' }],
    alt: 'A circle with centre O and radius 6 cm. The sector AOB has an angle of 60°, one sixth of the circle: its arc is 2π cm, about 6.28 cm, and its area 6π cm², about 18.8 cm².',
  }),
  'cone-triangle': sceneFigure({
    points: { V: [0, 4], O: [0, 0], A: [3, 0], B: [-3, 0] },
    segments: ['VA', 'VB', 'AB'],
    dashed: ['VO'],
    angles: [{ at: 'O', from: 'A', to: 'V', isRight: true }],
    sides: [
      { on: 'OA', label: '3 cm' },
      { on: 'VO', label: '4 cm', inside: true },
      { on: 'VA', label: '5 cm' },
    ],
    alt: 'A cone seen from the side. The radius OA of its base is 3 cm, its height VO is 4 cm, at a right angle to the base, and its slant height VA is 5 cm, since 3² + 4² = 5².',
  }),
}
