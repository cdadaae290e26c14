import { vernierFigure } from '../../figures/apparatus.ts'
import { curve, graphFigure } from '../../figures/graph.ts'
import { onCircle, sceneFigure } from '../../figures/scene.ts'
import { arrow, drawing, line, polygon, rectangle, text } from '../../figures/svg.ts'

/** Figures of the notes on mechanics and heat. */
export const mechanicsFigures = {
  'velocity-time': graphFigure({
    x: { label: 'time (s)', from: 0, to: 40, step: 10 },
    y: { label: 'velocity (m s⁻¹)', from: 0, to: 25, step: 5 },
    curves: [
      [
        [0, 0],
        [10, 20],
        [30, 20],
        [35, 0],
      ],
    ],
    areas: [
      [
        [0, 0],
        [10, 20],
        [30, 20],
        [35, 0],
      ],
    ],
    guides: [
      [
        [10, 0],
        [10, 20],
      ],
      [
        [30, 0],
        [30, 20],
      ],
    ],
    notes: [
      { text: '100 m', at: [6, 2] },
      { text: '400 m', at: [20, 9] },
    ],
    alt: 'Velocity–time graph of a bus. The velocity rises evenly from 0 to 20 m/s in 10 s, stays 20 m/s until 30 s, then falls evenly to 0 at 35 s. The shaded area under the line is the distance: a triangle of 100 m, a rectangle of 400 m and a last triangle of 50 m.',
  }),
  'projectile-path': graphFigure({
    x: { label: 'distance (m)', from: 0, to: 45, step: 10 },
    y: { label: 'height (m)', from: 0, to: 14, step: 5 },
    curves: [curve((x) => x - (x * x) / 40, { from: 0, to: 40 })],
    points: [
      [20, 10],
      [40, 0],
    ],
    guides: [
      [
        [20, 0],
        [20, 10],
      ],
    ],
    notes: [{ text: 'highest: 10 m', at: [20, 11.5] }],
    alt: 'Path of a ball thrown at 20 m/s and 45 degrees, with g = 10 m/s². It is a symmetrical curve: it starts at 0, is highest at 10 m above the ground when it is 20 m away, and lands 40 m away.',
  }),
  'shm-displacement': graphFigure({
    x: { label: 't (s)', from: 0, to: 4.4, step: 1 },
    y: { label: 'displacement (cm)', from: -4, to: 4, step: 2 },
    curves: [curve((t) => 3 * Math.cos(Math.PI * t), { from: 0, to: 4 }, 48)],
    guides: [
      [
        [2, 0],
        [2, 3],
      ],
    ],
    alt: 'Displacement of a pendulum bob against time: a cosine curve that starts at +3 cm, passes zero at 0.5 s, reaches −3 cm at 1 s and is back at +3 cm at 2 s and 4 s. The amplitude is 3 cm and the period 2 s.',
  }),
  'hooke-graph': graphFigure({
    x: { label: 'extension (mm)', from: 0, to: 16, step: 5 },
    y: { label: 'force (N)', from: 0, to: 12, step: 5 },
    curves: [[[0, 0], [8, 8], ...curve((x) => 8 + 2.4 * (1 - Math.exp(-(x - 8) / 2.4)), { from: 8, to: 15 }, 14)]],
    points: [[8, 8]],
    notes: [{ text: 'L', at: [7, 9] }],
    alt: 'Force against extension for a wire. The line is straight through the origin up to the point L at 8 mm and 8 N, the limit of proportionality, where the force is proportional to the extension. Beyond L the line bends towards the extension axis.',
  }),
  'balanced-plank': drawing(
    {
      width: 240,
      height: 134,
      alt: 'A uniform plank 4 m long on a pivot 1.5 m from its left end. Its weight of 200 N acts downwards at its middle, 0.5 m to the right of the pivot. A child of 250 N stands 0.4 m to the left of the pivot. The pivot pushes up with 450 N.',
    },
    [
      rectangle([20, 60], 200, 6),
      polygon([
        [95, 67],
        [88, 80],
        [102, 80],
      ]),
      ...arrow([95, 128], [95, 84]),
      ...arrow([120, 66], [120, 104]),
      ...arrow([75, 24], [75, 60]),
      text('250 N', [75, 18]),
      text('200 N', [124, 100], 'start'),
      text('450 N', [88, 124], 'end'),
      text('0.4 m', [70, 52], 'end'),
      text('0.5 m', [112, 54], 'start'),
    ],
  ),
  'vector-triangle': sceneFigure({
    points: { O: [0, 0], A: [4, 0], B: [4, 3] },
    arrows: ['OA', 'AB', 'OB'],
    angles: [{ at: 'A', from: 'B', to: 'O', isRight: true }],
    sides: [
      { on: 'OA', label: '4 N' },
      { on: 'AB', label: '3 N' },
      { on: 'OB', label: '5 N' },
    ],
    alt: 'Adding two forces at right angles. An arrow of 4 N from O to A, then an arrow of 3 N from A to B at a right angle to it. The resultant is the arrow of 5 N from O straight to B.',
  }),
  'forces-on-box': drawing(
    {
      width: 240,
      height: 150,
      alt: 'A box on a level floor pulled to the right with 12 N. Friction of 5 N acts on it to the left, along the floor. Its weight of 20 N acts down, and the normal reaction of 20 N acts up. The resultant force is 7 N to the right.',
    },
    [
      rectangle([90, 50], 56, 40),
      line([20, 90], [220, 90], 'thick'),
      ...arrow([146, 66], [214, 66]),
      ...arrow([90, 86], [54, 86]),
      ...arrow([118, 50], [118, 14]),
      ...arrow([118, 70], [118, 128]),
      text('pull 12 N', [184, 58]),
      text('friction 5 N', [50, 78]),
      text('reaction 20 N', [124, 24], 'start'),
      text('weight 20 N', [124, 124], 'start'),
    ],
  ),
  'force-time-impulse': graphFigure({
    x: { label: 'time (s)', from: 0, to: 0.12, step: 0.05 },
    y: { label: 'force (N)', from: 0, to: 60, step: 20 },
    curves: [
      [
        [0, 0],
        [0.05, 50],
        [0.1, 0],
      ],
    ],
    areas: [
      [
        [0, 0],
        [0.05, 50],
        [0.1, 0],
      ],
    ],
    notes: [{ text: '2.5 N s', at: [0.05, 15] }],
    alt: 'Force on a ball against time while it is kicked: a triangle from 0 at 0 s up to 50 N at 0.05 s and back to 0 at 0.1 s. The shaded area, half of 0.1 s times 50 N, is the impulse of 2.5 N s.',
  }),
  'circular-motion': sceneFigure({
    points: {
      ...onCircle({ P: 30 }),
      O: [0, 0],
      T: [Math.cos(Math.PI / 6) - 0.5 * 0.9, 0.5 + 0.866 * 0.9],
      F: [0.433, 0.25],
    },
    unnamed: 'TF',
    circles: [{ centre: 'O', radius: 1 }],
    arrows: ['PT', 'PF'],
    dots: 'OP',
    sides: [
      { on: 'PT', label: 'v' },
      { on: 'PF', label: 'F' },
    ],
    alt: 'A body P moves round a circle with centre O. Its velocity v is along the tangent at P. The force F on it points from P to the centre O, at right angles to v.',
  }),
  'vernier-reading': vernierFigure({
    main: 23,
    coincident: 6,
    alt: 'Scales of a vernier calliper. The zero of the vernier lies between 2.3 cm and 2.4 cm on the main scale, and the sixth vernier division meets a mark of the main scale, so the reading is 2.36 cm.',
  }),
  'cooling-curve': graphFigure({
    x: { label: 'time (minutes)', from: 0, to: 16, step: 5 },
    y: { label: 'temperature (°C)', from: 50, to: 110, step: 10 },
    curves: [
      [
        [0, 100],
        [3, 80],
        [9, 80],
        [15, 60],
      ],
    ],
    notes: [
      { text: 'liquid', at: [3.6, 94] },
      { text: 'freezing', at: [6, 83] },
      { text: 'solid', at: [13.6, 72] },
    ],
    alt: 'Cooling curve of naphthalene. The liquid cools from 100 °C to 80 °C in 3 minutes, stays at 80 °C until 9 minutes while it freezes, and then cools as a solid to 60 °C at 15 minutes. The flat part shows the freezing point, 80 °C.',
  }),
  'boyle-curve': graphFigure({
    x: { label: 'volume (cm³)', from: 0, to: 65, step: 20 },
    y: { label: 'pressure (kPa)', from: 0, to: 240, step: 100 },
    curves: [curve((v) => 2400 / v, { from: 10.5, to: 60 })],
    points: [
      [12, 200],
      [24, 100],
      [48, 50],
    ],
    alt: "Boyle's law: pressure against volume of a fixed mass of gas at constant temperature. The curve falls: 200 kPa at 12 cm³, 100 kPa at 24 cm³, 50 kPa at 48 cm³. Pressure times volume is always 2400.",
  }),
  'wave-terms': graphFigure({
    x: { label: 'distance (m)', from: 0, to: 9, step: 2 },
    y: { label: 'displacement (cm)', from: -3, to: 3, step: 1 },
    curves: [curve((x) => 2 * Math.sin((Math.PI * x) / 2), { from: 0, to: 6 }, 36)],
    guides: [
      [
        [1, 2.5],
        [5, 2.5],
      ],
      [
        [1, 0],
        [1, 2.5],
      ],
      [
        [5, 0],
        [5, 2.5],
      ],
    ],
    notes: [{ text: 'λ', at: [3, 2.6] }],
    alt: 'A transverse wave, displacement against distance. Its crests reach +2 cm at 1 m and 5 m, its trough −2 cm at 3 m. The amplitude is 2 cm. The wavelength λ, from crest to crest, is 4 m.',
  }),
  'string-harmonics': graphFigure({
    x: { label: '', from: 0, to: 2, step: 0 },
    y: { label: '', from: -1.2, to: 1.2, step: 0 },
    curves: [
      curve((x) => Math.sin(Math.PI * x), { from: 0, to: 2 }, 36),
      curve((x) => -Math.sin(Math.PI * x), { from: 0, to: 2 }, 36),
    ],
    points: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    notes: [
      { text: 'N', at: [1, 0.25] },
      { text: 'A', at: [0.5, 1.05] },
      { text: 'A', at: [1.5, 1.05] },
    ],
    alt: 'Stationary wave on a string fixed at both ends, in two loops: the second harmonic. There are nodes N at both ends and in the middle, and an antinode A in the middle of each loop. The length of the string is one wavelength.',
  }),
}
