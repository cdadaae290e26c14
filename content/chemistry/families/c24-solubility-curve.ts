import { family, form, type Draft } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { curve, graphFigure } from '../../figures/graph.ts'
import { positive, slip, terminates } from '../drafting.ts'

/** Grams of a salt in 100 g of water at 0, 20, 40, 60 and 80 °C; each stands at a number of the axis. */
export interface SolubilityCurve {
  /** The letter that stands for the salt. */
  salt: string
  grams: readonly number[]
  /** Between two numbers of the axis. */
  unit: number
}

/** Two places on the curve, by their index, and the water in the vessel. */
export interface Cooling extends SolubilityCurve {
  hot: number
  cold: number
  water: number
}

export interface Unsaturated extends SolubilityCurve {
  place: number
  water: number
  dissolved: number
}

const degrees = 20
const ticks = 6

const grams = (value: number) => quantity(value, 'g', 2)
const celsius = (value: number) => quantity(value, '°C', 0)

/** Five of the six numbers of the axis, so that the curve always rises; one inside is left out, so that it is not straight. */
function drawCurve(random: Random): SolubilityCurve {
  const left = random.int(2, ticks - 1)
  const unit = random.pick([5, 10, 20])
  const levels = Array.from({ length: ticks }, (_, index) => index + 1).filter((level) => level !== left)
  return { salt: random.pick(['R', 'T', 'W', 'X', 'Z']), unit, grams: levels.map((level) => level * unit) }
}

/** A smooth curve that rises through all the levels; its slope at each is the harmonic mean of those beside it, so that it never falls. */
function smooth(levels: readonly number[]): (celsius: number) => number {
  const rises = levels.slice(1).map((level, index) => level - at(levels, index))
  const slopes = levels.map((_, index) => {
    const [before, after] = [rises[index - 1], rises[index]]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    return (2 * before * after) / (before + after)
  })
  return (celsius) => {
    const place = Math.min(Math.floor(celsius / degrees), levels.length - 2)
    const t = celsius / degrees - place
    const [low, high] = [at(levels, place), at(levels, place + 1)]
    return (
      low * (1 + 2 * t) * (1 - t) ** 2 +
      high * (3 - 2 * t) * t ** 2 +
      at(slopes, place) * t * (1 - t) ** 2 -
      at(slopes, place + 1) * (1 - t) * t ** 2
    )
  }
}

function curveFigure({ salt, grams: levels, unit }: SolubilityCurve) {
  return graphFigure({
    x: { label: 'temperature (°C)', from: 0, to: 88, step: degrees },
    y: { label: `g of salt ${salt} in 100 g of water`, from: 0, to: ticks * unit * 1.1, step: unit },
    curves: [curve(smooth(levels), { from: 0, to: degrees * (levels.length - 1) }, 32)],
    points: levels.map((level, index) => [index * degrees, level] as const),
    alt:
      `Solubility of a salt ${salt}, in grams in 100 g of water, against temperature. The curve rises through these points: ` +
      `${levels.map((level, index) => `${printed(level)} g at ${index * degrees} °C`).join(', ')}.`,
  })
}

const crystals = form<Cooling>({
  id: 'crystals',
  difficulty: 'medium',
  draw: (random) => {
    const [cold, hot] = [random.int(0, 3), random.int(1, 4)]
    return cold < hot ? { ...drawCurve(random), hot, cold, water: random.pick([20, 25, 40, 50, 150, 200, 250]) } : null
  },
  write: (given) => {
    const { salt, grams: levels, hot, cold, water } = given
    const [above, below] = [at(levels, hot), at(levels, cold)]
    const share = water / 100
    const key = grams((above - below) * share)
    return {
      stem:
        `The graph below shows the solubility of a salt ${salt}. A solution saturated with ${salt} at ${hot * degrees} °C contains ${water} g of water. ` +
        `What mass of ${salt} crystallizes out when the solution is cooled to ${cold * degrees} °C?`,
      key,
      slips: positive([
        slip(grams(above - below), `You gave the mass for 100 g of water, but there are ${water} g.`),
        slip(grams(below * share), 'That is the mass which stays in solution at the lower temperature.'),
        slip(grams(above * share), 'That is all the salt dissolved at first; part of it stays in solution.'),
        slip(grams((above + below) * share), 'You added the two solubilities where you should subtract.'),
        slip(grams((above - below) / share), `You divided by ${printed(share)} where you should multiply.`),
        slip(grams(below), 'You read the solubility at the lower temperature and stopped there.'),
      ]),
      principle: 'A saturated solution that cools gives up the difference between its two solubilities.',
      working: [
        `From the curve: ${printed(above)} g at ${hot * degrees} °C, ${printed(below)} g at ${cold * degrees} °C`,
        `For 100 g of water: ${printed(above)} − ${printed(below)} = ${printed(above - below)} g`,
        `For ${water} g of water: ${printed(above - below)} × ${water} ÷ 100 = ${key.text}`,
      ],
      hints: [
        'Read the solubility at each of the two temperatures.',
        'The curve is for 100 g of water; how much is there here?',
      ],
      figure: curveFigure(given),
    }
  },
})

