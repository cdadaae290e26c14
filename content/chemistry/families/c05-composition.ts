import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { positive, slip, terminates } from '../drafting.ts'
import { compositions, waterSalts, type Composition } from '../facts/composition.ts'
import {
  atomCount,
  atomsIn,
  givenMasses,
  massWithoutSubscripts,
  molarMassOf,
  relativeAtomicMass,
} from '../facts/formula.ts'

/** One decimal throughout, so that no option stands out by having none. */
const percent = (value: number) => ({ text: `${value.toFixed(1)}%`, value: Number(value.toFixed(1)) })
const belowHundred = <T extends { value?: number }>(slips: T[]) =>
  slips.filter(({ value = 0 }) => value > 0 && value < 100)

const percentage = form<{ compound: Composition; wording: number }>({
  id: 'percentage-of-element',
  difficulty: 'easy',
  draw: (random) => ({ compound: random.pick(compositions), wording: random.int(0, 1) }),
  write: ({ compound: { name, formula, symbol, element }, wording }) => {
    const count = atomsIn(formula).get(symbol) ?? 1
    const mass = relativeAtomicMass(symbol)
    const whole = molarMassOf(formula)
    const share = (part: number) => percent((part / whole) * 100)
    const key = share(count * mass)
    return {
      stem:
        wording === 0
          ? `The percentage by mass of ${element} in ${name}, ${formula}, is [${givenMasses(formula)}]`
          : `What percentage of the mass of ${name}, ${formula}, is ${element}? [${givenMasses(formula)}]`,
      key,
      slips: belowHundred([
        slip(share(mass), `This counts one atom of ${element}, but the formula has ${count}.`),
        slip(share(whole - count * mass), `This is the percentage of everything in the compound except ${element}.`),
        slip(percent((count / atomCount(formula)) * 100), 'This is the share of the atoms and not of the mass.'),
        slip(
          percent((mass / massWithoutSubscripts(formula)) * 100),
          'This adds the atomic masses and leaves out all the subscripts.',
        ),
        slip(share(count * mass * 2), `This counts the atoms of ${element} twice over.`),
        slip(
          percent(((count * mass) / (whole + mass)) * 100),
          `This counts one atom of ${element} too many in the molar mass.`,
        ),
        slip(percent(((count * mass) / (whole - 16)) * 100), 'This leaves one atom of mass 16 out of the molar mass.'),
        slip(share((count * mass) / 2), `This halves the mass of ${element} in the formula.`),
      ]),
      principle: 'The percentage of an element is its mass in one mole of the compound over the molar mass, times 100.',
      working: [
        `Molar mass of ${formula} = ${printed(whole, 1)} g mol⁻¹`,
        `Mass of ${element} in a mole = ${count} × ${printed(mass, 1)} = ${printed(count * mass, 1)} g`,
        `Percentage = ${printed(count * mass, 1)} ÷ ${printed(whole, 1)} × 100 = ${key.text}`,
      ],
      hints: ['What is the molar mass of the compound?', `How many atoms of ${element} are in the formula?`],
    }
  },
})

type Hydrate = (typeof waterSalts)[number]

