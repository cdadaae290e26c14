import { barFigure, pieFigure, vennFigure } from '../../figures/charts.ts'
import { curve, graphFigure } from '../../figures/graph.ts'

const axis = { label: 'x', from: -3, to: 4, step: 1 } as const

/** Figures of the notes on graphs, sets, calculus and statistics. */
export const graphFigures = {
  parabola: graphFigure({
    x: { label: 'x', from: -2, to: 4.4, step: 1 },
    y: { label: 'y', from: -5, to: 6, step: 2 },
    curves: [curve((x) => x * x - 2 * x - 3, { from: -2, to: 4 })],
    points: [
      [-1, 0],
      [3, 0],
      [1, -4],
    ],
    guides: [
      [
        [1, 0],
        [1, -4],
      ],
    ],
    alt: 'Graph of y = x² − 2x − 3, a U-shaped curve. It cuts the x-axis at −1 and 3, the roots, and the y-axis at −3. Its lowest point is (1, −4), on the line of symmetry x = 1.',
  }),
  'gradient-triangle': graphFigure({
    x: { label: 'x', from: -1, to: 5, step: 1 },
    y: { label: 'y', from: -1, to: 9.5, step: 2 },
    curves: [
      [
        [-0.5, 0],
        [4, 9],
      ],
    ],
    guides: [
      [
        [1, 3],
        [3, 3],
        [3, 7],
      ],
    ],
    points: [
      [1, 3],
      [3, 7],
    ],
    notes: [
      { text: '2', at: [2, 1.8] },
      { text: '4', at: [3.3, 4.7] },
    ],
    alt: 'The line y = 2x + 1 through (1, 3) and (3, 7). Between these points it goes 2 across and 4 up, so the gradient is 4 ÷ 2 = 2. It cuts the y-axis at 1.',
  }),
  'tangent-to-curve': graphFigure({
    x: { label: 'x', from: -2.2, to: 3.2, step: 1 },
    y: { label: 'y', from: -2, to: 5, step: 1 },
    curves: [
      curve((x) => x * x, { from: -2.1, to: 2.2 }),
      [
        [-0.4, -1.8],
        [2.8, 4.6],
      ],
    ],
    points: [[1, 1]],
    alt: 'The curve y = x² with its tangent at the point (1, 1). The tangent is the line y = 2x − 1. Its gradient, 2, is the derivative of x² at x = 1.',
  }),
  'area-under-curve': graphFigure({
    x: { label: 'x', from: 0, to: 4, step: 1 },
    y: { label: 'y', from: 0, to: 11, step: 2 },
    curves: [curve((x) => x * x, { from: 0, to: 3.2 })],
    areas: [[[0, 0], ...curve((x) => x * x, { from: 0, to: 3 }), [3, 0]]],
    guides: [
      [
        [3, 0],
        [3, 9],
      ],
    ],
    notes: [{ text: '9', at: [2.4, 1.8] }],
    alt: 'The curve y = x² from x = 0 to x = 3. The shaded area between the curve, the x-axis and the line x = 3 is the integral of x² from 0 to 3, which is 9 square units.',
  }),
  'turning-points': graphFigure({
    x: { label: 'x', from: -2.4, to: 2.8, step: 1 },
    y: { label: 'y', from: -3.4, to: 3.6, step: 1 },
    curves: [curve((x) => x ** 3 - 3 * x, { from: -2.1, to: 2.1 }, 36)],
    points: [
      [-1, 2],
      [1, -2],
    ],
    alt: 'The curve y = x³ − 3x. It rises to a maximum at (−1, 2), falls through the origin to a minimum at (1, −2), and rises again. At both turning points the gradient is zero.',
  }),
  'sine-curve': graphFigure({
    x: { label: 'θ (°)', from: 0, to: 390, step: 90 },
    y: { label: 'sin θ', from: -1.2, to: 1.2, step: 0.5 },
    curves: [curve((x) => Math.sin((x * Math.PI) / 180), { from: 0, to: 360 }, 36)],
    guides: [
      [
        [0, 0.5],
        [150, 0.5],
        [150, 0],
      ],
      [
        [30, 0],
        [30, 0.5],
      ],
    ],
    alt: 'Graph of sin θ from 0° to 360°. It is 0 at 0°, 1 at 90°, 0 at 180°, −1 at 270° and 0 at 360°. A broken line shows that sin θ is 0.5 at both 30° and 150°.',
  }),
  'direct-and-inverse': graphFigure({
    x: { label: 'x', from: 0, to: 6.6, step: 2 },
    y: { label: 'y', from: 0, to: 13, step: 4 },
    curves: [
      [
        [0, 0],
        [6, 12],
      ],
      curve((x) => 12 / x, { from: 1, to: 6 }),
    ],
    notes: [
      { text: 'y = 2x', at: [4.3, 11.2] },
      { text: 'y = 12/x', at: [5.2, 3.8] },
    ],
    alt: 'Two kinds of variation. Direct: y = 2x, a straight line through the origin that reaches (6, 12). Inverse: y = 12/x, a curve that falls from (1, 12) to (6, 2), with xy always 12.',
  }),
  'three-times-growth': graphFigure({
    x: { label: 'x', from: -2, to: 2.6, step: 1 },
    y: { label: 'y', from: 0, to: 10, step: 3 },
    curves: [curve((x) => 3 ** x, { from: -2, to: 2 })],
    points: [
      [0, 1],
      [1, 3],
      [2, 9],
    ],
    alt: 'Graph of y = 3 to the power x. It is 1/9 at −2, 1 at 0, 3 at 1 and 9 at 2. It is always above the x-axis and rises faster and faster.',
  }),
  'two-sets': vennFigure({
    names: ['M', 'P'],
    regions: { a: '12', ab: '8', b: '15', '': '5' },
    universe: 'U',
    alt: 'Venn diagram of 40 students. 12 take only Mathematics (M), 15 only Physics (P), 8 both, and 5 neither. So M has 20 students and P has 23.',
  }),
  histogram: barFigure({
    names: ['0', '10', '20', '30', '40', '50'],
    heights: [4, 7, 12, 9, 3],
    step: 4,
    xLabel: 'marks',
    yLabel: 'students',
    isTouching: true,
    alt: 'Histogram of the marks of 35 students in classes of 10: 4 students from 0 to 10, 7 from 10 to 20, 12 from 20 to 30, 9 from 30 to 40 and 3 from 40 to 50. The columns touch. The modal class is 20 to 30.',
  }),
  'pie-of-a-budget': pieFigure(
    [
      { name: 'food', degrees: 144, label: '40%' },
      { name: 'rent', degrees: 108, label: '30%' },
      { name: 'fares', degrees: 72, label: '20%' },
      { name: 'savings', degrees: 36, label: '10%' },
    ],
    'Pie chart of a monthly budget: food 40%, an angle of 144°; rent 30%, 108°; fares 20%, 72°; savings 10%, 36°. The angles add up to 360°.',
  ),
  ogive: graphFigure({
    x: { label: 'marks', from: 0, to: 55, step: 10 },
    y: { label: 'cumulative frequency', from: 0, to: 44, step: 10 },
    curves: [
      [
        [0, 0],
        [10, 4],
        [20, 12],
        [30, 28],
        [40, 37],
        [50, 40],
      ],
    ],
    guides: [
      [
        [0, 20],
        [25, 20],
        [25, 0],
      ],
    ],
    points: [[25, 20]],
    alt: 'Cumulative frequency curve of the marks of 40 students: 4 below 10, 12 below 20, 28 below 30, 37 below 40 and all 40 below 50. A broken line from half of 40, which is 20, leads to the median, 25 marks.',
  }),
  'line-of-solutions': graphFigure({
    x: { ...axis, from: -1, to: 5.4 },
    y: { label: 'y', from: -1, to: 5.4, step: 1 },
    curves: [
      [
        [-1, 5],
        [5, -1],
      ],
    ],
    areas: [
      [
        [0, 0],
        [4, 0],
        [0, 4],
      ],
    ],
    alt: 'The line x + y = 4 cuts the axes at (4, 0) and (0, 4). The shaded triangle between the line and the axes holds the points for which x + y is at most 4 and neither x nor y is negative.',
  }),
  'simultaneous-lines': graphFigure({
    x: { label: 'x', from: -1, to: 5.4, step: 1 },
    y: { label: 'y', from: -2, to: 6, step: 2 },
    curves: [
      [
        [-0.5, 5.5],
        [5, 0],
      ],
      [
        [-0.5, -1.5],
        [5, 4],
      ],
    ],
    points: [[3, 2]],
    notes: [{ text: '(3, 2)', at: [3, 2.8] }],
    alt: 'The lines x + y = 5 and x − y = 1. They cross at (3, 2), so x = 3 and y = 2 solve both equations.',
  }),
}
