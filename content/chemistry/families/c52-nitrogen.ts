import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at } from '../../engine/random.ts'
import { rowChoices, rowLetters } from '../../figures/table-rows.ts'
import { tableFigure } from '../../figures/table.ts'
import { slip } from '../drafting.ts'

export interface Fertilizer {
  name: string
  formula: string
  mass: number
  nitrogens: number
}

export interface Burning {
  ammonia: number
  oxygen: number
}

export interface Nitrate {
  formula: string
  molar: number
  /** Moles of gas, and of oxygen alone, from one mole. */
  gas: number
  oxygen: number
  equation: string
  mass: number
}

export interface Gases {
  rows: readonly number[]
  row: number
}

const percent = (value: number) => ({ text: `${value.toFixed(1)}%`, value: Math.round(value * 10) / 10 })
const volume = (value: number) => quantity(value, 'dm³', 2)
const cubic = (value: number) => quantity(value, 'cm³', 1)

const fertilizers = [
  ['ammonium trioxonitrate(V)', 'NH₄NO₃', 80, 2],
  ['ammonium tetraoxosulphate(VI)', '(NH₄)₂SO₄', 132, 2],
  ['urea', 'CO(NH₂)₂', 60, 2],
  ['sodium trioxonitrate(V)', 'NaNO₃', 85, 1],
  ['potassium trioxonitrate(V)', 'KNO₃', 101, 1],
  ['calcium trioxonitrate(V)', 'Ca(NO₃)₂', 164, 2],
  ['ammonium chloride', 'NH₄Cl', 53.5, 1],
  ['ammonium trioxocarbonate(IV)', '(NH₄)₂CO₃', 96, 2],
] as const

const share = form<Fertilizer>({
  id: 'percentage-nitrogen',
  difficulty: 'easy',
  draw: (random) => {
    const [name, formula, mass, nitrogens] = random.pick(fertilizers)
    return { name, formula, mass, nitrogens }
  },
  write: ({ name, formula, mass, nitrogens }) => {
    const own = 14 * nitrogens
    const key = percent((100 * own) / mass)
    return {
      stem: `The percentage by mass of nitrogen in ${name}, ${formula}, is (molar mass = ${mass} g mol⁻¹, N = 14)`,
      key,
      slips: [
        slip(
          percent((100 * own) / nitrogens / mass / (nitrogens === 1 ? 2 : 1)),
          nitrogens === 1
            ? 'You used the atomic number 7 of nitrogen and not its mass of 14.'
            : 'You counted one atom of nitrogen, but the formula has two.',
        ),
        slip(
          percent((200 * own) / mass),
          nitrogens === 1
            ? 'You counted nitrogen as N₂, but the formula has one atom.'
            : 'You doubled the nitrogen once too often; the formula has two atoms.',
        ),
        slip(percent((100 * 7 * nitrogens) / mass), 'You used the atomic number 7 of nitrogen and not its mass of 14.'),
        slip(
          percent((100 * own) / (mass - own)),
          'You divided by the mass of the other elements and not by the whole.',
        ),
        slip(percent(100 - (100 * own) / mass), 'You gave the percentage of all the other elements.'),
        slip(percent((100 * 17 * nitrogens) / mass), 'You used the mass of NH₃ for each atom of nitrogen.'),
      ],
      principle:
        'The percentage of an element is the mass of its atoms in one mole divided by the molar mass, times 100.',
      working: [`Nitrogen in one mole: ${nitrogens} × 14 = ${own} g`, `${own} ÷ ${mass} × 100 = ${key.text}`],
      hints: ['How many atoms of nitrogen are in the formula?', 'Divide their mass by the molar mass.'],
      twinKeys: [`percentage ${formula}`],
    }
  },
})

