import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { circuitFigure, type Network } from '../../figures/circuit.ts'
import { isMultipleOf, nearSlips } from '../slips.ts'

/** `first` is in series with `pair`, two resistors in parallel. */
export interface SeriesWithPair {
  first: number
  pair: readonly [number, number]
}

/** Two resistors one after the other, and beside both a third. */
export interface BranchOfTwo {
  branch: readonly [number, number]
  beside: number
}

export interface OnBattery extends SeriesWithPair {
  volts: number
}

const ohms = (value: number) => quantity(value, 'Ω', 2)
const amperes = (value: number) => quantity(value, 'A', 2)
const volts = (value: number) => quantity(value, 'V', 2)

/** Of two resistors in parallel. */
function together(a: number, b: number): number {
  return (a * b) / (a + b)
}

/** The first line of the working. */
function pairInParallel({ pair: [b, c] }: SeriesWithPair): string {
  const product = `${printed(b)} \\times ${printed(c)}`
  return `Pair in parallel: $\\frac{${product}}{${printed(b)} + ${printed(c)}} = ${printed(together(b, c))}$ Ω`
}

function resistor(value: number): Network {
  return { part: 'resistor', label: `${printed(value)} Ω` }
}

function seriesWithPair({ first, pair }: SeriesWithPair): Network {
  return { series: [resistor(first), { parallel: pair.map(resistor) }] }
}

function said({ first, pair: [b, c] }: SeriesWithPair): string {
  return `a resistor of ${printed(first)} Ω is in series with two resistors in parallel, ${printed(b)} Ω and ${printed(c)} Ω`
}

function drawNetwork(random: Random): SeriesWithPair | null {
  const [b, c] = [random.int(2, 24), random.int(2, 30)]
  if (b >= c || !isMultipleOf(together(b, c), 0.1)) return null
  return { first: random.int(1, 15), pair: [b, c] }
}

/** The current is a multiple of 0.5 A, as on a school ammeter. */
function drawOnBattery(random: Random): OnBattery | null {
  const network = drawNetwork(random)
  if (network === null) return null
  const current = random.pick([0.5, 1, 1.5, 2, 3])
  const supply = current * (network.first + together(...network.pair))
  return supply > 60 ? null : { ...network, volts: supply }
}

/** One resistance of the pair is a small multiple of the other, and the current divides into two round numbers. */
function drawDivided(random: Random): OnBattery | null {
  const ratio = random.int(2, 5)
  const small = (ratio + 1) * random.int(1, 3)
  const pair = random.pick([[small, ratio * small] as const, [ratio * small, small] as const])
  const first = random.int(1, 15)
  const supply = random.pick([0.1, 0.2, 0.25, 0.5, 1]) * (ratio + 1) * (first + together(...pair))
  return supply > 60 || !isMultipleOf(supply, 0.5) ? null : { first, pair, volts: supply }
}

function battery(given: OnBattery, asked: string) {
  return {
    stem: `The supply in the circuit below has negligible internal resistance. ${asked}`,
    figure: circuitFigure({
      network: seriesWithPair(given),
      battery: `${printed(given.volts)} V`,
      alt: `A supply of ${printed(given.volts)} V is joined to a network in which ${said(given)}.`,
    }),
  }
}

