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

/** A ratio with its smaller number as 1. */
function ratioText(a: number, b: number): string {
  const smaller = Math.min(a, b)
  return `${printed(a / smaller, 2)} : ${printed(b / smaller, 2)}`
}

/** The mistake that turns the moles of a compound of two elements into a wrong formula. */
function mistakeOf(option: string, [x, y]: readonly [Part, Part], [first, second]: readonly [string, string]): string {
  const [left = 0, right = 0] = partsOf(option).map(({ count }) => count)
  const isRatio = (a: number, b: number) => left * b === right * a
  const smaller = Math.min(x.count, y.count)
  const moles = ratioText(x.count, y.count)
  const [a, b] = [x.count / smaller, y.count / smaller]
  const isRounded = [Math.floor, Math.ceil].some((round) => isRatio(round(a), round(b)))
  if (left === y.count && right === x.count)
    return `This gives ${first} the number of ${second}, and ${second} that of ${first}.`
  if (isRounded && !isRatio(1, 1))
    return `This rounds the ratio ${moles} to ${ratioText(left, right)} instead of multiplying it up.`
  if (isRatio(2 * x.count, y.count) && second !== 'sulphur')
    return `This divides the mass of ${second} by ${printed(2 * relativeAtomicMass(y.symbol), 1)}, the mass of a mole of molecules.`
  if (isRatio(1, 1)) return `This takes one atom of each element, but the moles are as ${moles}.`
  return `In this formula the atoms are as ${ratioText(left, right)}, but the moles are as ${moles}.`
}

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
  write: ({ compound: { kind, formula: text, first, second, usual, more }, amount }) => {
    const [x, y] = partsOf(text)
    if (x === undefined || y === undefined) throw new RangeError(`${text} is not of two elements`)
    const massOf = ({ symbol, count }: Part) => printed(count * amount * relativeAtomicMass(symbol), 2)
    const amountOf = ({ count }: Part) => printed(count * amount, 3)
    const wrong = (option: string) => slip({ text: option }, mistakeOf(option, [x, y], [first, second]))
    return {
      stem:
        `${kind} contains ${massOf(x)} g of ${first} and ${massOf(y)} g of ${second}. Its empirical formula is ` +
        given([x.symbol, y.symbol]),
      key: formula([x, y]),
      slips: usual.map(wrong),
      moreSlips: more.map(wrong),
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
    const oneMore = (chosen: number) => {
      const extra = relativeAtomicMass(parts[chosen]?.symbol ?? '')
      const own = ((percents[chosen] ?? 0) * total) / 100
      const share = ((own + extra) / (total + extra)) * 100
      return `This has one atom of ${names[chosen]} too many, so it would contain ${share.toFixed(1)}% of it.`
    }
    return {
      stem:
        wording === 0
          ? `A compound consists of ${body} by mass. Its empirical formula is ${given(parts.map(({ symbol }) => symbol))}`
          : `What is the empirical formula of a compound whose composition by mass is ${body}? ${given(parts.map(({ symbol }) => symbol))}`,
      key: formula(parts),
      slips: [
        slip(changed([a, c, b]), `This gives ${names[1]} the number of ${names[2]} and the other way round.`),
        slip(changed([1, 1, 1]), `This takes one atom of each element, but the moles are as ${a} : ${b} : ${c}.`),
        slip(changed([b, a, c]), `This gives ${names[0]} the number of ${names[1]} and the other way round.`),
        slip(changed([a, b, c + 1]), oneMore(2)),
        slip(changed([a, b + 1, c]), oneMore(1)),
        slip(
          changed([a * 2, b * 2, c]),
          `This divides the percentage of ${names[2]} by ${printed(2 * relativeAtomicMass(parts[2]?.symbol ?? ''), 1)}, the mass of a mole of molecules.`,
        ),
        slip(changed([a + 1, b, c]), oneMore(0)),
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
        slip(
          times(factor * 2),
          density
            ? 'This doubles the vapour density twice, but it is doubled once for the molecular mass.'
            : 'This takes the relative molecular mass for a vapour density and doubles it.',
        ),
        ...(factor % 2 === 0 && factor > 2
          ? [
              slip(
                times(factor / 2),
                density
                  ? 'This takes the vapour density for the whole relative molecular mass.'
                  : 'This halves the relative molecular mass, as only the vapour density is half of it.',
              ),
            ]
          : []),
        slip(
          times(factor + 1),
          `This molecule would have a mass of ${printed(unit * (factor + 1), 1)}, more than ${printed(mass, 1)}.`,
        ),
        slip(
          onlyOne(0),
          `This multiplies only the atoms of ${parts[0]?.symbol} by ${factor}, but each number must be.`,
        ),
        slip(
          onlyOne(parts.length - 1),
          `This multiplies only the atoms of ${parts.at(-1)?.symbol} by ${factor}, but each number must be.`,
        ),
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
        slip(number(water * 2), 'This divides the mass of water by 9 instead of by 18.'),
        slip(
          number(water - 1),
          `With one molecule fewer only ${printed(amount * (water - 1) * 18, 2)} g of water would be lost.`,
        ),
        slip(
          number(water + 1),
          `With one molecule more ${printed(amount * (water + 1) * 18, 2)} g of water would be lost.`,
        ),
        slip(number(water * 3), 'This counts each of the three atoms of a water molecule as a molecule.'),
        slip(
          number(water / 2),
          water % 2 === 0
            ? 'This divides the mass of water by 36 instead of by 18.'
            : 'This divides the mass of water by 36 instead of by 18 and rounds up.',
        ),
        slip(
          number(water + 2),
          `With two molecules more ${printed(amount * (water + 2) * 18, 2)} g of water would be lost.`,
        ),
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
