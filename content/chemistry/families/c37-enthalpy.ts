import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { positive, slip, terminates } from '../drafting.ts'
import {
  bondEnergies,
  bondReactions,
  formationEnthalpies,
  formationReactions,
  fuels,
  type BondReaction,
} from '../facts/enthalpies.ts'
import { readEquation, type Term } from '../facts/equations.ts'

const signed = (value: number) => (value > 0 ? `+${printed(value, 0)}` : printed(value, 0))
const kilojoules = (value: number) => ({ text: `${signed(value)} kJ`, value })
const perMole = (value: number) => ({ text: `${signed(value)} kJ mol⁻¹`, value })

type Bonds = BondReaction['broken']
const energyOf = (bonds: Bonds) => bonds.reduce((sum, [count, bond]) => sum + count * bondEnergies[bond], 0)
const withoutCounts = (bonds: Bonds) => bonds.reduce((sum, [, bond]) => sum + bondEnergies[bond], 0)
const sumText = (bonds: Bonds) =>
  bonds.map(([count, bond]) => (count === 1 ? `${bondEnergies[bond]}` : `${count} × ${bondEnergies[bond]}`)).join(' + ')

const fromBonds = form<{ reaction: BondReaction; wording: number }>({
  id: 'from-bond-energies',
  difficulty: 'medium',
  draw: (random) => ({ reaction: random.pick(bondReactions), wording: random.int(0, 1) }),
  write: ({ reaction: { equation, broken, formed }, wording }) => {
    const given = [...new Set([...broken, ...formed].map(([, bond]) => bond))].map(
      (bond) => `${bond} = ${bondEnergies[bond]}`,
    )
    const [taken, released] = [energyOf(broken), energyOf(formed)]
    const key = kilojoules(taken - released)
    const list = `[bond energies in kJ mol⁻¹: ${given.join(', ')}]`
    return {
      stem:
        wording === 0
          ? `The enthalpy change of the gas reaction ${equation} is ${list}`
          : `Use bond energies to find ΔH for ${equation}, where all the substances are gases. ${list}`,
      key,
      slips: [
        slip(kilojoules(released - taken), 'This takes the energy of the broken bonds from that of the formed bonds.'),
        slip(
          kilojoules(withoutCounts(broken) - withoutCounts(formed)),
          'This counts each kind of bond once and forgets the numbers in the equation.',
        ),
        slip(kilojoules(-released), 'This counts the bonds formed and leaves out the bonds broken.'),
        slip(kilojoules(taken), 'This counts the bonds broken and leaves out the bonds formed.'),
        slip(kilojoules(taken + released), 'This adds the two energies, but forming bonds gives energy out.'),
        slip(kilojoules((taken - released) * 2), 'This is ΔH for twice the amounts that the equation shows.'),
        slip(kilojoules((taken - released) / 2), 'This is ΔH for half of the amounts that the equation shows.'),
      ],
      principle:
        'Breaking bonds takes in energy and forming bonds gives it out, so ΔH is bonds broken minus bonds formed.',
      working: [
        `Broken: ${sumText(broken)} = ${taken} kJ`,
        `Formed: ${sumText(formed)} = ${released} kJ`,
        `ΔH = ${taken} − ${released} = ${key.text}`,
      ],
      hints: ['Which bonds are broken, and which are formed?', 'Count how often each bond occurs.'],
    }
  },
})

const known = (terms: readonly Term[]) => terms.filter(({ formula }) => formula in formationEnthalpies)
const formationOf = ({ formula }: Term) => formationEnthalpies[formula] ?? 0
const total = (terms: readonly Term[]) => known(terms).reduce((sum, term) => sum + term.count * formationOf(term), 0)
const single = (terms: readonly Term[]) => known(terms).reduce((sum, term) => sum + formationOf(term), 0)
const termText = (terms: readonly Term[]) =>
  known(terms)
    .map((term) => `${term.count === 1 ? '' : `${term.count} × `}(${signed(formationOf(term))})`)
    .join(' + ')

const fromFormation = form<{ equation: string; wording: number }>({
  id: 'from-formation',
  difficulty: 'medium',
  draw: (random) => ({ equation: random.pick(formationReactions), wording: random.int(0, 1) }),
  write: ({ equation, wording }) => {
    const { left, right } = readEquation(equation)
    const [before, after] = [total(left), total(right)]
    const given = known([...left, ...right]).map((term) => `${term.formula} = ${signed(formationOf(term))}`)
    const list = `[enthalpies of formation in kJ mol⁻¹: ${given.join(', ')}]`
    const key = kilojoules(after - before)
    return {
      stem:
        wording === 0
          ? `The enthalpy change of the reaction ${equation} is ${list}`
          : `Find ΔH for the reaction ${equation} from these data. ${list}`,
      key,
      slips: [
        slip(kilojoules(before - after), 'This takes the products from the reactants instead of the other way round.'),
        slip(kilojoules(after + before), 'This adds products and reactants, but the reactants are subtracted.'),
        slip(
          kilojoules(single(right) - single(left)),
          'This forgets the numbers in front of the formulas in the equation.',
        ),
        slip(kilojoules(after), 'This is the sum for the products alone; the reactants are left out.'),
        slip(kilojoules(-before), 'This is the part of the reactants alone; the products are left out.'),
        slip(kilojoules((after - before) / 2), 'This is ΔH for half of the amounts that the equation shows.'),
        slip(kilojoules((after - before) * 2), 'This is ΔH for twice the amounts that the equation shows.'),
      ],
      principle:
        'The enthalpy change is the formation enthalpies of the products minus those of the reactants; elements count zero.',
      working: [
        `Products: ${termText(right)} = ${signed(after)} kJ`,
        `Reactants: ${termText(left)} = ${signed(before)} kJ`,
        `ΔH = ${printed(after, 0)} − (${printed(before, 0)}) = ${key.text}`,
      ],
      hints: ['What is the enthalpy of formation of an element?', 'Multiply each value by its number in the equation.'],
    }
  },
})

