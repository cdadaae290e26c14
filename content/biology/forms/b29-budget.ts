import { form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { slipsAs } from '../slips.ts'

interface Budget {
  animal: string
  eaten: number
  waste: number
  respired: number
}

const animals = ['goat', 'cow', 'sheep', 'rabbit', 'duiker', 'grasscutter'] as const
const kilojoules = (value: number) => quantity(value, 'kJ')

/** The part of the energy eaten that remains after waste and respiration. */
export const energyBudget = form<Budget>({
  id: 'budget',
  difficulty: 'easy',
  draw: (random) => {
    const eaten = random.step(2000, 9000, 200)
    const waste = (eaten * random.step(40, 60, 5)) / 100
    const respired = (eaten * random.step(25, 45, 1)) / 100
    const kept = eaten - waste - respired
    if (waste - respired < eaten * 0.02) return null
    if (![waste, respired].every(Number.isInteger) || kept < eaten * 0.03 || kept > eaten * 0.2) return null
    return { animal: random.pick(animals), eaten, waste, respired }
  },
  write: ({ animal, eaten, waste, respired }) => {
    const kept = eaten - waste - respired
    return {
      stem: `Of ${printed(eaten)} kJ in the food that a ${animal} eats, ${printed(waste)} kJ leave in faeces and urine and ${printed(respired)} kJ are used in respiration. The energy stored in new tissue is`,
      key: kilojoules(kept),
      slips: slipsAs(kilojoules, [
        [kept / 10, 'This takes a tenth of what is left; the figures already give all losses.'],
        [(eaten - waste) / 10, 'This applies the 10% rule to the food absorbed instead of taking respiration off.'],
        [waste - respired, 'This takes one loss from the other instead of both from the food.'],
        [eaten / 10, 'This applies the 10% rule although the losses themselves are given.'],
        [eaten - waste, 'This forgets the energy used in respiration, which leaves as heat.'],
        [eaten - respired, 'This forgets the energy that leaves in faeces and urine.'],
        [waste + respired, 'This adds up the losses; the energy stored is what remains of the food.'],
      ]),
      principle: 'Energy stored in growth is the energy eaten less that lost in waste and in respiration.',
      working: [
        `Losses = ${printed(waste)} + ${printed(respired)} = ${printed(waste + respired)} kJ`,
        `Stored = ${printed(eaten)} − ${printed(waste + respired)} = ${kilojoules(kept).text}`,
      ],
      hints: ['In which two ways is energy lost here?', 'Take both losses from the energy eaten.'],
    }
  },
})
