import { form } from '../../engine/family.ts'
import { rounded, slipsAs } from '../slips.ts'

interface Strip {
  tissue: string
  solution: string
  before: number
  after: number
}

interface Bracket {
  tissue: string
  weak: number
  strong: number
  gain: number
  loss: number
}

const tissues = ['yam', 'potato', 'cocoyam', 'unripe pawpaw', 'sweet potato', 'carrot'] as const
const percent = (value: number) => rounded(value, 1, '%')
const molar = (value: number) => rounded(value, 2, 'mol dm⁻³')

const lossOfAll = (share: number) =>
  [-share * 100, 'This gives the final mass as a percentage of the first and calls it a loss.'] as const

/** The percentage change of a strip's mass in water or a strong solution. */
export const percentageChange = form<Strip>({
  id: 'percentage-change',
  difficulty: 'easy',
  draw: (random) => {
    const before = random.pick([2, 2.5, 4, 5, 8])
    const isGain = random.int(0, 1) === 1
    const change = random.pick([4, 5, 8, 10, 12, 15, 16, 20])
    const after = (before * (isGain ? 100 + change : 100 - change)) / 100
    if (!Number.isInteger(Math.round(after * 1e6) / 1e5)) return null
    const solution = isGain ? 'distilled water' : '1 mol dm⁻³ sucrose solution'
    return { tissue: random.pick(tissues), solution, before, after: Math.round(after * 10) / 10 }
  },
  write: ({ tissue, solution, before, after }) => {
    const change = after - before
    const key = percent((change / before) * 100)
    const verb = change > 0 ? 'gains' : 'loses'
    return {
      stem: `A strip of ${tissue} of mass ${before.toFixed(1)} g had a mass of ${after.toFixed(1)} g after an hour in ${solution}. The percentage change in its mass, to one decimal place, is`,
      key,
      slips: slipsAs(percent, [
        [-(change / before) * 100, 'This subtracts the wrong way round, so that the sign is reversed.'],
        [(change / after) * 100, 'This divides the change by the mass after, not by the mass at the start.'],
        [change, 'This is the change in grams, not divided by the mass at the start.'],
        [change * 100, 'This multiplies the change by 100 but never divides by the mass at the start.'],
        [(after / before) * 100, 'This gives the final mass as a percentage of the first, not the change.'],
        ...(change < 0 ? [lossOfAll(after / before)] : []),
      ]),
      principle:
        'Percentage change is the change of mass divided by the mass at the start, times 100; a loss is negative.',
      working: [
        `The strip ${verb} water by osmosis: ${after.toFixed(1)} − ${before.toFixed(1)} = ${rounded(change, 1, 'g').text}`,
        `Change = (${rounded(change, 1).text} ÷ ${before.toFixed(1)}) × 100 = ${key.text}`,
      ],
      hints: ['Did the strip gain or lose mass?', 'Divide by the mass at the start.'],
    }
  },
})

/** The concentration at which a tissue neither gains nor loses, read off a straight line between two results. */
export const isotonicPoint = form<Bracket>({
  id: 'isotonic-point',
  difficulty: 'hard',
  draw: (random) => {
    const weak = random.step(10, 30, 5) / 100
    const width = random.step(20, 40, 5) / 100
    const [gain, loss] = [random.int(2, 12), random.int(2, 12)]
    const hundredths = Math.round((width * gain * 1e8) / (gain + loss)) / 1e6
    if (gain === loss || !Number.isInteger(hundredths)) return null
    return { tissue: random.pick(tissues), weak, strong: Math.round((weak + width) * 100) / 100, gain, loss }
  },
  write: ({ tissue, weak, strong, gain, loss }) => {
    const width = strong - weak
    const step = (width * gain) / (gain + loss)
    const key = molar(weak + step)
    return {
      stem: `Strips of ${tissue} gained ${gain}% in mass in ${weak.toFixed(2)} mol dm⁻³ sucrose and lost ${loss}% in ${strong.toFixed(2)} mol dm⁻³ sucrose. If the graph is a straight line, the solution isotonic with the cell sap is`,
      key,
      slips: slipsAs(molar, [
        [(weak + strong) / 2, 'This takes the middle of the two concentrations, but gain and loss differ.'],
        [
          weak + (width * loss) / (gain + loss),
          'This measures the loss from the weaker solution: gain and loss are swapped.',
        ],
        [step, 'This is the distance from the weaker solution, not yet added to its concentration.'],
        [weak, 'This is the weaker solution, in which the strips still gained mass.'],
        [strong, 'This is the stronger solution, in which the strips already lost mass.'],
        [
          strong + (width * loss) / (gain + loss),
          'This goes beyond the stronger solution, where the strips lose still more.',
        ],
        [weak + strong, 'This adds up the two concentrations; the answer lies between them.'],
      ]),
      principle: 'In the isotonic solution there is no net osmosis, so the line of mass change crosses zero there.',
      working: [
        `The line falls ${gain + loss}% over ${molar(width).text}; zero lies ${gain}/${gain + loss} of the way`,
        `Concentration = ${weak.toFixed(2)} + ${molar(step).text} = ${key.text}`,
      ],
      hints: [
        'What is the change of mass in an isotonic solution?',
        'What part of the whole fall brings the line to zero?',
      ],
    }
  },
})