const residue = form<Burning>({
  id: 'volume-of-oxygen-left',
  difficulty: 'hard',
  draw: (random) => {
    const ammonia = random.step(20, 80, 4)
    const oxygen = (ammonia * 5) / 4 + random.step(5, 40, 5)
    return { ammonia, oxygen }
  },
  write: ({ ammonia, oxygen }) => {
    const used = (ammonia * 5) / 4
    const key = cubic(oxygen - used)
    return {
      stem: `Ammonia is oxidized over hot platinum: 4NH₃(g) + 5O₂(g) → 4NO(g) + 6H₂O(g). If ${ammonia} cm³ of ammonia is mixed with ${oxygen} cm³ of oxygen, the volume of oxygen left over, at the same temperature and pressure, is`,
      key,
      slips: [
        slip(cubic(oxygen - ammonia), 'You took equal volumes of the two gases, but the equation has 4 and 5.'),
        slip(cubic(oxygen - (ammonia * 4) / 5), 'You turned the ratio over: 4 volumes of ammonia need 5 of oxygen.'),
        slip(cubic(used), 'You gave the oxygen that reacts and not what is left of it.'),
        slip(cubic(ammonia), 'You gave the volume of the NO that is formed.'),
        slip(cubic(oxygen - used + ammonia), 'You added the NO that is formed to the oxygen left.'),
        slip(cubic((oxygen * 4) / 5), 'You took four fifths of the oxygen to be left.'),
      ].filter(({ value }) => value !== undefined && value > 0),
      principle: "By Gay-Lussac's law gases react in the ratio of the numbers in the equation, here 4 to 5.",
      working: [
        `Oxygen needed: ${ammonia} × 5 ÷ 4 = ${printed(used)} cm³`,
        `Left: ${oxygen} − ${printed(used)} = ${key.text}`,
      ],
      hints: ['How much oxygen do 4 volumes of ammonia need?', 'Subtract what reacts from what was there.'],
    }
  },
})

const nitrates = [
  ['KNO₃', 101, 0.5, 0.5, '2KNO₃ → 2KNO₂ + O₂'],
  ['NaNO₃', 85, 0.5, 0.5, '2NaNO₃ → 2NaNO₂ + O₂'],
  ['Pb(NO₃)₂', 331, 2.5, 0.5, '2Pb(NO₃)₂ → 2PbO + 4NO₂ + O₂'],
  ['Cu(NO₃)₂', 188, 2.5, 0.5, '2Cu(NO₃)₂ → 2CuO + 4NO₂ + O₂'],
  ['AgNO₃', 170, 1.5, 0.5, '2AgNO₃ → 2Ag + 2NO₂ + O₂'],
  ['Zn(NO₃)₂', 189, 2.5, 0.5, '2Zn(NO₃)₂ → 2ZnO + 4NO₂ + O₂'],
] as const

const heated = form<Nitrate>({
  id: 'gas-from-nitrate',
  difficulty: 'medium',
  draw: (random) => {
    const [formula, molar, gas, oxygen, equation] = random.pick(nitrates)
    const amount = random.pick([0.05, 0.1, 0.2, 0.4, 0.5])
    return { formula, molar, gas, oxygen, equation, mass: Math.round(molar * amount * 100) / 100 }
  },
  write: ({ formula, molar, gas, oxygen, equation, mass }) => {
    const amount = mass / molar
    const key = volume(22.4 * amount * gas)
    return {
      stem: `When ${printed(mass, 2)} g of ${formula} is heated strongly, ${equation}. The total volume of gas formed, measured at s.t.p., is (${formula} = ${molar}, molar volume = 22.4 dm³)`,
      key,
      slips: [
        slip(
          volume(22.4 * amount * gas * 2),
          'You read the moles of gas for one mole of the salt, but the equation has two.',
        ),
        slip(volume(22.4 * amount), 'You took one mole of gas for each mole of the salt.'),
        slip(volume(22.4 * amount * (gas - oxygen)), 'You left out the oxygen, which is a gas too.'),
        slip(volume((22.4 * amount * gas) / 2), 'You halved the volume once more after using the equation.'),
        slip(volume(22.4 * amount * oxygen), 'You counted the oxygen only; nitrogen(IV) oxide is a gas as well.'),
        slip(volume(22.4 * amount * 2), 'You counted two moles of gas for each mole of the salt.'),
        slip(volume(22.4 * amount * 3), 'You counted three moles of gas for each mole of the salt.'),
      ].filter(({ value }) => value !== undefined && value > 0),
      principle: 'One mole of any gas has a volume of 22.4 dm³ at s.t.p.; the equation gives the moles of gas.',
      working: [
        `Moles of salt: ${printed(mass, 2)} ÷ ${molar} = ${printed(amount, 3)}`,
        `Moles of gas: ${printed(amount, 3)} × ${printed(2 * gas)} ÷ 2 = ${printed(amount * gas, 4)}`,
        `${printed(amount * gas, 4)} × 22.4 = ${key.text}`,
      ],
      hints: ['How many moles of the salt are heated?', 'How many moles of gas come from two moles of it?'],
      twinKeys: [`heating ${formula} ${mass}`],
    }
  },
})