const effective = form<SeriesWithPair>({
  id: 'series-with-pair',
  difficulty: 'medium',
  draw: drawNetwork,
  write: (given) => {
    const {
      first: a,
      pair: [b, c],
    } = given
    const pair = together(b, c)
    const key = ohms(a + pair)
    return {
      stem: 'Three resistors are joined between X and Y as shown below. The effective resistance between X and Y is',
      key,
      slips: nearSlips(ohms, key, [
        [a + b + c, 'You added all three, as if they were all in series.'],
        [a + 1 / b + 1 / c, 'You added 1/R of the parallel pair and did not turn the sum over.'],
        [together(a, pair), 'You took all three resistors to be in parallel.'],
        [pair, 'That is the parallel pair alone, without the resistor in series.'],
        [a + (b + c) / 2, 'You took the mean of the two in parallel.'],
        [together(a + b, c), 'You joined the single resistor to one branch before combining the branches.'],
        [a + (b + c) / (b * c), 'You divided the sum of the pair by its product; it is product over sum.'],
      ]),
      principle: 'Two resistors in parallel make R₁R₂ ÷ (R₁ + R₂); resistances in series add up.',
      working: [pairInParallel(given), `In series with the pair: ${printed(a)} + ${printed(pair)} = ${key.text}`],
      hints: [
        'Which two resistors lie between the same two points?',
        'Replace them by one, then add what is in series.',
      ],
      figure: circuitFigure({ network: seriesWithPair(given), alt: `Between X and Y ${said(given)}.` }),
    }
  },
})

const branchOfTwo = form<BranchOfTwo>({
  id: 'branch-of-two',
  difficulty: 'medium',
  draw: (random) => {
    const [a, b, beside] = [random.int(1, 15), random.int(1, 15), random.int(2, 30)]
    return a === b || !isMultipleOf(together(a + b, beside), 0.1) ? null : { branch: [a, b], beside }
  },
  write: ({ branch: [a, b], beside }) => {
    const key = ohms(together(a + b, beside))
    return {
      stem: 'What is the resistance between X and Y of the network shown below?',
      key,
      slips: nearSlips(ohms, key, [
        [a + b + beside, 'You added all three, as if the current passed one after the other.'],
        [1 / (1 / a + 1 / b + 1 / beside), 'You took the two in the upper branch to be in parallel as well.'],
        [
          a + together(b, beside),
          `You combined only the ${printed(b)} Ω of the upper branch with the lower branch, then added the ${printed(a)} Ω.`,
        ],
        [
          b + together(a, beside),
          `You combined only the ${printed(a)} Ω of the upper branch with the lower branch, then added the ${printed(b)} Ω.`,
        ],
        [(a + b + beside) / 2, 'You took the mean of the two branches.'],
        [a + b, 'That is the upper branch alone, as if the lower one carried no current.'],
        [together(a, b) + beside, 'You exchanged the rules for series and for parallel.'],
      ]),
      principle: 'Resistors one after the other on a branch add up; branches side by side make product over sum.',
      working: [
        `Upper branch: ${printed(a)} + ${printed(b)} = ${printed(a + b)} Ω`,
        `Beside ${printed(beside)} Ω: $\\frac{${printed(a + b)} \\times ${printed(beside)}}{${printed(a + b)} + ${printed(beside)}}$`,
        `The resistance is ${key.text}`,
      ],
      hints: ['Which resistors carry the same current?', 'Combine those first, then the two branches.'],
      figure: circuitFigure({
        network: { parallel: [{ series: [resistor(a), resistor(b)] }, resistor(beside)] },
        alt: `Two branches join X and Y. The upper one has resistors of ${printed(a)} Ω and ${printed(b)} Ω in series, the lower one a resistor of ${printed(beside)} Ω.`,
      }),
    }
  },
})

const totalCurrent = form<OnBattery>({
  id: 'total-current',
  difficulty: 'medium',
  draw: drawOnBattery,
  write: (given) => {
    const {
      first: a,
      pair: [b, c],
      volts: supply,
    } = given
    const pair = together(b, c)
    const key = amperes(supply / (a + pair))
    return {
      ...battery(given, 'The current that it supplies is'),
      key,
      slips: nearSlips(amperes, key, [
        [supply / (a + b + c), 'You added all three resistances, as if they were in series.'],
        [supply / a, 'You divided by the single resistor and left out the pair.'],
        [supply / pair, 'You divided by the parallel pair and left out the resistor in series.'],
        [supply / together(a, pair), 'You took all three resistors to be in parallel.'],
        [supply / (a + 1 / b + 1 / c), 'You did not turn 1/R of the pair over.'],
        [supply / (a + b), 'You left out one branch of the pair and added only the other.'],
        [(supply * b) / ((a + pair) * (b + c)), 'That is the current in one branch of the pair only.'],
      ]),
      principle: 'The current from the supply is V ÷ R, where R is the effective resistance of the whole circuit.',
      working: [
        pairInParallel(given),
        `R = ${printed(a)} + ${printed(pair)} = ${printed(a + pair)} Ω`,
        `I = ${printed(supply)} ÷ ${printed(a + pair)} = ${key.text}`,
      ],
      hints: ['First replace the parallel pair by one resistor.', 'Then divide the p.d. by the whole resistance.'],
    }
  },
})

