import { chromatogramFigure, vesselsFigure } from '../../figures/apparatus.ts'
import { barFigure, pieFigure } from '../../figures/charts.ts'
import { curve, graphFigure } from '../../figures/graph.ts'
import { arrow, circle, drawing, dot, line, polar, polyline, text, centred, type Point } from '../../figures/svg.ts'

/** A hump between two levels, from 2 to 8 on the course of a reaction. */
function profile(from: number, top: number, to: number): Point[] {
  const rise = (x: number) => (1 - Math.cos((Math.PI * (x - 2)) / 3)) / 2
  const at = (x: number) => (x < 5 ? from + (top - from) * rise(x) : to + (top - to) * rise(x))
  return [[0, from], ...curve(at, { from: 2, to: 8 }), [10, to]]
}

/** The pH when so many cm³ of 0.1 mol/dm³ alkali have been added to 25 cm³ of 0.1 mol/dm³ strong acid. */
function titrated(added: number): number {
  const excess = (0.1 * (25 - added)) / (25 + added)
  const hydrogen = excess / 2 + Math.sqrt((excess / 2) ** 2 + 1e-14)
  return -Math.log10(hydrogen)
}

/** The electrons of a shell as dots, evenly round it. */
function shell(centre: Point, radius: number, electrons: number) {
  const places = Array.from({ length: electrons }, (_, index) => polar(centre, radius, 90 + (360 * index) / electrons))
  return [circle(centre, radius), ...places.map((place) => circle(place, 3, 'filled'))]
}

