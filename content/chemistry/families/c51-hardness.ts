import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { rowChoices, rowLetters } from '../../figures/table-rows.ts'
import { tableFigure } from '../../figures/table.ts'
import { slip } from '../drafting.ts'

/** Volumes of soap solution in cm³ for a lather. */
export interface Soap {
  raw: number
  boiled: number
  distilled: number
}

export interface Samples {
  raw: readonly number[]
  boiled: readonly number[]
  distilled: number
  asked: 'temporary' | 'permanent' | 'both' | 'soft'
}

export interface Titration {
  /** Volume of the water and of the acid in cm³, concentration of the acid in mol dm⁻³. */
  water: number
  acid: number
  concentration: number
}

export interface Hydrate {
  salt: string
  /** Molar mass without water, and molecules of water. */
  mass: number
  waters: number
  /** Amount heated in mol. */
  amount: number
}

const percent = (value: number) => quantity(value, '%', 1)
const milligrams = (value: number) => quantity(value, 'mg', 1)
const count = (value: number) => quantity(value, '', 1)

const temporaryShare = form<Soap>({
  id: 'temporary-share',
  difficulty: 'hard',
  draw: (random) => {
    const distilled = random.int(1, 3)
    const hardness = random.pick([10, 12, 16, 20, 25])
    const permanent = random.int(2, hardness - 3)
    const share = (100 * (hardness - permanent)) / hardness
    return Number.isInteger(share) ? { raw: hardness + distilled, boiled: permanent + distilled, distilled } : null
  },
  write: ({ raw, boiled, distilled }) => {
    const hardness = raw - distilled
    const temporary = raw - boiled
    const key = percent((100 * temporary) / hardness)
    return {
      stem: `To lather, 50 cm³ of well water needs ${raw} cm³ of soap solution, the same volume of the boiled water ${boiled} cm³ and of distilled water ${distilled} cm³. What percentage of the hardness is temporary?`,
      key,
      slips: [
        slip(
          percent((100 * temporary) / raw),
          'You divided by all the soap, but even distilled water needs some to lather.',
        ),
        slip(
          percent((100 * (boiled - distilled)) / hardness),
          'You gave the share that boiling does not remove, the permanent hardness.',
        ),
        slip(percent((100 * boiled) / raw), 'You compared the boiled water with the raw water and subtracted nothing.'),
        slip(
          percent((100 * (temporary - distilled)) / hardness),
          'You took off the soap for distilled water once too often.',
        ),
        slip(
          percent((100 * temporary) / boiled),
          'You divided by the soap for the boiled water and not for the hardness.',
        ),
        slip(percent((100 * distilled) / raw), 'You gave the share of soap that is needed for the lather itself.'),
      ].filter(({ value }) => value !== undefined && value <= 100),
      principle: 'Soap beyond that for distilled water measures hardness; the part removed by boiling is temporary.',
      working: [
        `Total hardness: ${raw} − ${distilled} = ${hardness} cm³ of soap`,
        `Removed by boiling: ${raw} − ${boiled} = ${temporary} cm³`,
        `${temporary} ÷ ${hardness} × 100 = ${key.text}`,
      ],
      hints: ['How much soap does the hardness use up?', 'Which part of that does boiling save?'],
    }
  },
})

const kinds = {
  temporary: 'temporary hardness only',
  permanent: 'permanent hardness only',
  both: 'both kinds of hardness',
  soft: 'no hardness',
}

function kindOf(raw: number, boiled: number, distilled: number): Samples['asked'] {
  if (raw === distilled) return 'soft'
  if (boiled === distilled) return 'temporary'
  return raw === boiled ? 'permanent' : 'both'
}

const whichSample = form<Samples>({
  id: 'which-sample',
  difficulty: 'medium',
  draw: (random) => {
    const distilled = random.int(2, 4)
    const hard = () => distilled + random.int(5, 20)
    const [permanent, both] = [hard(), hard()]
    const rows = random.shuffle([
      [hard(), distilled],
      [permanent, permanent],
      [both + random.int(3, 9), both],
      [distilled, distilled],
    ] as const)
    const asked = random.pick(['temporary', 'permanent', 'both'] as const)
    return { raw: rows.map(([one]) => one), boiled: rows.map(([, other]) => other), distilled, asked }
  },
  write: ({ raw, boiled, distilled, asked }) => {
    const found = raw.map((value, row) => kindOf(value, at(boiled, row), distilled))
    const key = found.indexOf(asked)
    const why = {
      temporary: `boiling brings it down to the ${distilled} cm³ of distilled water`,
      permanent: 'boiling changes nothing, yet more soap is needed than for distilled water',
      both: 'boiling lowers the volume, but not down to that of distilled water',
      soft: 'it lathers as distilled water does from the beginning',
    }
    return {
      stem: `The table below gives the soap solution that equal volumes of four waters need for a lather. Distilled water needs ${distilled} cm³. Which water has ${kinds[asked]}?`,
      ...rowChoices(key, (row) => `Water ${at(rowLetters, row)} has ${kinds[at(found, row)]}: ${why[at(found, row)]}.`),
      principle:
        'Boiling removes temporary hardness, caused by hydrogentrioxocarbonates(IV), but not permanent hardness.',
      working: [`With ${kinds[asked]}, ${why[asked]}`, `That is seen in the row of water ${at(rowLetters, key)}`],
      hints: ['Which kind of hardness does boiling remove?', 'Compare each volume with that for distilled water.'],
      figure: tableFigure({
        title: 'Soap solution needed in cm³',
        columns: ['water', 'before\nboiling', 'after\nboiling'],
        rows: raw.map((value, row) => [at(rowLetters, row), String(value), String(at(boiled, row))]),
      }),
    }
  },
})