const pairVoltage = form<OnBattery>({
  id: 'voltage-of-pair',
  difficulty: 'medium',
  draw: drawOnBattery,
  write: (given) => {
    const {
      first: a,
      pair: [b, c],
      volts: supply,
    } = given
    const pair = together(b, c)
    const current = supply / (a + pair)
    const key = volts(current * pair)
    return {
      ...battery(given, 'The potential difference across the two resistors in parallel is'),
      key,
      slips: nearSlips(volts, key, [
        [supply, 'That is the p.d. of the supply; a part of it is across the resistor in series.'],
        [current * a, 'That is the p.d. across the resistor in series.'],
        [(supply * (b + c)) / (a + b + c), 'You added the two resistors of the pair, as if they were in series.'],
        [supply / 2, 'You shared the p.d. equally between the two parts.'],
        [current * b, 'You let the whole current flow through one resistor of the pair.'],
        [current * (b + c), 'You let the whole current flow through both resistors of the pair in turn.'],
        [supply / 3, 'You shared the p.d. equally among the three resistors.'],
      ]),
      principle:
        'The same current passes each part of a series circuit, and the p.d. across a part is that current times its resistance.',
      working: [
        pairInParallel(given),
        `I = ${printed(supply)} ÷ (${printed(a)} + ${printed(pair)}) = ${printed(current)} A`,
        `V = ${printed(current)} × ${printed(pair)} = ${key.text}`,
      ],
      hints: ['What current does the supply give?', 'Multiply it by the resistance of the pair.'],
    }
  },
})

const branchCurrent = form<OnBattery>({
  id: 'branch-current',
  difficulty: 'hard',
  draw: drawDivided,
  write: (given) => {
    const {
      first: a,
      pair: [b, c],
      volts: supply,
    } = given
    const pair = together(b, c)
    const current = supply / (a + pair)
    const key = amperes((current * pair) / b)
    return {
      ...battery(given, `The current in the resistor of ${printed(b)} Ω, one of the two in parallel, is`),
      key,
      slips: nearSlips(amperes, key, [
        [current, 'That is the current from the supply, which divides between the two branches.'],
        [(current * pair) / c, 'That is the current in the other branch: the smaller resistance takes more.'],
        [current / 2, 'You shared the current equally, though the two resistances differ.'],
        [supply / b, 'You put the whole p.d. of the supply across this resistor.'],
        [supply / (a + b), 'You left the other branch out of the circuit.'],
        [supply / (a + b + c), 'You took all three resistors to be in series.'],
      ]),
      principle: 'In parallel the p.d. is the same across both branches, and each takes a current V ÷ R of its own.',
      working: [
        pairInParallel(given),
        `I = ${printed(supply)} ÷ (${printed(a)} + ${printed(pair)}) = ${printed(current)} A`,
        `V of the pair = ${printed(current)} × ${printed(pair)} = ${printed(current * pair)} V`,
        `${printed(current * pair)} ÷ ${printed(b)} = ${key.text}`,
      ],
      hints: ['What is the p.d. across the parallel pair?', 'Divide it by this resistance alone.'],
    }
  },
})

export const resistorNetworks = family(
  {
    id: 'p57',
    edition: 1,
    title: 'Networks of resistors',
    subject: 'physics',
    topicId: 'phy-current',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 48,
  },
  [effective, branchOfTwo, totalCurrent, pairVoltage, branchCurrent],
)
