import { family, form } from '../../engine/family.ts'
import { slip } from '../drafting.ts'
import { atomsIn } from '../facts/formula.ts'
import { fixedNumbers, oxidationCases, type OxidationCase } from '../facts/oxidation.ts'

const signed = (value: number) => (value === 0 ? '0' : `${value > 0 ? '+' : '−'}${Math.abs(value)}`)
const oxidation = (value: number) => ({ text: signed(value), value })

/** The sum of the other elements, and how many atoms share the rest. */
function partsOf({ formula, symbol }: OxidationCase): { others: number; count: number; list: string } {
  const atoms = [...atomsIn(formula)]
  const rest = atoms.filter(([other]) => other !== symbol)
  return {
    others: rest.reduce((sum, [other, count]) => sum + count * (fixedNumbers[other] ?? Number.NaN), 0),
    count: atomsIn(formula).get(symbol) ?? 1,
    list: rest.map(([other, count]) => `${count} × (${signed(fixedNumbers[other] ?? 0)})`).join(' + '),
  }
}

export function oxidationNumber(given: OxidationCase): number {
  const { others, count } = partsOf(given)
  return (given.charge - others) / count
}

const whole = <T extends { value?: number }>(slips: T[]) =>
  slips.filter(({ value = 0.5 }) => Number.isInteger(value) && Math.abs(value) <= 14)

function draftOf(given: OxidationCase, stem: string) {
  const { charge, symbol } = given
  const { others, count, list } = partsOf(given)
  const value = oxidationNumber(given)
  const oxygens = atomsIn(given.formula).get('O') ?? 0
  const key = oxidation(value)
  return {
    stem,
    key,
    slips: whole([
      slip(oxidation(value * count), `This is the sum for all ${count} atoms of ${symbol} and not for one.`),
      slip(oxidation(-value), 'This changes the sign: the numbers in the formula must add up to the charge.'),
      slip(oxidation(-others / count), 'This makes the numbers add up to zero and forgets the charge of the ion.'),
      slip(oxidation((-charge - others) / count), 'This takes the charge with the wrong sign.'),
      slip(oxidation((charge - others - oxygens) / count), 'This gives each oxygen atom −1 instead of −2.'),
      slip(oxidation(value + 1), 'This misses one unit when the numbers of the other atoms are added.'),
      slip(oxidation(value - 1), 'This takes off one unit too many for the other atoms.'),
      charge === 0
        ? slip(oxidation(value - 2), 'This takes off two units too many for the other atoms of the formula.')
        : slip(oxidation(charge), 'This is the charge of the whole ion, not the number of one atom.'),
      ...(oxygens > 0 ? [slip(oxidation(value + 2), 'This counts one oxygen atom more than the formula has.')] : []),
    ]),
    principle: `The oxidation numbers of all atoms add up to ${charge === 0 ? 'zero in a compound' : 'the charge of the ion'}.`,
    working: [
      `${count === 1 ? '' : count}x + ${list} = ${signed(charge)}`,
      ...(count === 1 ? [] : [`${count}x = ${signed(value * count)}`]),
      `Oxidation number of ${symbol} = ${key.text}`,
    ],
    hints: ['Which oxidation numbers do the other elements have?', 'What must all the numbers add up to?'] as const,
  }
}

const inCompound = form<{ given: OxidationCase; wording: number }>({
  id: 'in-compound',
  difficulty: 'easy',
  draw: (random) => {
    const given = random.pick(oxidationCases)
    return given.charge === 0 ? { given, wording: random.int(0, 1) } : null
  },
  write: ({ given, wording }) =>
    draftOf(
      given,
      wording === 0
        ? `The oxidation number of ${given.element} in ${given.text} is`
        : `What is the oxidation state of ${given.element} in the compound ${given.text}?`,
    ),
})

const inIon = form<{ given: OxidationCase; wording: number }>({
  id: 'in-ion',
  difficulty: 'medium',
  draw: (random) => {
    const given = random.pick(oxidationCases)
    return given.charge === 0 ? null : { given, wording: random.int(0, 1) }
  },
  write: ({ given, wording }) =>
    draftOf(
      given,
      wording === 0
        ? `In the ion ${given.text}, the oxidation number of ${given.element} is`
        : `Determine the oxidation state of ${given.element} in ${given.text}.`,
    ),
})

