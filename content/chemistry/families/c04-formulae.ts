import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { slip, terminates } from '../drafting.ts'
import {
  binaries,
  empiricalUnits,
  hydrates,
  ternaries,
  type Binary,
  type Hydrate,
  type Ternary,
} from '../facts/compounds.ts'
import { atomsIn, molarMassOf, relativeAtomicMass, subscript } from '../facts/formula.ts'

interface Part {
  symbol: string
  count: number
}

const formulaOf = (parts: readonly Part[]) => parts.map(({ symbol, count }) => symbol + subscript(count)).join('')
const partsOf = (formula: string): Part[] => [...atomsIn(formula)].map(([symbol, count]) => ({ symbol, count }))
const formula = (parts: readonly Part[]) => ({ text: formulaOf(parts) })

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b)
}

/** The smallest whole numbers in this ratio. */
function reduced(counts: readonly number[]): number[] {
  const divisor = counts.reduce(greatestCommon)
  return counts.map((count) => count / divisor)
}

const given = (symbols: readonly string[]) =>
  `[${symbols.map((symbol) => `${symbol} = ${relativeAtomicMass(symbol)}`).join(', ')}]`

const empiricalFromMasses = form<{ compound: Binary; amount: number }>({
  id: 'empirical-from-masses',
  difficulty: 'medium',
  draw: (random) => {
    const compound = random.pick(binaries)
    const amount = random.pick([0.05, 0.1, 0.2, 0.25, 0.3, 0.4])
    const isClean = partsOf(compound.formula).every(({ symbol, count }) =>
      terminates(count * amount * relativeAtomicMass(symbol), 2),
    )
    return isClean ? { compound, amount } : null
  },
  write: ({ compound: { kind, formula: text, first, second }, amount }) => {
    const [x, y] = partsOf(text)
    if (x === undefined || y === undefined) throw new RangeError(`${text} is not of two elements`)
    const massOf = ({ symbol, count }: Part) => printed(count * amount * relativeAtomicMass(symbol), 2)
    const amountOf = ({ count }: Part) => printed(count * amount, 3)
    const pair = (a: number, b: number) => {
      const [left = 1, right = 1] = reduced([a, b])
      return formula([
        { ...x, count: left },
        { ...y, count: right },
      ])
    }
    const smaller = Math.min(x.count, y.count)
    return {
      stem:
        `${kind} contains ${massOf(x)} g of ${first} and ${massOf(y)} g of ${second}. Its empirical formula is ` +
        given([x.symbol, y.symbol]),
      key: formula([x, y]),
      slips: [
        slip(pair(y.count, x.count), 'This gives each element the number that belongs to the other one.'),
        slip(pair(1, 1), 'This takes one atom of each element whatever the ratio of moles.'),
        slip(pair(x.count * 2, y.count), 'This divides one mass by the mass of a molecule of two atoms.'),
        slip(
          pair(Math.floor(x.count / smaller), Math.ceil(y.count / smaller)),
          'This rounds the ratio of moles to whole numbers instead of multiplying it up.',
        ),
        slip(pair(x.count, y.count * 2), 'This doubles one number of moles before the ratio is taken.'),
        slip(pair(x.count + 1, y.count), 'This miscounts the first element by one when the ratio is made whole.'),
        slip(pair(x.count, y.count + 1), 'This miscounts the second element by one when the ratio is made whole.'),
      ],
      principle: 'The empirical formula shows the simplest whole-number ratio of moles of atoms.',
      working: [
        `${x.symbol}: ${massOf(x)} ÷ ${relativeAtomicMass(x.symbol)} = ${amountOf(x)} mol`,
        `${y.symbol}: ${massOf(y)} ÷ ${relativeAtomicMass(y.symbol)} = ${amountOf(y)} mol`,
        `Ratio ${amountOf(x)} : ${amountOf(y)} = ${x.count} : ${y.count}, so the formula is ${text}`,
      ],
      hints: ['Turn each mass into moles of atoms.', 'Find the smallest whole numbers in that ratio.'],
    }
  },
})

const empiricalFromPercentages = form<{ compound: Ternary; wording: number }>({
  id: 'empirical-from-percentages',
  difficulty: 'medium',
  draw: (random) => ({ compound: random.pick(ternaries), wording: random.int(0, 1) }),
  write: ({ compound: { formula: text, names }, wording }) => {
    const parts = partsOf(text)
    const total = molarMassOf(text)
    const percents = parts.map(({ symbol, count }) => ((count * relativeAtomicMass(symbol)) / total) * 100)
    const list = names.map((name, index) => `${percents[index]?.toFixed(1)}% ${name}`)
    const body = `${list.slice(0, 2).join(', ')} and ${list[2]}`
    const changed = (counts: readonly number[]) =>
      formula(reduced(counts).map((count, index) => ({ symbol: parts[index]?.symbol ?? '', count })))
    const [a = 1, b = 1, c = 1] = parts.map(({ count }) => count)
    return {
      stem:
        wording === 0
          ? `A compound consists of ${body} by mass. Its empirical formula is ${given(parts.map(({ symbol }) => symbol))}`
          : `What is the empirical formula of a compound whose composition by mass is ${body}? ${given(parts.map(({ symbol }) => symbol))}`,
      key: formula(parts),
      slips: [
        slip(changed([a, c, b]), 'This gives the last two elements the numbers of each other.'),
        slip(changed([1, 1, 1]), 'This takes one atom of each element whatever the ratio of moles.'),
        slip(changed([b, a, c]), 'This gives the first two elements the numbers of each other.'),
        slip(changed([a, b, c + 1]), 'This counts one atom too many of the last element.'),
        slip(changed([a, b + 1, c]), 'This counts one atom too many of the second element.'),
        slip(changed([a * 2, b * 2, c]), 'This divides the last percentage by the mass of a molecule of two atoms.'),
        slip(changed([a + 1, b, c]), 'This counts one atom too many of the first element.'),
      ],
      principle:
        'Each percentage over the relative atomic mass gives moles of atoms, whose simplest ratio is the formula.',
      working: [
        `Moles in 100 g: ${parts.map(({ symbol }, index) => `${symbol} ${((percents[index] ?? 0) / relativeAtomicMass(symbol)).toFixed(2)}`).join(', ')}`,
        `Ratio ${a} : ${b} : ${c}, so the formula is ${text}`,
      ],
      hints: ['Take 100 g of the compound.', 'Divide every number of moles by the smallest of them.'],
    }
  },
})