const gases = [
  {
    name: 'ammonia',
    colour: 'none',
    litmus: 'turns blue',
    splint: 'goes out',
    why: 'dissolves in the water of the damp litmus to give an alkali, NH₃ + H₂O ⇌ NH₄⁺ + OH⁻, and turns it blue',
    seen: 'colourless and alkaline, so that damp litmus turns blue',
  },
  {
    name: 'nitrogen(IV) oxide',
    colour: 'brown',
    litmus: 'turns red',
    splint: 'goes out',
    why: 'is brown and acidic: with water it gives HNO₂ and HNO₃, which turn damp litmus red',
    seen: 'brown and acidic, so that damp litmus turns red',
  },
  {
    name: 'nitrogen(I) oxide',
    colour: 'none',
    litmus: 'no change',
    splint: 'relights',
    why: 'is neutral to litmus, and the hot splint decomposes it into nitrogen and oxygen, in which the splint relights',
    seen: 'neutral to litmus, and a glowing splint relights in it',
  },
  {
    name: 'nitrogen',
    colour: 'none',
    litmus: 'no change',
    splint: 'goes out',
    why: 'is colourless, neutral to litmus and very unreactive, so that it does not keep a splint glowing',
    seen: 'colourless and neutral to litmus, and a glowing splint goes out in it',
  },
] as const

const whichGas = form<Gases>({
  id: 'which-gas',
  difficulty: 'easy',
  draw: (random) => ({ rows: random.shuffle([0, 1, 2, 3]), row: random.int(0, 3) }),
  write: ({ rows, row }) => {
    const { name, colour, litmus, splint, why } = at(gases, at(rows, row))
    return {
      stem: `Four gases were tested as in the table below, with damp purple litmus and a glowing splint. Which of them is ${name}?`,
      ...rowChoices(row, (other) => {
        const found = at(gases, at(rows, other))
        return `You chose ${found.name}, which is ${found.seen}.`
      }),
      principle: `${at([...name], 0).toUpperCase()}${name.slice(1)} ${why}.`,
      working: [
        `So look for: colour ${colour}; litmus ${litmus}; splint ${splint}`,
        `That is the row of gas ${at(rowLetters, row)}`,
      ],
      hints: [`Is ${name} acidic, alkaline or neutral?`, 'Which of the oxides of nitrogen supports burning?'],
      figure: tableFigure({
        title: 'Tests on four gases',
        columns: ['gas', 'colour', 'litmus', 'splint'],
        rows: rows.map((index, place) => {
          const gas = at(gases, index)
          return [at(rowLetters, place), gas.colour, gas.litmus, gas.splint]
        }),
      }),
    }
  },
})

export const nitrogenCompounds = family(
  {
    id: 'c52',
    edition: 1,
    title: 'Nitrogen and its compounds in figures',
    subject: 'chemistry',
    topicId: 'che-nitrogen',
    exams: ['JAMB', 'WAEC'],
    isCalculation: true,
    published: 18,
  },
  [share, residue, heated],
)

export const gasesOfNitrogen = family(
  {
    id: 'c53',
    edition: 1,
    title: 'Telling gases of nitrogen apart',
    subject: 'chemistry',
    topicId: 'che-nitrogen',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 6,
  },
  [whichGas],
)