/** The species of one element with their numbers: the change from one to the other is asked. */
const changeOfNumber = form<{ from: OxidationCase; to: OxidationCase }>({
  id: 'change-of-number',
  difficulty: 'hard',
  draw: (random) => {
    const from = random.pick(oxidationCases)
    const to = random.pick(oxidationCases.filter(({ symbol }) => symbol === from.symbol))
    return Math.abs(oxidationNumber(from) - oxidationNumber(to)) >= 2 ? { from, to } : null
  },
  write: ({ from, to }) => {
    const before = oxidationNumber(from)
    const after = oxidationNumber(to)
    const change = (a: number, b: number) => ({ text: `from ${signed(a)} to ${signed(b)}` })
    const key = change(before, after)
    const toZero = (value: number) => -Math.sign(value)
    const sumBefore = before * partsOf(from).count
    const sumAfter = after * partsOf(to).count
    return {
      stem: `When ${from.text} is changed into ${to.text}, the oxidation number of ${from.element} changes`,
      key,
      slips: [
        slip(change(after, before), 'This takes the change in the opposite direction to the one asked.'),
        slip(change(-before, -after), 'This gives both oxidation numbers the wrong sign.'),
        slip(change(sumBefore, sumAfter), 'This takes the sum for all atoms of the element and not one atom.'),
        slip(change(before, after + toZero(after)), 'This misses one unit in the number at the end.'),
        slip(change(before + toZero(before), after), 'This misses one unit in the number at the start.'),
        slip(change(before, -after), 'This gives the number at the end the wrong sign.'),
        slip(change(-before, after), 'This gives the number at the start the wrong sign.'),
      ].filter(({ text }) => text.split(' ')[1] !== text.split(' ')[3]),
      principle: 'Oxidation numbers in a species add up to its charge; oxygen counts −2 and hydrogen +1.',
      working: [
        `Number of ${from.symbol} in ${from.text}: ${signed(before)}`,
        `Number of ${from.symbol} in ${to.text}: ${signed(after)}`,
        `The change is ${key.text}`,
      ],
      hints: ['Find the oxidation number at the start first.', 'Then do the same for what is formed.'],
    }
  },
})

const speciesWithNumber = form<{ key: OxidationCase; others: readonly OxidationCase[] }>({
  id: 'species-with-number',
  difficulty: 'medium',
  draw: (random) => {
    const key = random.pick(oxidationCases)
    const same = oxidationCases.filter(({ symbol }) => symbol === key.symbol)
    const others = random.shuffle(same.filter((other) => oxidationNumber(other) !== oxidationNumber(key)))
    return others.length >= 3 ? { key, others: others.slice(0, 3) } : null
  },
  write: ({ key, others }) => {
    const number = signed(oxidationNumber(key))
    return {
      stem: `In which of the following does ${key.element} have the oxidation number ${number}?`,
      key: { text: key.text },
      slips: others.map((other) =>
        slip(
          { text: other.text },
          `In ${other.text} the oxidation number of ${other.element} is ${signed(oxidationNumber(other))}, as its atoms add up to ${signed(other.charge)}.`,
        ),
      ),
      principle: 'Oxidation numbers add up to the charge, with oxygen −2, hydrogen +1 and Group 1 metals +1.',
      working: [
        `${partsOf(key).count === 1 ? '' : partsOf(key).count}x + ${partsOf(key).list} = ${signed(key.charge)} gives x = ${number}`,
        `The species is ${key.text}`,
      ],
      hints: ['Work the number out for each of the four.', 'Mind the charge where the species is an ion.'],
    }
  },
})

export const oxidationNumbers = family(
  {
    id: 'c31',
    edition: 1,
    title: 'Oxidation numbers',
    subject: 'chemistry',
    topicId: 'che-redox',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 30,
  },
  [inCompound, inIon, changeOfNumber, speciesWithNumber],
)
