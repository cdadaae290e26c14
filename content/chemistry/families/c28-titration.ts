import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { slip, terminates } from '../drafting.ts'
import { neutralizations, type Neutralization } from '../facts/neutralizations.ts'
import { dilution, standardSolution } from './c28-solutions.ts'

const concentration = (value: number) => quantity(value, 'mol dm⁻³', 3)
const volumeOf = (value: number) => quantity(value, 'cm³', 2)

const basic = [0.05, 0.1, 0.12, 0.15, 0.2, 0.25]

const concentrationOfAcid = form<{ reaction: Neutralization; base: number; ofBase: number; ofAcid: number }>({
  id: 'concentration-of-acid',
  difficulty: 'medium',
  draw: (random) => {
    const [reaction, base] = [random.pick(neutralizations), random.pick(basic)]
    const [ofBase, ofAcid] = [random.pick([20, 25]), random.step(10, 40, 0.5)]
    const acid = (base * ofBase * reaction.acidMoles) / reaction.baseMoles / ofAcid
    return ofBase !== ofAcid && terminates(acid, 3) ? { reaction, base, ofBase, ofAcid } : null
  },
  write: ({ reaction, base, ofBase, ofAcid }) => {
    const ratio = reaction.acidMoles / reaction.baseMoles
    const volumes = ofBase / ofAcid
    const key = concentration(base * volumes * ratio)
    const moles = (base * ofBase) / 1000
    return {
      stem:
        `If ${ofAcid} cm³ of ${reaction.acid} neutralizes ${ofBase} cm³ of ${base} mol dm⁻³ ${reaction.base}, ` +
        `the concentration of the acid is [${reaction.equation}]`,
      key,
      slips: [
        slip(concentration(base * volumes), 'This takes the acid and the base to react mole for mole.'),
        slip(concentration((base * volumes) / ratio), 'This turns the mole ratio of the equation upside down.'),
        slip(concentration((base * ratio) / volumes), 'This exchanges the volumes of the acid and the base.'),
        slip(
          concentration(base / volumes / ratio),
          'This turns both the ratio of volumes and the mole ratio upside down.',
        ),
        slip(concentration(base * ratio), 'This uses the mole ratio but leaves the two volumes out.'),
        slip(concentration(base / ratio), 'This leaves out the volumes and turns the mole ratio upside down.'),
      ],
      principle: `By the equation ${printed(reaction.acidMoles)} mol of acid reacts with ${printed(reaction.baseMoles)} mol of base.`,
      working: [
        `n(base) = ${base} × ${ofBase} ÷ 1000 = ${printed(moles, 6)} mol`,
        `n(acid) = ${printed(moles, 6)} × ${reaction.acidMoles} ÷ ${reaction.baseMoles} = ${printed(moles * ratio, 6)} mol`,
        `c = ${printed(moles * ratio, 6)} × 1000 ÷ ${ofAcid} = ${key.text}`,
      ],
      hints: ['How many moles of base react?', 'Use the numbers in front of the formulas in the equation.'],
    }
  },
})

const volumeOfAcid = form<{ reaction: Neutralization; base: number; ofBase: number; acid: number }>({
  id: 'volume-of-acid',
  difficulty: 'medium',
  draw: (random) => {
    const [reaction, base] = [random.pick(neutralizations), random.pick(basic)]
    const [ofBase, acid] = [random.pick([20, 25, 30, 40, 50]), random.pick([0.05, 0.08, 0.1, 0.125, 0.2, 0.25, 0.4])]
    const volume = (base * ofBase * reaction.acidMoles) / reaction.baseMoles / acid
    return base !== acid && volume >= 8 && volume <= 100 && terminates(volume, 1)
      ? { reaction, base, ofBase, acid }
      : null
  },
  write: ({ reaction, base, ofBase, acid }) => {
    const ratio = reaction.acidMoles / reaction.baseMoles
    const strengths = base / acid
    const key = volumeOf(ofBase * strengths * ratio)
    const moles = (base * ofBase) / 1000
    return {
      stem:
        `What volume of ${acid} mol dm⁻³ ${reaction.acid} is needed to neutralize ${ofBase} cm³ of ${base} mol dm⁻³ ` +
        `${reaction.base}? [${reaction.equation}]`,
      key,
      slips: [
        slip(volumeOf(ofBase * strengths), 'This takes the acid and the base to react mole for mole.'),
        slip(volumeOf((ofBase * strengths) / ratio), 'This turns the mole ratio of the equation upside down.'),
        slip(volumeOf((ofBase * ratio) / strengths), 'This exchanges the concentrations of the acid and the base.'),
        slip(
          volumeOf(ofBase / strengths / ratio),
          'This turns both the ratio of concentrations and the mole ratio upside down.',
        ),
        slip(volumeOf(ofBase * ratio), 'This uses the mole ratio but leaves the two concentrations out.'),
        slip(volumeOf(ofBase / ratio), 'This leaves out the concentrations and turns the mole ratio upside down.'),
      ],
      principle: `By the equation ${printed(reaction.acidMoles)} mol of acid reacts with ${printed(reaction.baseMoles)} mol of base.`,
      working: [
        `n(base) = ${base} × ${ofBase} ÷ 1000 = ${printed(moles, 6)} mol`,
        `n(acid) = ${printed(moles, 6)} × ${reaction.acidMoles} ÷ ${reaction.baseMoles} = ${printed(moles * ratio, 6)} mol`,
        `V = ${printed(moles * ratio, 6)} × 1000 ÷ ${acid} = ${key.text}`,
      ],
      hints: ['How many moles of base are there?', 'How many moles of acid do they need?'],
    }
  },
})

export const titration = family(
  {
    id: 'c28',
    edition: 1,
    title: 'Titration and standard solutions',
    subject: 'chemistry',
    topicId: 'che-ph-titration',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [concentrationOfAcid, volumeOfAcid, standardSolution, dilution],
)
