import { form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { slip, terminates } from '../drafting.ts'
import { givenMasses, massWithoutSubscripts } from '../facts/formula.ts'
import { solids, type Substance } from '../facts/substances.ts'

const grams = (value: number) => quantity(value, 'g', 2)
const volumeOf = (value: number) => quantity(value, 'cm³', 2)

export const standardSolution = form<{ solid: Substance; volume: number; concentration: number }>({
  id: 'standard-solution',
  difficulty: 'easy',
  draw: (random) => {
    const draft = {
      solid: random.pick(solids),
      volume: random.pick([100, 200, 250, 500]),
      concentration: random.pick([0.05, 0.1, 0.2, 0.25, 0.4, 0.5]),
    }
    return terminates((draft.concentration * draft.volume * draft.solid.molarMass) / 1000, 2) ? draft : null
  },
  write: ({ solid: { name, formula, molarMass }, volume, concentration }) => {
    const amount = (concentration * volume) / 1000
    const key = grams(amount * molarMass)
    return {
      stem:
        `The mass of ${name}, ${formula}, in ${volume} cm³ of a ${concentration} mol dm⁻³ solution is ` +
        `[${givenMasses(formula)}]`,
      key,
      slips: [
        slip(grams(concentration * molarMass), 'This is the mass in 1 dm³ of the solution, not in the given volume.'),
        slip(
          grams((molarMass * volume) / 1000),
          'This is the mass for a solution of 1 mol dm⁻³, not for the given one.',
        ),
        slip(
          grams((concentration * molarMass * 1000) / volume),
          'This divides by the volume in dm³ instead of multiplying by it.',
        ),
        slip(grams(amount), 'This stops at the number of moles and does not multiply by the molar mass.'),
        slip(
          grams(amount * massWithoutSubscripts(formula)),
          `This adds the atomic masses but leaves out the subscripts in ${formula}.`,
        ),
        slip(
          grams((amount * molarMass) / 2),
          'This halves the molar mass, as a vapour density would, but no gas is weighed.',
        ),
      ],
      principle: 'Amount is concentration times volume in dm³, and mass is amount times molar mass.',
      working: [
        `n = ${concentration} × ${volume} ÷ 1000 = ${printed(amount, 6)} mol`,
        `Molar mass of ${formula} = ${molarMass} g mol⁻¹`,
        `Mass = ${printed(amount, 6)} × ${molarMass} = ${key.text}`,
      ],
      hints: ['What is the volume in dm³?', 'How many moles are in that volume?'],
    }
  },
})

export const dilution = form<{ volume: number; strong: number; weak: number }>({
  id: 'water-for-dilution',
  difficulty: 'hard',
  draw: (random) => {
    const draft = {
      volume: random.pick([10, 20, 25, 40, 50, 100]),
      strong: random.pick([0.5, 0.6, 0.8, 1, 1.5, 2, 2.5, 4]),
      weak: random.pick([0.05, 0.1, 0.2, 0.25, 0.4, 0.5]),
    }
    const total = (draft.volume * draft.strong) / draft.weak
    return draft.strong >= 1.5 * draft.weak && total <= 1000 && terminates(total, 0) ? draft : null
  },
  write: ({ volume, strong, weak }) => {
    const total = (volume * strong) / weak
    const key = volumeOf(total - volume)
    return {
      stem:
        `The volume of water to be added to ${volume} cm³ of ${strong} mol dm⁻³ hydrochloric acid to make a solution of ` +
        `${weak} mol dm⁻³ is`,
      key,
      slips: [
        slip(volumeOf(total), 'This is the volume of the dilute solution; the acid itself is part of it.'),
        slip(volumeOf(total + volume), 'This adds the volume of the acid instead of taking it away.'),
        slip(
          volumeOf((volume * strong) / (strong - weak)),
          'This divides the amount of acid by the difference of the concentrations.',
        ),
        slip(
          volumeOf((volume * weak) / strong),
          'This turns the ratio of concentrations upside down, as though water shrank the volume.',
        ),
        slip(
          volumeOf(volume * (strong - weak)),
          'This multiplies by the difference of the concentrations, which has units.',
        ),
        slip(
          volumeOf(volume - (volume * weak) / strong),
          'This dilutes the wrong way, so the final volume would be smaller.',
        ),
        slip(volumeOf(total + 2 * volume), 'This adds the volume of the acid twice to that of the solution.'),
      ],
      principle: 'Dilution leaves the amount of solute as it is, so c₁V₁ = c₂V₂ with V₂ the whole new volume.',
      working: [
        `V₂ = ${strong} × ${volume} ÷ ${weak} = ${volumeOf(total).text}`,
        `Water = ${printed(total)} − ${volume} = ${key.text}`,
      ],
      hints: ['Does the amount of acid change when water is added?', 'What is the whole volume after dilution?'],
    }
  },
})
