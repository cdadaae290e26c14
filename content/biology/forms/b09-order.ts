import { form, type BoundForm, type Draft, type Slip } from '../../engine/family.ts'
import { at, type Random } from '../../engine/random.ts'

/** Steps that follow each other in a fixed order of time or place. */
export interface Sequence {
  /** Fits after 'In': 'the life of a mosquito'. */
  whole: string
  /** The word before a step in a sentence: 'the ', or nothing. */
  article: string
  steps: readonly string[]
  /** Of each step, a sentence without a full stop that says where it lies or what happens in it. */
  facts: Readonly<Record<string, string>>
  /** One sentence that says why the order is as it is. */
  principle: string
  /** Two hints that suit every question on the sequence. */
  hints: readonly [string, string]
  /** Wrong options from elsewhere, for sequences of few steps. */
  strangers?: readonly Slip[]
}

interface Neighbour {
  whole: string
  known: string
  isAfter: boolean
  wording: number
}

interface Gap {
  whole: string
  from: string
  to: string
}

interface Order {
  whole: string
  /** Four steps of the sequence, in alphabetical order. */
  steps: readonly string[]
  wording: number
}

/** The three ways of asking about sequences. */
export function orderForms(sequences: readonly Sequence[]): BoundForm[] {
  const named = (whole: string): Sequence => {
    const found = sequences.find((sequence) => sequence.whole === whole)
    if (found === undefined) throw new RangeError(`No sequence ${whole}`)
    return found
  }
  return [neighbourForm(sequences, named), gapForm(sequences, named), orderForm(sequences, named)]
}

/** True where the stem would say a longer word of the key and so give it away. */
function sharesWord(key: string, stem: string): boolean {
  const told = stem.split(' ')
  return key.split(' ').some((word) => word.length > 4 && told.includes(word))
}

type Named = (whole: string) => Sequence

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const

/** The other steps as wrong options, with what puts each in the wrong place. */
function misplaced(sequence: Sequence, key: string, told: readonly string[]): Pick<Draft, 'slips' | 'moreSlips'> {
  const { article, steps, facts, strangers = [] } = sequence
  const wrong = steps.filter((step) => step !== key && !told.includes(step))
  const slips = wrong.map((step): Slip => {
    const apart = steps.indexOf(step) - steps.indexOf(key)
    const unit = Math.abs(apart) === 1 ? 'step' : 'steps'
    const place = `${at(counts, Math.abs(apart))} ${unit} ${apart < 0 ? 'before' : 'after'} ${article}${key}`
    return { text: step, because: `${facts[step] ?? step}; this is ${place}.` }
  })
  const [crossing, rest] = crossed(key, slips)
  return crossing.length === 0 ? { slips: [...slips, ...strangers] } : { slips: crossing, moreSlips: rest.slice(0, 1) }
}

/**
 * For a sequence that goes through the same phases twice ('prophase I', 'prophase II'): slips that make, with the key, two phases of each
 * round, so that no round stands out. Then the others.
 */
function crossed(key: string, slips: readonly Slip[]): [Slip[], Slip[]] {
  const [phase, round] = key.split(' ')
  if (round !== 'I' && round !== 'II') return [[], []]
  const other = round === 'I' ? 'II' : 'I'
  const named = (text: string) => slips.filter((slip) => slip.text === text)
  const partner = slips.find(
    ({ text }) => text.endsWith(` ${round}`) && named(`${text.split(' ')[0] ?? ''} ${other}`).length > 0,
  )
  if (partner === undefined) return [[], []]
  const chosen = [
    partner,
    ...named(`${partner.text.split(' ')[0] ?? ''} ${other}`),
    ...named(`${phase ?? ''} ${other}`),
  ]
  return chosen.length < 3 ? [[], []] : [chosen, slips.filter((slip) => !chosen.includes(slip))]
}

