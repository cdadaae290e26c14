import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { graphFigure } from '../../figures/graph.ts'
import type { Point } from '../../figures/svg.ts'
import { slipsAs } from '../slips.ts'

/** Two curves of the rate of photosynthesis that rise together and then become level, the lower one first. */
export interface Curves {
  lower: number
  upper: number
  /** Units of light for each unit of rate while the curves rise. */
  light: number
}

export interface AtLight extends Curves {
  /** In the units of the light axis. */
  reading: number
  isUpper: boolean
}

const carbonDioxide = (isUpper: boolean) => (isUpper ? '0.10%' : '0.03%')
const units = (value: number) => quantity(value, value === 1 ? 'unit' : 'units', 1)

function drawCurves(random: Random): Curves {
  const lower = random.int(2, 4)
  return { lower, upper: lower + random.int(2, 3), light: random.pick([1, 2]) }
}

function rateAt({ lower, upper, light }: Curves, isUpper: boolean, reading: number): number {
  return Math.min(reading / light, isUpper ? upper : lower)
}

function curvesFigure(curves: Curves) {
  const { lower, upper, light } = curves
  const end = (upper + 2) * light
  const path = (level: number): Point[] => [
    [0, 0],
    [level * light, level],
    [end, level],
  ]
  return graphFigure({
    x: { label: 'light (units)', from: 0, to: end + 0.4 * light, step: light },
    y: { label: 'rate (units)', from: 0, to: upper + 0.9, step: 1 },
    curves: [path(upper), path(lower)],
    notes: [
      { text: '0.10% CO₂', at: [end - 1.3 * light, upper + 0.3] },
      { text: '0.03% CO₂', at: [end - 1.3 * light, lower + 0.3] },
    ],
    alt:
      `Graph of the rate of photosynthesis against light, both in units, at 20 °C. With 0.10% CO₂ a straight line rises from the origin to a rate of ${upper} at light ${upper * light} and is level from there. ` +
      `With 0.03% CO₂ the line is the same up to a rate of ${lower} at light ${lower * light} and is level from there.`,
  })
}

const factors = {
  light: 'light intensity',
  carbon: 'carbon(IV) oxide concentration',
  temperature: 'temperature',
  chlorophyll: 'amount of chlorophyll',
} as const

const limiting = form<AtLight>({
  id: 'limiting',
  difficulty: 'hard',
  draw: (random) => {
    const curves = drawCurves(random)
    const { lower, upper, light } = curves
    const isUpper = random.int(0, 1) === 1
    const reading = random.int(1, upper + 1) * light
    // On the level part of the lower curve more carbon(IV) oxide helps, as the upper curve shows; the corner is left out.
    if (reading === (isUpper ? upper : lower) * light || (isUpper && reading > upper * light)) return null
    return { ...curves, reading, isUpper }
  },
  write: (given) => {
    const { lower, light, reading, isUpper } = given
    const isRising = isUpper || reading < lower * light
    const key = isRising ? factors.light : factors.carbon
    const place = `at ${reading} ${reading === 1 ? 'unit' : 'units'} of light`
    return {
      stem: `The graph below was obtained with one plant at 20 °C. On the curve for ${carbonDioxide(isUpper)} carbon(IV) oxide, which factor limits the rate ${place}?`,
      key: { text: key },
      slips: [
        {
          text: isRising ? factors.carbon : factors.light,
          because: isRising
            ? 'You looked at the end of the curve; here the line still rises with more light.'
            : 'You took light for the limit, but on the level part more light brings no higher rate.',
        },
        {
          text: factors.temperature,
          because: 'You named what is kept the same for both curves, and the graph shows no change of it.',
        },
        {
          text: factors.chlorophyll,
          because: 'It is the same plant throughout, and the other curve or more light gives a higher rate.',
        },
      ],
      principle: 'A factor limits the rate if more of it raises the rate while the others stay the same.',
      working: [
        isRising
          ? `The curve still rises ${place}: more light, higher rate`
          : `The curve is level ${place}, but with more carbon(IV) oxide the rate is higher`,
        `The limiting factor is the ${key}`,
      ],
      hints: ['Is the curve rising or level at this reading?', 'What would raise the rate there: light or the gas?'],
      figure: curvesFigure(given),
    }
  },
})