const stillDissolves = form<Unsaturated>({
  id: 'still-dissolves',
  difficulty: 'medium',
  draw: (random) => {
    const curve = drawCurve(random)
    const [place, water] = [random.int(1, 4), random.pick([50, 150, 200, 250, 300])]
    const most = (at(curve.grams, place) * water) / 100
    const dissolved = Math.round(most * random.pick([0.2, 0.3, 0.4, 0.6, 0.7]))
    return dissolved > 0 && terminates(most, 0) ? { ...curve, place, water, dissolved } : null
  },
  write: (given) => {
    const { salt, grams: levels, place, water, dissolved } = given
    const level = at(levels, place)
    const most = (level * water) / 100
    const key = grams(most - dissolved)
    return {
      stem:
        `A solution of ${dissolved} g of salt ${salt} in ${water} g of water is kept at ${place * degrees} °C. ` +
        `According to the graph below, what further mass of ${salt} can dissolve in it?`,
      key,
      slips: positive([
        slip(grams(most), 'That is all the salt the water can hold; some of it is there already.'),
        slip(grams(level - dissolved), `You used the solubility in 100 g of water, but there are ${water} g.`),
        slip(grams(level), 'You read the solubility off the curve and stopped there.'),
        slip(grams(most + dissolved), 'You added the salt that is there already; it must be subtracted.'),
        slip(
          grams((level * (water + dissolved)) / 100 - dissolved),
          'You used the mass of the solution; the curve is for 100 g of water.',
        ),
        slip(
          grams((level * 100) / water - dissolved),
          'You divided by the share of 100 g of water where you should multiply.',
        ),
        slip(grams(dissolved), 'That is the salt which has dissolved already.'),
      ]),
      principle: 'A solution is saturated when the water holds as much of the salt as the curve shows.',
      working: [
        `At ${place * degrees} °C: ${printed(level)} g in 100 g of water`,
        `In ${water} g of water: ${printed(level)} × ${water} ÷ 100 = ${printed(most)} g`,
        `${printed(most)} − ${dissolved} = ${key.text}`,
      ],
      hints: [
        `How much ${salt} does 100 g of water hold at this temperature?`,
        'How much does the water given hold, and how much is in it?',
      ],
      figure: curveFigure(given),
    }
  },
})

const saturation = form<Unsaturated>({
  id: 'saturation-temperature',
  difficulty: 'hard',
  draw: (random) => {
    const curve = drawCurve(random)
    const [place, water] = [random.int(1, 3), random.pick([20, 25, 40, 50, 150, 200, 250])]
    const dissolved = (at(curve.grams, place) * water) / 100
    return terminates(dissolved, 1) ? { ...curve, place, water, dissolved } : null
  },
  write: (given): Draft => {
    const { salt, grams: levels, place, water, dissolved } = given
    const key = celsius(place * degrees)
    const others = levels.flatMap((level, index) =>
      index === place
        ? []
        : [
            slip(
              celsius(index * degrees),
              `At ${index * degrees} °C ${water} g of water holds ${printed((level * water) / 100)} g, not ${printed(dissolved)} g.`,
            ),
          ],
    )
    return {
      stem:
        `A hot solution of ${printed(dissolved)} g of salt ${salt} in ${water} g of water is left to cool. ` +
        'According to the graph below, at what temperature do the first crystals appear?',
      key,
      slips: others,
      principle: 'Crystals appear at the temperature at which the solution becomes saturated.',
      working: [
        `In 100 g of water there would be ${printed(dissolved)} × 100 ÷ ${water} = ${printed((dissolved * 100) / water)} g`,
        `The curve shows this solubility at ${key.text}`,
      ],
      hints: ['How much salt would there be in 100 g of water?', 'Go from this mass across to the curve, then down.'],
      figure: curveFigure(given),
    }
  },
})

export const solubilityCurves = family(
  {
    id: 'c24',
    edition: 1,
    title: 'Reading a solubility curve',
    subject: 'chemistry',
    topicId: 'che-solubility',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 18,
  },
  [crystals, stillDissolves, saturation],
)