/** Figures of the notes in Chemistry. */
export const chemistryFigures = {
  'exothermic-profile': graphFigure({
    x: { label: 'course of the reaction', from: 0, to: 10, step: 0 },
    y: { label: 'energy', from: 0, to: 10, step: 0 },
    curves: [profile(6, 9, 2)],
    guides: [
      [
        [2, 6],
        [10, 6],
      ],
      [
        [5, 6],
        [5, 9],
      ],
      [
        [9, 2],
        [9, 6],
      ],
    ],
    notes: [
      { text: 'reactants', at: [1.8, 6.5] },
      { text: 'products', at: [8.4, 0.9] },
      { text: 'Ea', at: [5.5, 6.8] },
      { text: 'ΔH', at: [9.5, 3.8] },
    ],
    alt: 'Energy profile of an exothermic reaction. The curve starts at the level of the reactants, rises to a peak and falls to the products, which lie lower than the reactants. Ea, the activation energy, is the height of the peak above the reactants. ΔH is the drop from reactants to products and is negative.',
  }),
  'catalyst-profile': graphFigure({
    x: { label: 'course of the reaction', from: 0, to: 10, step: 0 },
    y: { label: 'energy', from: 0, to: 10, step: 0 },
    curves: [profile(5, 9.4, 2)],
    guides: [profile(5, 7, 2)],
    notes: [
      { text: 'without', at: [7.6, 8.2] },
      { text: 'with', at: [5, 5.7] },
      { text: 'reactants', at: [1.6, 5.5] },
      { text: 'products', at: [8.4, 0.9] },
    ],
    alt: 'Energy profiles of one reaction without a catalyst (full line) and with it (broken line). Both start at the same level of the reactants and end at the same lower level of the products. The peak with the catalyst is lower, so the activation energy is smaller; ΔH is the same.',
  }),
  'gas-against-time': graphFigure({
    x: { label: 'time (s)', from: 0, to: 130, step: 20 },
    y: { label: 'hydrogen (cm³)', from: 0, to: 60, step: 12 },
    curves: [curve((t) => 48 * (1 - 2 ** (-t / 20)), { from: 0, to: 125 })],
    points: [
      [20, 24],
      [40, 36],
    ],
    guides: [
      [
        [0, 48],
        [125, 48],
      ],
    ],
    alt: 'Volume of hydrogen against time for magnesium in acid. The curve is steepest at the start: 24 cm³ after 20 s and 36 cm³ after 40 s. It becomes flat near 48 cm³, marked by a broken line, when the magnesium is used up.',
  }),
  'charles-line': graphFigure({
    x: { label: 'temperature (°C)', from: -300, to: 140, step: 100 },
    y: { label: 'volume (cm³)', from: 0, to: 160, step: 50 },
    curves: [
      [
        [0, 100],
        [120, 100 * (393 / 273)],
      ],
    ],
    guides: [
      [
        [-273, 0],
        [0, 100],
      ],
    ],
    points: [[-273, 0]],
    alt: "Charles's law: volume of a gas against temperature at constant pressure. The straight line is at 100 cm³ at 0 °C. Drawn backwards as a broken line, it meets zero volume at −273 °C, absolute zero.",
  }),
  'solubility-curve': graphFigure({
    x: { label: 'temperature (°C)', from: 0, to: 64, step: 20 },
    y: { label: 'g in 100 g of water', from: 0, to: 120, step: 40 },
    curves: [
      curve((t) => 13 + 0.733 * t + 0.0147 * t * t, { from: 0, to: 60 }),
      [
        [0, 35.7],
        [60, 37],
      ],
    ],
    notes: [
      { text: 'KNO₃', at: [47, 98] },
      { text: 'NaCl', at: [54, 25] },
    ],
    alt: 'Solubility against temperature. Potassium trioxonitrate(V), KNO₃, rises steeply from 13 g in 100 g of water at 0 °C to about 110 g at 60 °C. Sodium chloride hardly changes: about 36 g at 0 °C and 37 g at 60 °C.',
  }),
  chromatogram: chromatogramFigure({
    base: 1,
    front: 9,
    spots: [
      { at: 5, label: 'red' },
      { at: 7, label: 'blue' },
    ],
    alt: 'A paper chromatogram. The base line is at 1 cm and the solvent front at 9 cm, so the solvent moved 8 cm. A red spot is 4 cm above the base line, Rf 0.5; a blue spot is 6 cm above it, Rf 0.75.',
  }),
  'separating-vessels': vesselsFigure(
    [
      { vessel: 'funnel', label: 'filtering' },
      { vessel: 'separating funnel', label: 'separating' },
      { vessel: 'round flask', label: 'distilling' },
    ],
    'Three vessels. A funnel that holds the paper for filtering. A separating funnel with a tap below for two liquids that do not mix: the denser one is run out first. A round flask in which a liquid is boiled for distilling.',
  ),
  'sodium-shells': drawing(
    {
      width: 240,
      height: 150,
      alt: 'The electrons of a sodium atom, 11 in all, in shells round the nucleus: 2 in the first shell, 8 in the second and 1 in the third.',
    },
    [...shell([120, 75], 24, 2), ...shell([120, 75], 44, 8), ...shell([120, 75], 64, 1), centred('Na', [120, 75])],
  ),
  'water-molecule': drawing(
    {
      width: 240,
      height: 136,
      alt: 'Bonds in a molecule of water. Oxygen in the middle shares one pair of electrons with each of two hydrogen atoms. Each pair has a cross from hydrogen and a dot from oxygen. Oxygen has two more pairs of its own, drawn as dots.',
    },
    [
      circle([120, 62], 40),
      circle([64, 92], 30),
      circle([176, 92], 30),
      centred('O', [120, 62]),
      centred('H', [54, 96]),
      centred('H', [186, 96]),
      ...[
        [84, 73],
        [156, 73],
        [102, 34],
        [110, 30],
        [130, 30],
        [138, 34],
      ].map(([x = 0, y = 0]) => circle([x, y], 2.5, 'filled')),
      centred('×', [89, 82]),
      centred('×', [151, 82]),
    ],
  ),
  'titration-curve': graphFigure({
    x: { label: 'alkali added (cm³)', from: 0, to: 44, step: 10 },
    y: { label: 'pH', from: 0, to: 14, step: 7 },
    curves: [
      [
        ...curve(titrated, { from: 0, to: 24.5 }, 14),
        ...[24.9, 24.99, 25, 25.01, 25.1].map((v): Point => [v, titrated(v)]),
        ...curve(titrated, { from: 25.5, to: 42 }, 12),
      ],
    ],
    guides: [
      [
        [0, 7],
        [25, 7],
        [25, 0],
      ],
    ],
    points: [[25, 7]],
    alt: 'pH while 0.1 mol/dm³ sodium hydroxide is added to 25 cm³ of 0.1 mol/dm³ hydrochloric acid. The pH starts at 1, rises slowly, jumps steeply at 25 cm³ through pH 7, the end point, and levels off above 12.',
  }),
  'ionization-energies': barFigure({
    names: ['Li', 'Be', 'B', 'C', 'N', 'O', 'F', 'Ne'],
    heights: [520, 900, 801, 1086, 1402, 1314, 1681, 2081],
    step: 500,
    xLabel: 'element',
    yLabel: 'first ionization energy (kJ mol⁻¹)',
    alt: 'First ionization energies across period 2, in kJ/mol: lithium 520, beryllium 900, boron 801, carbon 1086, nitrogen 1402, oxygen 1314, fluorine 1681, neon 2081. They rise across the period with small drops at boron and oxygen.',
  }),
  'copper-electrolysis': drawing(
    {
      width: 240,
      height: 156,
      alt: 'Electrolysis of copper(II) tetraoxosulphate(VI) solution with copper electrodes. The anode is joined to the positive end of a battery and the cathode to the negative end. Copper ions Cu²⁺ move through the solution to the cathode, where copper is deposited; the copper anode dissolves.',
    },
    [
      polyline([
        [50, 60],
        [50, 146],
        [190, 146],
        [190, 60],
      ]),
      line([50, 76], [190, 76], 'dashed'),
      line([80, 22], [80, 130], 'thick'),
      line([160, 22], [160, 130], 'thick'),
      polyline([
        [80, 22],
        [80, 14],
        [116, 14],
      ]),
      polyline([
        [160, 22],
        [160, 14],
        [124, 14],
      ]),
      line([116, 4], [116, 24]),
      line([124, 9], [124, 19], 'thick'),
      ...arrow([94, 112], [146, 112]),
      text('Cu²⁺', [120, 104]),
      text('+', [106, 28]),
      text('−', [134, 28]),
      text('anode', [44, 44]),
      text('cathode', [200, 44]),
    ],
  ),
  'reaching-equilibrium': graphFigure({
    x: { label: 'time', from: 0, to: 10, step: 0 },
    y: { label: 'rate', from: 0, to: 10, step: 0 },
    curves: [
      curve((t) => 5 + 4 * Math.exp(-t / 1.6), { from: 0, to: 9.5 }),
      curve((t) => 5 * (1 - Math.exp(-t / 1.6)), { from: 0, to: 9.5 }),
    ],
    notes: [
      { text: 'forward', at: [2.6, 7.6] },
      { text: 'backward', at: [3.6, 2.8] },
      { text: 'equilibrium', at: [8, 5.8] },
    ],
    alt: 'Rates of a reversible reaction against time. The forward rate starts high and falls; the backward rate starts at zero and rises. At equilibrium the two are equal and stay constant, above zero.',
  }),
  'ethene-structure': drawing(
    {
      width: 240,
      height: 120,
      alt: 'Structure of ethene, C₂H₄. Two carbon atoms are joined by a double bond, and each carbon is joined to two hydrogen atoms by single bonds.',
    },
    [
      centred('C', [90, 60]),
      centred('C', [150, 60]),
      line([100, 56], [140, 56]),
      line([100, 64], [140, 64]),
      line([82, 52], [60, 30]),
      line([82, 68], [60, 90]),
      line([158, 52], [180, 30]),
      line([158, 68], [180, 90]),
      centred('H', [52, 22]),
      centred('H', [52, 98]),
      centred('H', [188, 22]),
      centred('H', [188, 98]),
    ],
  ),
  'air-by-volume': pieFigure(
    [
      { name: 'nitrogen', degrees: 280.8, label: '78%' },
      { name: 'oxygen', degrees: 75.6, label: '21%' },
      { name: 'others', degrees: 3.6 },
    ],
    'Dry air by volume: nitrogen 78%, oxygen 21%, other gases about 1%, nearly all of it argon.',
  ),
  'ph-scale': drawing(
    {
      width: 240,
      height: 96,
      alt: 'The pH scale from 0 to 14. Below 7 a solution is acidic, at 7 neutral, above 7 alkaline. Stomach juice is near 2, pure water is 7, and lime water is near 12.',
    },
    [
      line([16, 50], [226, 50]),
      ...[0, 7, 14].flatMap((ph) => [
        line([16 + 15 * ph, 44], [16 + 15 * ph, 56]),
        text(String(ph), [16 + 15 * ph, 72]),
      ]),
      ...[2, 7, 12].map((ph) => dot([16 + 15 * ph, 50])),
      text('stomach', [46, 36]),
      text('water', [121, 36]),
      text('lime water', [196, 36]),
      text('acidic', [68, 90]),
      text('alkaline', [174, 90]),
    ],
  ),
}