const acidTitration = form<Titration>({
  id: 'titration',
  difficulty: 'hard',
  draw: (random) => {
    const given = {
      water: random.pick([50, 100, 200, 250]),
      acid: random.int(4, 20),
      concentration: random.pick([0.01, 0.02, 0.05]),
    }
    const mass = (given.acid * given.concentration * 50 * 1000) / given.water
    return Number.isInteger(mass) && mass >= 40 && mass <= 500 ? given : null
  },
  write: ({ water, acid, concentration }) => {
    const millimoles = acid * concentration
    const mass = millimoles * 50
    const key = milligrams((mass * 1000) / water)
    return {
      stem: `In a titration, ${water} cm³ of hard water reacted with ${acid} cm³ of ${concentration} mol dm⁻³ hydrochloric acid. If all the hardness is taken as CaCO₃, the mass of it in 1 dm³ of the water is (Ca = 40, C = 12, O = 16)`,
      key,
      slips: [
        slip(
          milligrams((2 * mass * 1000) / water),
          'You took one mole of acid for each mole of CaCO₃; the equation needs two.',
        ),
        slip(milligrams(mass), `You gave the mass in the ${water} cm³ that was titrated and not in 1 dm³.`),
        slip(milligrams((4 * mass * 1000) / water), 'You doubled the moles of acid where you should halve them.'),
        slip(milligrams(2 * mass), 'You left out both the ratio of the equation and the change to 1 dm³.'),
        slip(
          milligrams((millimoles * 1000 * 20) / water),
          'You used 40, the mass of calcium, and not the 100 of CaCO₃.',
        ),
        slip(milligrams((mass * 500) / water), 'You divided by two once more at the end.'),
      ],
      principle: 'CaCO₃ + 2HCl → CaCl₂ + H₂O + CO₂, so one mole of CaCO₃ (100 g) needs two moles of acid.',
      working: [
        `Acid: ${acid} × ${concentration} = ${printed(millimoles, 3)} mmol, so CaCO₃: ${printed(millimoles / 2, 4)} mmol`,
        `Mass in ${water} cm³: ${printed(millimoles / 2, 4)} × 100 = ${printed(mass, 3)} mg`,
        `In 1 dm³: ${printed(mass, 3)} × 1000 ÷ ${water} = ${key.text}`,
      ],
      hints: ['How many moles of acid does one mole of CaCO₃ need?', 'Change from the volume titrated to 1000 cm³.'],
    }
  },
})

const salts = [
  ['CuSO₄', 160, 5],
  ['Na₂CO₃', 106, 10],
  ['MgSO₄', 120, 7],
  ['CaSO₄', 136, 2],
  ['BaCl₂', 208, 2],
  ['ZnSO₄', 161, 7],
  ['FeSO₄', 152, 7],
] as const

const grams = (value: number) => `${printed(value, 2)} g`

const crystallization = form<Hydrate>({
  id: 'crystallization',
  difficulty: 'hard',
  draw: (random) => {
    const [salt, mass, waters] = random.pick(salts)
    return { salt, mass, waters, amount: random.pick([0.01, 0.02, 0.05, 0.1, 0.2]) }
  },
  write: ({ salt, mass, waters, amount }) => {
    const [dry, water] = [mass * amount, 18 * waters * amount]
    const key = count(waters)
    return {
      stem: `On strong heating, ${grams(dry + water)} of ${salt}·xH₂O left ${grams(dry)} of the anhydrous salt. The value of x is (${salt} = ${mass}, H₂O = 18)`,
      key,
      slips: [
        slip(count(Math.round((10 * mass) / 18) / 10), 'You divided the molar mass of the salt by that of water.'),
        slip(
          count(Math.round((10 * (dry + water)) / 18 / amount) / 10),
          'You took the whole mass of the crystals for water.',
        ),
        slip(count(waters + 1), 'You rounded the moles of water up before dividing.'),
        slip(count(waters - 1), 'You rounded the moles of water down before dividing.'),
        slip(count(waters * 2), 'You used 9 instead of 18 for the molar mass of water.'),
        slip(count(waters / 2), 'You used 36 instead of 18 for the molar mass of water.'),
        slip(
          count(Math.round((10 * water) / amount / mass) / 10),
          'You divided the mass of the water by the molar mass of the salt.',
        ),
      ].filter(({ value }) => value !== undefined && value > 0),
      principle: 'The loss of mass on heating is water of crystallization; compare its moles with those of the salt.',
      working: [
        `Water: ${grams(dry + water)} − ${grams(dry)} = ${grams(water)}, or ${printed(water / 18, 3)} mol`,
        `Salt: ${grams(dry)} ÷ ${mass} g = ${printed(amount, 3)} mol`,
        `x = ${printed(water / 18, 3)} ÷ ${printed(amount, 3)} = ${key.text}`,
      ],
      hints: ['What mass of water was driven off?', 'How many moles of water go with one mole of salt?'],
      twinKeys: [salt],
    }
  },
})

export const hardness = family(
  {
    id: 'c51',
    edition: 1,
    title: 'Hardness of water and water of crystallization',
    subject: 'chemistry',
    topicId: 'che-water',
    exams: ['JAMB', 'WAEC'],
    isCalculation: true,
    published: 16,
  },
  [temporaryShare, acidTitration, crystallization],
)

export const kindsOfHardness = family(
  {
    id: 'c54',
    edition: 1,
    title: 'Kinds of hardness',
    subject: 'chemistry',
    topicId: 'che-water',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 6,
  },
  [whichSample],
)