const percentageOfWater = form<{ hydrate: Hydrate; wording: number }>({
  id: 'percentage-of-water',
  difficulty: 'medium',
  draw: (random) => ({ hydrate: random.pick(waterSalts), wording: random.int(0, 2) }),
  write: ({ hydrate: { name, anhydrous, water }, wording }) => {
    const formula = `${anhydrous}·${water}H₂O`
    const salt = molarMassOf(anhydrous)
    const whole = salt + 18 * water
    const key = percent((18 * water * 100) / whole)
    const given = `[${anhydrous} = ${printed(salt, 1)}, H₂O = 18]`
    return {
      stem:
        wording === 0
          ? `The percentage by mass of water of crystallization in ${name}, ${formula}, is ${given}`
          : wording === 1
            ? `What percentage of its mass does ${name}, ${formula}, lose when all its water is driven off? ${given}`
            : `Calculate the percentage of water in ${name}, ${formula}. ${given}`,
      key,
      slips: belowHundred([
        slip(percent((18 * 100) / whole), `This counts one molecule of water, but the formula has ${water}.`),
        slip(percent((salt * 100) / whole), 'This is the percentage of the anhydrous salt and not of the water.'),
        slip(percent((18 * water * 100) / salt), 'This divides by the mass of the anhydrous salt alone.'),
        slip(percent((18 * 100) / (salt + 18)), 'This counts one molecule of water both above and below.'),
        slip(percent((16 * water * 100) / whole), 'This counts the oxygen of the water and leaves out its hydrogen.'),
        slip(
          percent((18 * (water + 1) * 100) / (whole + 18)),
          'This counts one molecule of water more than the formula has.',
        ),
        slip(
          percent((18 * (water - 1) * 100) / whole),
          'This counts one molecule of water fewer than the formula has.',
        ),
      ]),
      principle:
        'The percentage of water is the mass of all its molecules over the mass of the whole formula, times 100.',
      working: [
        `Mass of water = ${water} × 18 = ${18 * water}`,
        `Mass of ${formula} = ${printed(salt, 1)} + ${18 * water} = ${printed(whole, 1)}`,
        `Percentage = ${18 * water} ÷ ${printed(whole, 1)} × 100 = ${key.text}`,
      ],
      hints: ['What is the mass of all the water in the formula?', 'Compare it with the mass of the whole formula.'],
    }
  },
})

const massOfElement = form<{ compound: Composition; mass: number; unit: string }>({
  id: 'mass-of-element',
  difficulty: 'medium',
  draw: (random) => {
    const compound = random.pick(compositions)
    const unit = random.pick(['g', 'kg'])
    const mass = Number(
      (molarMassOf(compound.formula) * random.pick([0.05, 0.1, 0.2, 0.25, 0.4, 0.5, 1.5, 2])).toFixed(2),
    )
    const share =
      (mass / molarMassOf(compound.formula)) *
      (atomsIn(compound.formula).get(compound.symbol) ?? 1) *
      relativeAtomicMass(compound.symbol)
    return terminates(share, 2) && terminates(mass, 2) && mass >= 5 ? { compound, mass, unit } : null
  },
  write: ({ compound: { name, formula, symbol, element }, mass, unit }) => {
    const count = atomsIn(formula).get(symbol) ?? 1
    const atomic = relativeAtomicMass(symbol)
    const whole = molarMassOf(formula)
    const amount = (value: number) => quantity(value, unit, 2)
    const part = (mass * count * atomic) / whole
    const key = amount(part)
    return {
      stem: `What mass of ${element} is contained in ${printed(mass, 2)} ${unit} of ${name}, ${formula}? [${givenMasses(formula)}]`,
      key,
      slips: positive([
        slip(amount((mass * atomic) / whole), `This counts one atom of ${element}, but the formula has ${count}.`),
        slip(amount(mass - part), `This is the mass of everything in the sample except ${element}.`),
        slip(amount((mass * count) / atomCount(formula)), 'This shares the mass out equally among all the atoms.'),
        slip(
          amount((mass * atomic) / massWithoutSubscripts(formula)),
          'This leaves all the subscripts out of the formula.',
        ),
        slip(amount(part / 2), `This halves the mass of ${element} without any reason.`),
        slip(amount(count * atomic), 'This is the mass in one whole mole, whatever the sample is.'),
        slip(amount(part * 2), `This counts the atoms of ${element} twice over.`),
      ]).filter(({ value = 0 }) => value < mass),
      principle: 'An element makes up the same fraction of any sample as of one mole of the compound.',
      working: [
        `Molar mass of ${formula} = ${printed(whole, 1)} g mol⁻¹, of which ${element} is ${printed(count * atomic, 1)} g`,
        `Mass of ${element} = ${printed(count * atomic, 1)}/${printed(whole, 1)} × ${printed(mass, 2)} = ${key.text}`,
      ],
      hints: [`What fraction of a mole of the compound is ${element}?`, 'Take that fraction of the sample.'],
    }
  },
})

export const percentageComposition = family(
  {
    id: 'c05',
    edition: 1,
    title: 'Percentage composition',
    subject: 'chemistry',
    topicId: 'che-laws',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [percentage, percentageOfWater, massOfElement],
)