function neighbourForm(sequences: readonly Sequence[], named: Named): BoundForm {
  return form<Neighbour>({
    id: 'neighbour',
    difficulty: 'easy',
    draw: (random) => {
      const { whole, steps } = random.pick(sequences)
      const isAfter = random.int(0, 1) === 1
      const place = isAfter ? random.int(0, steps.length - 2) : random.int(1, steps.length - 1)
      const known = at(steps, place)
      if (sharesWord(at(steps, place + (isAfter ? 1 : -1)), `${whole} ${known}`)) return null
      return { whole, known, isAfter, wording: random.int(0, 1) }
    },
    write: ({ whole, known, isAfter, wording }) => {
      const sequence = named(whole)
      const { article, steps, principle, hints } = sequence
      const key = at(steps, steps.indexOf(known) + (isAfter ? 1 : -1))
      const [side, otherWords] = isAfter ? ['after', 'comes directly after'] : ['before', 'comes directly before']
      const asked = `${article}${known}`
      return {
        stem:
          wording === 0
            ? `In ${whole}, what comes directly ${side} ${asked}?`
            : `What ${otherWords} ${asked} in ${whole}?`,
        key: { text: key },
        ...misplaced(sequence, key, [known]),
        principle,
        working: [`The whole sequence: ${steps.join(', ')}`, `Directly ${side} ${asked} comes ${article}${key}`],
        hints,
      }
    },
  })
}

function gapForm(sequences: readonly Sequence[], named: Named): BoundForm {
  return form<Gap>({
    id: 'gap',
    difficulty: 'medium',
    draw: (random) => {
      const { whole, steps, strangers } = random.pick(sequences)
      if (steps.length + (strangers?.length ?? 0) < 6) return null
      const start = random.int(0, steps.length - 3)
      const [from, key, to] = [at(steps, start), at(steps, start + 1), at(steps, start + 2)]
      return sharesWord(key, `${whole} ${from} ${to}`) ? null : { whole, from, to }
    },
    write: ({ whole, from, to }) => {
      const sequence = named(whole)
      const { article, steps, principle, hints } = sequence
      const key = at(steps, steps.indexOf(from) + 1)
      return {
        stem: `In ${whole}, what comes between ${article}${from} and ${article}${to}?`,
        key: { text: key },
        ...misplaced(sequence, key, [from, to]),
        principle,
        working: [
          `The whole sequence: ${steps.join(', ')}`,
          `Between ${article}${from} and ${article}${to} comes ${article}${key}`,
        ],
        hints,
      }
    },
  })
}

const joined = (steps: readonly string[]): string => steps.join(', ')

/**
 * Orders that swap two steps, move one or turn all round. None moves the start to the end: a cycle that is entered at
 * another point would still be right.
 */
const wrongOrders = [
  [1, 0, 2, 3],
  [0, 2, 1, 3],
  [0, 1, 3, 2],
  [0, 3, 1, 2],
  [3, 2, 1, 0],
] as const

function wrongOrder(right: readonly string[], places: readonly number[], facts: Sequence['facts']): Slip {
  const steps = places.map((place) => at(right, place))
  const turn = places.findIndex((place, index) => place > (places[index + 1] ?? Infinity))
  const [late, early] = [at(steps, turn), at(steps, turn + 1)]
  return {
    text: joined(steps),
    because: `You put '${late}' before '${early}', which comes earlier. ${facts[late] ?? late}.`,
  }
}

function drawFour(steps: readonly string[], random: Random): string[] {
  const taken = random.shuffle(steps).slice(0, 4)
  return [...taken].sort((a, b) => a.localeCompare(b))
}

function orderForm(sequences: readonly Sequence[], named: Named): BoundForm {
  return form<Order>({
    id: 'order',
    difficulty: 'medium',
    draw: (random) => {
      const { whole, steps } = random.pick(sequences)
      return { whole, steps: drawFour(steps, random), wording: random.int(0, 1) }
    },
    write: ({ whole, steps, wording }) => {
      const { principle, steps: all, facts, hints } = named(whole)
      const right = all.filter((step) => steps.includes(step))
      const key = joined(right)
      const list = `${steps.slice(0, -1).join(', ')} and ${at(steps, steps.length - 1)}`
      return {
        stem:
          wording === 0
            ? `In what order do the following come in ${whole}: ${list}?`
            : `The correct order of ${list} in ${whole} is`,
        key: { text: key },
        slips: wrongOrders.map((places) => wrongOrder(right, places, facts)),
        principle,
        working: [`The whole sequence: ${all.join(', ')}`, `The four steps in order: ${key}`],
        hints,
      }
    },
  })
}