const gain = form<AtLight>({
  id: 'gain',
  difficulty: 'medium',
  draw: (random) => {
    const curves = drawCurves(random)
    const { lower, upper, light } = curves
    const reading = random.int(lower + 1, upper + 1) * light
    return { ...curves, reading, isUpper: true }
  },
  write: (given) => {
    const { lower, upper, reading, light } = given
    const [more, less] = [rateAt(given, true, reading), rateAt(given, false, reading)]
    const key = units(more - less)
    return {
      stem: `From the graph below, by how much does the rate of photosynthesis at ${reading} units of light rise when the carbon(IV) oxide is raised from 0.03% to 0.10%?`,
      key,
      slips: slipsAs(units, [
        [more, 'You read the upper curve only and did not subtract the rate on the lower one.'],
        [less, 'You read the lower curve, which is the rate before the carbon(IV) oxide is raised.'],
        [
          upper - lower + (more === upper ? 1 : 0),
          'You compared the ends of the two curves and not the rates at this light.',
        ],
        [more + less, 'You added the two rates, but a rise is their difference.'],
        [reading / light - less + 1, 'You read the upper curve one mark further along the axis of light.'],
        [reading, 'You read the light on its axis instead of the rate.'],
      ]),
      principle:
        'Read both curves at the same light; the difference is due to carbon(IV) oxide, the only factor changed.',
      working: [
        `At ${reading} units of light the rates are ${printed(more)} and ${printed(less)} units`,
        `${printed(more)} − ${printed(less)} = ${key.text}`,
      ],
      hints: ['Go up from the reading of light to both curves.', 'Subtract the lower rate from the higher one.'],
      figure: curvesFigure(given),
    }
  },
})

const enough = form<AtLight>({
  id: 'enough-light',
  difficulty: 'medium',
  draw: (random) => {
    const isUpper = random.int(0, 1) === 1
    return { ...drawCurves(random), reading: 0, isUpper }
  },
  write: (given) => {
    const { lower, upper, light, isUpper } = given
    const level = isUpper ? upper : lower
    const key = units(level * light)
    return {
      stem: `The rate of photosynthesis was measured at two concentrations of carbon(IV) oxide, as in the graph below. With ${carbonDioxide(isUpper)} of the gas, from which light intensity on does more light no longer raise the rate?`,
      key,
      slips: slipsAs(units, [
        [
          (isUpper ? lower : upper) * light,
          'You read the bend of the other curve, which is for another concentration.',
        ],
        [(upper + 2) * light, 'You read the end of the curve; it became level long before.'],
        [light, 'You read the first mark, where the rate still rises steeply with light.'],
        [level * light + light, 'You read one mark too far: at the mark before, the curve is level already.'],
        [level * light - light, 'You read one mark too early, where the curve is still rising.'],
        [2 * level * light, 'You doubled the reading of the bend.'],
      ]),
      principle: 'Where a curve becomes level, light is no longer the limiting factor.',
      working: [
        `The curve for ${carbonDioxide(isUpper)} bends at a rate of ${level} units and is level from there`,
        `Read down from the bend: ${key.text}`,
      ],
      hints: [`Which of the two curves is for ${carbonDioxide(isUpper)}?`, 'Where does that curve stop rising?'],
      figure: curvesFigure(given),
    }
  },
})

export const limitingFactors = family(
  {
    id: 'b68',
    edition: 1,
    title: 'Limiting factors of photosynthesis',
    subject: 'biology',
    topicId: 'bio-plant-nutrition',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 9,
  },
  [limiting, gain, enough],
)