interface Burning {
  fuel: (typeof fuels)[number]
  mass: number
  water: number
  rise: number
}

const calorimetry = form<Burning>({
  id: 'calorimetry',
  difficulty: 'hard',
  draw: (random) => {
    const fuel = random.pick(fuels.slice(0, 3))
    const mass = random.pick([0.01, 0.02, 0.025, 0.05]) * fuel.molarMass
    const water = random.pick([100, 150, 200, 250, 400, 500])
    const rise = random.int(8, 55)
    const found = (water * 4.2 * rise) / 1000 / (mass / fuel.molarMass)
    // A simple calorimeter loses heat: it finds between a third and nine tenths of the true value.
    const isFair = found > -fuel.combustion / 3 && found < -fuel.combustion * 0.9
    return isFair && terminates(mass, 2) && terminates(found, 0)
      ? { fuel, mass: Number(mass.toFixed(2)), water, rise }
      : null
  },
  write: ({ fuel: { name, molarMass }, mass, water, rise }) => {
    const heat = (water * 4.2 * rise) / 1000
    const amount = mass / molarMass
    const key = perMole(-heat / amount)
    return {
      stem: `When ${mass} g of ${name} burns under a can, the temperature of ${water} g of water in it rises by ${rise} °C. From this the enthalpy of combustion is [molar mass = ${molarMass} g mol⁻¹; specific heat capacity of water = 4.2 J g⁻¹ K⁻¹]`,
      key,
      slips: [
        slip(perMole(heat / amount), 'This leaves out the minus sign, but burning gives out heat.'),
        slip(perMole(-heat), 'This is the heat that warmed the water, not the heat of one mole.'),
        slip(perMole(-heat / mass), 'This divides by the mass of the fuel instead of by its moles.'),
        slip(perMole(-heat * molarMass), 'This takes the mass that burnt to be one gram.'),
        slip(perMole((-heat / amount) * 10), 'This divides by a hundred instead of a thousand to get kilojoules.'),
        slip(perMole(-heat / 4.2 / amount), 'This leaves the specific heat capacity out of the heat.'),
        slip(perMole(-heat / amount / 2), 'This counts twice as many moles of fuel as were burnt.'),
      ],
      principle: 'The heat taken in by the water is mcΔT, and the enthalpy change is that heat for one mole burnt.',
      working: [
        `q = ${water} × 4.2 × ${rise} = ${printed(heat * 1000, 0)} J = ${printed(heat, 3)} kJ`,
        `n = ${mass} ÷ ${molarMass} = ${printed(amount, 3)} mol`,
        `ΔH = −${printed(heat, 3)} ÷ ${printed(amount, 3)} = ${key.text}`,
      ],
      hints: ['What heat did the water take in?', 'How many moles of fuel gave that heat?'],
    }
  },
})

const heatOfMass = form<{ fuel: (typeof fuels)[number]; amount: number }>({
  id: 'heat-from-mass',
  difficulty: 'easy',
  draw: (random) => {
    const fuel = random.pick(fuels)
    const amount = random.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 1.5, 2, 2.5, 3])
    return terminates(amount * fuel.combustion, 1) && terminates(amount * fuel.molarMass, 2) ? { fuel, amount } : null
  },
  write: ({ fuel: { name, molarMass, combustion }, amount }) => {
    const mass = amount * molarMass
    const energy = (value: number) => quantity(value, 'kJ', 1)
    const key = energy(-combustion * amount)
    return {
      stem: `The enthalpy of combustion of ${name} is ${signed(combustion)} kJ mol⁻¹. How much heat is given out when ${printed(mass, 2)} g of it burns completely? [molar mass = ${molarMass} g mol⁻¹]`,
      key,
      slips: positive([
        slip(energy(-combustion), 'This is the heat of one whole mole, whatever mass is burnt.'),
        slip(energy(-combustion * mass), 'This takes the mass in grams to be the number of moles.'),
        slip(energy(-combustion / amount), 'This divides by the number of moles instead of multiplying.'),
        slip(energy(-combustion / mass), 'This divides the enthalpy of combustion by the mass that burns.'),
        slip(energy(-combustion / molarMass), 'This is the heat given out by one gram of the fuel.'),
        slip(
          energy((-combustion * amount) / 2),
          `This takes the mass of one mole to be ${printed(2 * molarMass, 1)} g, twice the true one.`,
        ),
        slip(
          energy(-combustion * amount * 2),
          `This takes the mass of one mole to be ${printed(molarMass / 2, 1)} g, half of the true one.`,
        ),
      ]),
      principle: 'The enthalpy of combustion is the heat change when one mole burns completely.',
      working: [
        `n = ${printed(mass, 2)} ÷ ${molarMass} = ${printed(amount, 3)} mol`,
        `Heat given out = ${printed(amount, 3)} × ${printed(-combustion, 0)} = ${key.text}`,
      ],
      hints: ['For what amount is the enthalpy of combustion given?', 'How many moles is the given mass?'],
    }
  },
})

export const enthalpyChanges = family(
  {
    id: 'c37',
    edition: 1,
    title: 'Enthalpy changes from bonds, formation and calorimetry',
    subject: 'chemistry',
    topicId: 'che-energy',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [fromBonds, fromFormation, calorimetry, heatOfMass],
)
