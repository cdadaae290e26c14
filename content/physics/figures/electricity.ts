import { circuitFigure } from '../../figures/circuit.ts'
import { curve, graphFigure } from '../../figures/graph.ts'
import { arrow, centred, circle, drawing, line, polygon, text } from '../../figures/svg.ts'

/** Figures of the notes on electricity and modern physics. */
export const electricityFigures = {
  'series-parallel': circuitFigure({
    battery: '21 V, 1 Ω',
    network: {
      series: [
        { part: 'resistor', label: '4 Ω' },
        {
          parallel: [
            { part: 'resistor', label: '3 Ω' },
            { part: 'resistor', label: '6 Ω' },
          ],
        },
      ],
    },
    alt: 'A battery of 21 V, 1 Ω joined to 4 Ω in series with 3 Ω and 6 Ω in parallel.',
  }),
  'wheatstone-bridge': drawing(
    {
      width: 240,
      height: 150,
      alt: 'A Wheatstone bridge: two branches from left to right, P and then Q above, R and then S below. A galvanometer G joins the point between P and Q to the one between R and S. It shows no current when P/Q = R/S.',
    },
    [
      polygon([
        [20, 75],
        [120, 15],
        [220, 75],
        [120, 135],
      ]),
      line([120, 15], [120, 62]),
      line([120, 88], [120, 135]),
      circle([120, 75], 13),
      centred('G', [120, 75]),
      text('P', [62, 38], 'end'),
      text('Q', [178, 38], 'start'),
      text('R', [62, 122], 'end'),
      text('S', [178, 122], 'start'),
    ],
  ),
  'capacitor-network': circuitFigure({
    network: {
      series: [
        { part: 'capacitor', label: '6 µF' },
        {
          parallel: [
            { part: 'capacitor', label: '1 µF' },
            { part: 'capacitor', label: '2 µF' },
          ],
        },
      ],
    },
    ends: ['X', 'Y'],
    alt: 'Between X and Y a capacitor of 6 µF is in series with two capacitors side by side, of 1 µF and 2 µF. The pair makes 3 µF, and 6 µF in series with 3 µF makes 2 µF.',
  }),
  'lamps-in-parallel': circuitFigure({
    battery: '12 V',
    network: {
      parallel: [
        { part: 'lamp', label: '6 W' },
        { part: 'lamp', label: '12 W' },
      ],
    },
    alt: 'Two lamps, of 6 W and 12 W, side by side on a battery of 12 V. Each has the full 12 V, and one stays on when the other fails.',
  }),
  'peak-and-rms': graphFigure({
    x: { label: 'time (ms)', from: 0, to: 44, step: 10 },
    y: { label: 'voltage (V)', from: -12, to: 12, step: 5 },
    curves: [curve((t) => 10 * Math.sin((Math.PI * t) / 10), { from: 0, to: 30 }, 36)],
    guides: [
      [
        [0, 7.07],
        [40, 7.07],
      ],
    ],
    notes: [{ text: 'r.m.s.', at: [35, 8] }],
    alt: 'An alternating voltage against time: a sine curve with a peak of 10 V and a period of 20 ms, so a frequency of 50 Hz. A broken line marks the r.m.s. value, 7.07 V.',
  }),
  'half-wave-rectified': graphFigure({
    x: { label: 'time (ms)', from: 0, to: 44, step: 10 },
    y: { label: 'output (V)', from: 0, to: 12, step: 5 },
    curves: [curve((t) => Math.max(0, 10 * Math.sin((Math.PI * t) / 10)), { from: 0, to: 40 }, 40)],
    alt: 'Output of a half-wave rectifier against time. From 0 to 10 ms there is a hump up to 10 V; from 10 to 20 ms the output is zero, because the diode blocks; then a hump and a gap again.',
  }),
  'decay-curve': graphFigure({
    x: { label: 'time (days)', from: 0, to: 26, step: 8 },
    y: { label: 'mass (mg)', from: 0, to: 90, step: 20 },
    curves: [curve((t) => 80 * 2 ** (-t / 8), { from: 0, to: 25 })],
    points: [
      [8, 40],
      [16, 20],
      [24, 10],
    ],
    guides: [
      [
        [0, 40],
        [8, 40],
        [8, 0],
      ],
    ],
    alt: 'Decay curve of iodine-131. The mass left is 80 mg at the start, 40 mg after 8 days, 20 mg after 16 days and 10 mg after 24 days. It halves every 8 days, the half-life.',
  }),
  'plate-field': drawing(
    {
      width: 240,
      height: 120,
      alt: 'The electric field between two parallel plates. The upper plate is positive, the lower one negative. The field lines run straight from the positive to the negative plate, parallel and evenly spaced: the field is uniform.',
    },
    [
      line([40, 24], [200, 24], 'thick'),
      line([40, 98], [200, 98], 'thick'),
      ...[60, 90, 120, 150, 180].flatMap((x) => arrow([x, 26], [x, 95])),
      ...[60, 90, 120, 150, 180].flatMap((x) => [text('+', [x, 18]), text('−', [x, 114])]),
    ],
  ),
  'series-cells': circuitFigure({
    battery: '1.5 V, 0.5 Ω',
    network: {
      series: [
        { part: 'ammeter', label: '' },
        { part: 'resistor', label: '2.5 Ω' },
      ],
    },
    alt: 'A cell of e.m.f. 1.5 V and internal resistance 0.5 Ω drives a current through an ammeter and a resistor of 2.5 Ω in series. The current is 1.5 ÷ 3.0 = 0.5 A.',
  }),
}
