import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { rounded, slipsAs } from '../slips.ts'
import { energyBudget } from '../forms/b29-budget.ts'

interface Flow {
  chain: readonly string[]
  /** Energy in kJ at the two ends of the chain. */
  start: number
  end: number
}

interface Levels {
  chain: readonly string[]
  producers: number
  herbivores: number
  carnivores: number
}

const chains = [
  ['maize', 'grasshopper', 'toad', 'snake', 'hawk'],
  ['grass', 'grasshopper', 'lizard', 'snake', 'hawk'],
  ['algae', 'water flea', 'tilapia', 'catfish', 'fish eagle'],
  ['cassava', 'caterpillar', 'lizard', 'snake', 'kite'],
  ['Spirogyra', 'tadpole', 'tilapia', 'heron', 'crocodile'],
] as const

const kilojoules = (value: number) => quantity(value, 'kJ')
const percent = (value: number) => rounded(value, 1, '%')
const tens = (steps: number): string => Array.from({ length: steps }, () => '10').join(' × ')
const arrows = (chain: readonly string[]): string => chain.join(' → ')

function drawFlow(random: Random): Flow {
  const length = random.int(3, 5)
  const end = random.int(2, 90)
  return { chain: random.pick(chains).slice(0, length), start: end * 10 ** (length - 1), end }
}

const levelNames = [
  'producers',
  'primary consumers',
  'secondary consumers',
  'tertiary consumers',
  'quaternary consumers',
]

const reaching = form<Flow>({
  id: 'reaching',
  difficulty: 'medium',
  draw: drawFlow,
  write: ({ chain, start, end }) => {
    const steps = chain.length - 1
    const last = chain.at(-1) ?? ''
    return {
      stem: `In the food chain ${arrows(chain)}, the energy in the ${chain[0]} is ${printed(start)} kJ. If 10% is passed on at each step, the energy that reaches the ${last} is`,
      key: kilojoules(end),
      slips: slipsAs(kilojoules, [
        [end / 10, 'This takes one step too many: the first organism still has all its energy.'],
        [end * 0.9, 'This takes off a further 10% as lost after the right number of steps.'],
        [end / 100, 'This takes a step before the first organism and another after the last one.'],
        [end * 10, 'This takes one step too few: count the arrows of the chain.'],
        [start / 10, 'This passes the energy on only once, from the first organism to the next.'],
        [start * 0.9 ** steps, 'This takes 10% as the loss at each step; it is what is passed on.'],
      ]),
      principle: 'About a tenth of the energy of a trophic level passes to the next; the rest is lost, mostly as heat.',
      working: [
        `${steps} steps: divide by ${tens(steps)} = ${printed(10 ** steps)}`,
        `Energy = ${printed(start)} ÷ ${printed(10 ** steps)} = ${kilojoules(end).text}`,
      ],
      hints: ['How many arrows does the chain have?', 'Take a tenth at each arrow.'],
    }
  },
})

const needed = form<Flow>({
  id: 'needed',
  difficulty: 'medium',
  draw: drawFlow,
  write: ({ chain, start, end }) => {
    const steps = chain.length - 1
    const last = chain.at(-1) ?? ''
    return {
      stem: `In the food chain ${arrows(chain)}, 10% of the energy is passed on at each step. For ${end} kJ to reach the ${last}, the energy needed in the ${chain[0]} is`,
      key: kilojoules(start),
      slips: slipsAs(kilojoules, [
        [start / 10, 'This takes one step too few: count the arrows of the chain.'],
        [end * 10 * steps, 'This multiplies by 10 for each step added up; the tenths must be multiplied.'],
        [end * 10, 'This goes back a single step, to what the last organism itself feeds on.'],
        [start * 10, 'This takes one step too many: the last organism is not a step.'],
        [start * 1.1, 'This adds a further 10% for losses that the steps already hold.'],
        [
          (end * 10 * (10 ** steps - 1)) / 9,
          'This adds up the energy of all the levels below; only the first is asked.',
        ],
      ]),
      principle:
        'About a tenth of the energy of a trophic level passes to the next, so each step back needs ten times as much.',
      working: [
        `${steps} steps: multiply by ${tens(steps)} = ${printed(10 ** steps)}`,
        `Energy = ${end} × ${printed(10 ** steps)} = ${kilojoules(start).text}`,
      ],
      hints: ['How many arrows lie between the two organisms?', 'Each step back needs more energy, not less.'],
    }
  },
})

const efficiency = form<Levels>({
  id: 'efficiency',
  difficulty: 'hard',
  draw: (random) => {
    const chain = random.pick(chains).slice(0, 3)
    const producers = random.step(20_000, 90_000, 5000)
    const herbivores = (producers * random.pick([8, 12, 14, 15, 16, 18])) / 100
    const carnivores = (herbivores * random.pick([8, 9, 11, 12, 12.5, 15, 16, 20])) / 100
    return Number.isInteger(herbivores) && Number.isInteger(carnivores)
      ? { chain, producers, herbivores, carnivores }
      : null
  },
  write: ({ chain, producers, herbivores, carnivores }) => {
    const key = percent((carnivores / herbivores) * 100)
    const first = (herbivores / producers) * 100
    const second = (carnivores / herbivores) * 100
    return {
      stem: `In the food chain ${arrows(chain)} the organisms hold ${printed(producers)} kJ, ${printed(herbivores)} kJ and ${printed(carnivores)} kJ. The efficiency of energy transfer from ${levelNames[1]} to ${levelNames[2]}, to one decimal place, is`,
      key,
      slips: slipsAs(percent, [
        [(carnivores / producers) * 100, 'This compares the last level with the producers, two steps away.'],
        [second / 100, 'This is the fraction passed on, not yet multiplied by 100.'],
        [(carnivores / (herbivores + carnivores)) * 100, 'This divides by both levels of consumers added together.'],
        [first, 'This is the efficiency of the step before, from producers to primary consumers.'],
        [first + second, 'This adds the efficiencies of the two steps of the chain.'],
        [100 - second, 'This is the share of energy lost between the two levels.'],
        [100 - first, 'This is the share lost between producers and primary consumers.'],
      ]),
      principle:
        'The efficiency of transfer is the energy of a trophic level as a percentage of that of the level before it.',
      working: [`Efficiency = $\\frac{${carnivores}}{${herbivores}} \\times 100\\%$ = ${key.text}`],
      hints: ['Which two of the three figures are needed?', 'Divide the later level by the earlier one.'],
    }
  },
})

export const energyFlow = family(
  {
    id: 'b29',
    edition: 1,
    title: 'Energy flow through trophic levels',
    subject: 'biology',
    topicId: 'bio-energy-cycles',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [reaching, needed, efficiency, energyBudget],
)