const molecularFormula = form<{ empirical: string; factor: number; density: boolean }>({
  id: 'molecular-formula',
  difficulty: 'easy',
  draw: (random) => {
    const { empirical, factors } = random.pick(empiricalUnits)
    return { empirical, factor: random.pick<number>(factors), density: random.int(0, 2) > 0 }
  },
  write: ({ empirical, factor, density }) => {
    const parts = partsOf(empirical)
    const unit = molarMassOf(empirical)
    const mass = unit * factor
    const times = (n: number) => formula(parts.map(({ symbol, count }) => ({ symbol, count: count * n })))
    const key = times(factor)
    const onlyOne = (chosen: number) =>
      formula(parts.map(({ symbol, count }, index) => ({ symbol, count: index === chosen ? count * factor : count })))
    return {
      stem: density
        ? `The empirical formula of a compound is ${empirical} and its vapour density is ${printed(mass / 2, 2)}. Its molecular formula is ${given(parts.map(({ symbol }) => symbol))}`
        : `What is the molecular formula of a compound of relative molecular mass ${printed(mass, 1)} whose empirical formula is ${empirical}? ${given(parts.map(({ symbol }) => symbol))}`,
      key,
      slips: [
        slip(times(1), 'This is the empirical formula itself, the simplest ratio and not the whole molecule.'),
        slip(times(factor * 2), 'This doubles the number of units in a molecule once too often.'),
        ...(factor % 2 === 0 && factor > 2
          ? [slip(times(factor / 2), 'This takes the vapour density for the whole relative molecular mass.')]
          : []),
        slip(times(factor + 1), 'This counts one empirical unit more than the mass allows.'),
        slip(onlyOne(0), 'This multiplies only the first number of the empirical formula.'),
        slip(onlyOne(parts.length - 1), 'This multiplies only the last number of the empirical formula.'),
      ],
      principle:
        'A molecule is a whole number of empirical units, and the relative molecular mass is twice the vapour density.',
      working: [
        `Mass of ${empirical} = ${printed(unit, 1)}; relative molecular mass = ${printed(mass, 1)}`,
        `n = ${printed(mass, 1)} ÷ ${printed(unit, 1)} = ${factor}`,
        `Molecular formula = ${key.text}`,
      ],
      hints: ['What is the mass of one empirical unit?', 'How many such units make up one molecule?'],
    }
  },
})

const waterOfCrystallization = form<{ hydrate: Hydrate; amount: number }>({
  id: 'water-of-crystallization',
  difficulty: 'hard',
  draw: (random) => ({ hydrate: random.pick(hydrates), amount: random.pick([0.01, 0.02, 0.025, 0.04, 0.05, 0.1]) }),
  write: ({ hydrate: { name, anhydrous, water }, amount }) => {
    const molarMass = molarMassOf(anhydrous)
    const lost = amount * water * 18
    const left = amount * molarMass
    const number = (value: number) => quantity(Math.round(value), '', 0)
    const key = number(water)
    return {
      stem:
        `On strong heating, ${printed(left + lost, 2)} g of hydrated ${name}, ${anhydrous}·xH₂O, leaves ${printed(left, 2)} g of the ` +
        `anhydrous salt. The value of x is [${anhydrous} = ${printed(molarMass, 1)}, H₂O = 18]`,
      key,
      slips: [
        slip(
          number((water * molarMass) / (molarMass + water * 18)),
          'This divides by the moles that the whole hydrated mass would be of the anhydrous salt.',
        ),
        slip(number(water * 2), 'This counts the two hydrogen atoms of each water molecule separately.'),
        slip(number(water - 1), 'This rounds down because one molecule is thought to stay in the salt.'),
        slip(number(water + 1), 'This rounds the ratio up to the next whole number without need.'),
        slip(number(water * 3), 'This counts all three atoms of every water molecule separately.'),
        slip(number(water / 2), 'This halves the moles of water as though each came from two molecules.'),
        slip(number(water + 2), 'This adds the atoms of one more water molecule to the ratio.'),
      ],
      principle: 'The value of x is the number of moles of water lost by each mole of the anhydrous salt.',
      working: [
        `Water lost: ${printed(lost, 2)} g ÷ 18 = ${printed(lost / 18, 3)} mol`,
        `Salt left: ${printed(left, 2)} g ÷ ${printed(molarMass, 1)} = ${printed(amount, 3)} mol`,
        `x = ${printed(lost / 18, 3)} ÷ ${printed(amount, 3)} = ${key.text}`,
      ],
      hints: ['Which mass is the water that was driven off?', 'Compare moles of water with moles of salt.'],
    }
  },
})

export const formulae = family(
  {
    id: 'c04',
    edition: 1,
    title: 'Empirical and molecular formulae',
    subject: 'chemistry',
    topicId: 'che-laws',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [empiricalFromMasses, empiricalFromPercentages, molecularFormula, waterOfCrystallization],
)
