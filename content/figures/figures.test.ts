import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { noteFigures } from '../build/note-figures.ts'
import { chromatogramFigure, vernierFigure, vesselsFigure } from './apparatus.ts'
import { barFigure, pieFigure, vennFigure } from './charts.ts'
import { circuitFigure } from './circuit.ts'
import { curve, graphFigure } from './graph.ts'
import { opticFigure, refractionFigure } from './optics.ts'
import { onCircle, sceneFigure } from './scene.ts'
import { drawing, line, mostBytes, text } from './svg.ts'
import { tableFigure } from './table.ts'
import { foodWebFigure } from './web-of-food.ts'

const axis = { label: 'x', from: -3, to: 4, step: 1 }
const axes = { x: axis, y: { ...axis, label: 'y' } }
const resistor = { part: 'resistor', label: '6 Ω' } as const

/** One drawing of every kind, as large as questions need it. */
const drawn = {
  triangle: sceneFigure({
    points: { A: [0, 0], B: [4, 0], C: [4, 3] },
    segments: ['AB', 'BC', 'CA'],
    angles: [{ at: 'A', from: 'B', to: 'C', label: '37°' }],
    sides: [{ on: 'AB', label: '4 cm' }],
    alt: 'A triangle',
  }),
  circle: sceneFigure({
    points: { ...onCircle({ P: 200, Q: 340, R: 100 }), O: [0, 0] },
    segments: ['OP', 'OQ', 'RP', 'RQ'],
    circles: [{ centre: 'O', radius: 1 }],
    dots: 'O',
    alt: 'A circle',
  }),
  graph: graphFigure({ ...axes, curves: [curve((x) => x * x - 4, { from: -2.5, to: 2.5 })], alt: 'A parabola' }),
  bars: barFigure({
    names: ['0', '1', '2'],
    heights: [3, 7, 6],
    step: 2,
    xLabel: 'goals',
    yLabel: 'matches',
    alt: 'Bars',
  }),
  pie: pieFigure(
    [
      { name: 'yam', degrees: 120, label: '120°' },
      { name: 'rice', degrees: 240 },
    ],
    'A pie chart',
  ),
  venn: vennFigure({ names: ['P', 'Q', 'R'], regions: { abc: '4', '': '8' }, universe: 'U', alt: 'Three sets' }),
  shaded: vennFigure({ names: ['P', 'Q'], regions: {}, shaded: ['', 'a', 'b', 'ab'], alt: 'Two shaded sets' }),
  circuit: circuitFigure({
    battery: '12 V',
    network: { series: [resistor, { parallel: [resistor, { series: [resistor, resistor] }] }] },
    alt: 'A circuit',
  }),
  lens: opticFigure({ optic: 'diverging lens', focal: 10, object: 20, labels: { object: '20 cm' }, alt: 'A lens' }),
  mirror: opticFigure({ optic: 'convex mirror', focal: 10, object: 20, alt: 'A mirror' }),
  refraction: refractionFigure({
    incident: 45,
    refracted: 28,
    labels: { incident: '45°', refracted: 'r', above: 'air', below: 'glass' },
    alt: 'A ray',
  }),
  web: foodWebFigure({
    rows: [['grass', 'maize'], ['rat'], ['hawk']],
    links: [
      ['grass', 'rat'],
      ['rat', 'hawk'],
    ],
    alt: 'A food web',
  }),
  vernier: vernierFigure({ main: 23, coincident: 6, alt: 'A vernier scale' }),
  chromatogram: chromatogramFigure({ base: 2, front: 12, spots: [{ at: 5, label: 'X' }], alt: 'A chromatogram' }),
  table: tableFigure({
    title: 'Seeds that germinated',
    columns: ['dish', 'seeds\nsown', 'seeds\ngerminated'],
    rows: [
      ['P', '50', '38'],
      ['Q', '50', '4'],
    ],
  }),
  vessels: vesselsFigure([{ vessel: 'separating funnel', label: 'I' }], 'A vessel'),
  ...noteFigures,
}

test.each(Object.entries(drawn))(
  '%s is well-formed, light, takes the colour of the text and has words',
  (_, { svg, alt }) => {
    expect(XMLValidator.validate(svg)).toBe(true)
    expect(svg.length).toBeLessThanOrEqual(mostBytes)
    expect(alt).not.toBe('')
    expect(svg).toContain('stroke="currentColor"')
    // Nothing that could run or load: four elements, no links, no style, no fixed colour.
    expect(svg.match(/(?<=<)\w+/g)?.filter((element) => !['svg', 'path', 'g', 'text'].includes(element))).toEqual([])
    expect(svg).not.toMatch(/href|style|url\(|#/)
  },
)

test.each(Object.entries(drawn))('%s lies within its sheet', (_, { svg }) => {
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number)
  const corners = [...svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  expect(corners.length).toBeGreaterThan(0)
  for (const [x, y] of corners) {
    expect(x >= 0 && x <= width && y >= 0 && y <= height, `${x} ${y}`).toBe(true)
  }
})

test('a vernier scale is drawn so that its marked division meets one of the main scale', () => {
  const { svg } = vernierFigure({ main: 23, coincident: 6, alt: 'A vernier scale' })
  const tops = [...svg.matchAll(/M([\d.]+) 60L\1 (\d+)/g)]
  const main = tops.filter(([, , end]) => Number(end) < 60).map(([, x]) => Number(x))
  const vernier = tops.filter(([, , end]) => Number(end) > 60).map(([, x]) => Number(x))
  const meeting = vernier.flatMap((x, index) => (main.some((mark) => Math.abs(mark - x) < 0.05) ? [index] : []))
  expect(meeting).toEqual([6])
})

test('what stands in a drawing cannot become markup', () => {
  const { svg } = drawing({ width: 10, height: 10, alt: 'x' }, [text('a < b & c', [1, 1])])
  expect(new XMLParser().parse(svg)).toMatchObject({ svg: { g: { g: { text: 'a < b & c' } } } })
})

test('a drawing too heavy for a phone, or of nothing, is refused', () => {
  const many = Array.from({ length: 400 }, () => line([0, 0], [100, 100]))
  expect(() => drawing({ width: 10, height: 10, alt: 'x' }, many)).toThrow(/3000 are allowed/)
  expect(() => drawing({ width: 10, height: 10, alt: 'x' }, [])).toThrow(/Nothing is drawn/)
})

test('a wrong chart is refused', () => {
  expect(() => pieFigure([{ name: 'yam', degrees: 100 }], 'x')).toThrow(/100°/)
  expect(() => vennFigure({ names: ['P', 'Q'], regions: { c: '1' }, alt: 'x' })).toThrow(/no region 'c'/)
  expect(() => tableFigure({ title: 'x', columns: ['P', 'Q'], rows: [['1']] })).toThrow(/does not fit/)
  expect(() => tableFigure({ title: 'x', columns: ['P'.repeat(40)], rows: [] })).toThrow(/too wide/)
  expect(() => sceneFigure({ points: { A: [0, 0] }, segments: ['AB'], alt: 'x' })).toThrow(/no point B/)
})
