import { family, form, type Slip } from '../../engine/family.ts'
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

/** Names of the elements whose oxidation numbers are taken as known. */
const names: Readonly<Record<string, string>> = {
  O: 'oxygen',
  H: 'hydrogen',
  Na: 'sodium',
  K: 'potassium',
  Ca: 'calcium',
}

/** The sum that finds the number, as '2x + 7 × (−2) = −2'. */
function sumOf(given: OxidationCase): string {
  const { count, list } = partsOf(given)
  return `${count === 1 ? '' : count}x + ${list} = ${signed(given.charge)}`
}

/** Slips one or two units from the number, each with the miscount of atoms or of charge that leads to it. */
function miscounts(given: OxidationCase, value: number) {
  const { charge, formula, symbol } = given
  const { count } = partsOf(given)
  const atoms = atomsIn(formula)
  const oxygens = atoms.get('O') ?? 0
  const single = [...atoms.keys()].find((other) => other !== symbol && fixedNumbers[other] === 1)
  const one = names[single ?? ''] ?? ''
  const slips: Slip[] = []
  const add = (change: number, because: string) => slips.push(slip(oxidation(value + change), because))
  if (count === 2 && oxygens > 0) {
    add(1, `This counts ${oxygens + 1} oxygen atoms, but the formula has ${oxygens}.`)
    add(-1, `This counts ${oxygens - 1} oxygen atoms, but the formula has ${oxygens}.`)
  } else if (charge !== 0) {
    add(1, `This makes the numbers add up to ${signed(charge + 1)}, but the charge is ${signed(charge)}.`)
    add(-1, `This makes the numbers add up to ${signed(charge - 1)}, but the charge is ${signed(charge)}.`)
  } else if (single !== undefined) {
    add(1, `This counts ${count === 2 ? 'two atoms' : 'one atom'} of ${one} too few in the formula.`)
    add(-1, `This counts ${count === 2 ? 'two atoms' : 'one atom'} of ${one} too many in the formula.`)
  }
  if (charge !== 0) {
    slips.push(slip(oxidation(charge), 'This is the charge of the whole ion, not the number of one atom.'))
  } else if (oxygens > 0) {
    add(-2, `This counts ${oxygens - count} oxygen atoms, but the formula has ${oxygens}.`)
  } else {
    add(-2, `This counts ${2 * count} atoms of ${one} too many in the formula.`)
  }
  if (oxygens > 0) add(2, `This counts ${oxygens + count} oxygen atoms, but the formula has ${oxygens}.`)
  return slips
}

function draftOf(given: OxidationCase, stem: string) {
  const { charge, symbol } = given
  const { others, count } = partsOf(given)
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
      ...miscounts(given, value),
    ]),
    principle: `The oxidation numbers of all atoms add up to ${charge === 0 ? 'zero in a compound' : 'the charge of the ion'}.`,
    working: [
      sumOf(given),
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

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`

/** The first mistake in the sum of a species that gives another whole number. */
function slipInSum(given: OxidationCase): { wrong: number; because: string } {
  const { charge, text } = given
  const { others, count } = partsOf(given)
  const known = [...atomsIn(given.formula).keys()].filter((other) => other !== given.symbol)
  const once = known.reduce((sum, other) => sum + (fixedNumbers[other] ?? 0), 0)
  const found = [
    { wrong: -others / count, because: `This makes the numbers in ${text} add up to zero and forgets the charge.` },
    {
      wrong: (charge - once) / count,
      because: `In ${text} this counts only one atom of ${known.map((other) => names[other] ?? other).join(' and of ')}.`,
    },
  ]
  return (
    found.find(({ wrong }) => Number.isInteger(wrong) && wrong !== 0 && wrong !== oxidationNumber(given)) ?? {
      wrong: charge,
      because: `This takes the charge of ${text} for the number of the one atom.`,
    }
  )
}

/** The species of one element with their numbers: the change from one to the other is asked. */
const changeOfNumber = form<{ from: OxidationCase; to: OxidationCase }>({
  id: 'change-of-number',
  difficulty: 'medium',
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
    const [slipBefore, slipAfter] = [slipInSum(from), slipInSum(to)]
    const known = [...new Set([from, to].flatMap(({ formula }) => [...atomsIn(formula).keys()]))]
      .filter((other) => other !== from.symbol)
      .map((other) => `${names[other] ?? other} ${signed(fixedNumbers[other] ?? 0)}`)
    const sumBefore = before * partsOf(from).count
    const sumAfter = after * partsOf(to).count
    return {
      stem: `When ${from.text} is changed into ${to.text}, the oxidation number of ${from.element} changes`,
      key,
      slips: [
        slip(change(after, before), 'This takes the change in the opposite direction to the one asked.'),
        slip(change(-before, -after), 'This gives both oxidation numbers the wrong sign.'),
        slip(change(sumBefore, sumAfter), 'This takes the sum for all atoms of the element and not one atom.'),
        slip(change(before, slipAfter.wrong), slipAfter.because),
        slip(change(slipBefore.wrong, after), slipBefore.because),
        slip(change(before, -after), 'This gives the number at the end the wrong sign.'),
        slip(change(-before, after), 'This gives the number at the start the wrong sign.'),
      ].filter(({ text }) => text.split(' ')[1] !== text.split(' ')[3]),
      principle: `Oxidation numbers in a species add up to its charge, with ${listed(known)}.`,
      working: [
        `In ${from.text}: ${sumOf(from)}, so x = ${signed(before)}`,
        `In ${to.text}: ${sumOf(to)}, so x = ${signed(after)}`,
        `The oxidation number of ${from.symbol} changes ${key.text}`,
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
          `In ${other.text} the oxidation number of ${other.element} is ${signed(oxidationNumber(other))}, as all the oxidation numbers in it add up to ${signed(other.charge)}.`,
        ),
      ),
      principle: 'Oxidation numbers add up to the charge, with oxygen −2, hydrogen +1 and Group 1 metals +1.',
      working: [`${sumOf(key)} gives x = ${number}`, `The species is ${key.text}`],
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
