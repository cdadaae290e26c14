import { family, form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { slipsAs } from '../slips.ts'

/** Teeth on one side of a jaw: incisors, canines, premolars, molars. */
interface Row {
  incisors: number
  canines: number
  premolars: number
  molars: number
}

interface Skull {
  place: string
  upper: Row
  lower: Row
}

const places = ['near Yankari', 'in Kainji', 'near Oyo', 'in Old Oyo Park', 'near Obudu', 'in Gashaka'] as const
const teeth = (value: number) => quantity(value, 'teeth')
const sum = (row: Row): number => row.incisors + row.canines + row.premolars + row.molars
const cheek = (row: Row): number => row.premolars + row.molars

/** A skull as placental mammals have it: at most 44 teeth, upper and lower rows that differ by one tooth of a kind. */
function drawSkull(random: Random): Skull | null {
  const lower = {
    incisors: random.int(1, 3),
    canines: random.int(0, 1),
    premolars: random.int(2, 4),
    molars: random.int(2, 3),
  }
  const upper = {
    incisors: random.pick([lower.incisors, lower.incisors, 0, 2]),
    canines: random.pick([lower.canines, lower.canines, 0]),
    premolars: lower.premolars + random.int(-1, 1),
    molars: random.pick([lower.molars, 2, 3]),
  }
  if (upper.premolars > 4) return null
  return { place: random.pick(places), upper, lower }
}

const part = (name: string, above: number | string, below: number | string): string =>
  `${name} $\\frac{${above}}{${below}}$`

function formula({ upper, lower }: Skull): string {
  return [
    part('i', upper.incisors, lower.incisors),
    part('c', upper.canines, lower.canines),
    part('pm', upper.premolars, lower.premolars),
    part('m', upper.molars, lower.molars),
  ].join(', ')
}

function productOfParts({ upper, lower }: Skull): number {
  const kinds = ['incisors', 'canines', 'premolars', 'molars'] as const
  return kinds.reduce((total, kind) => total + upper[kind] * lower[kind], 0)
}

const totalTeeth = form<Skull>({
  id: 'total',
  difficulty: 'easy',
  draw: drawSkull,
  write: (skull) => {
    const [above, below] = [sum(skull.upper), sum(skull.lower)]
    const half = above + below
    return {
      stem: `A skull found ${skull.place} has the dental formula ${formula(skull)}. The number of teeth in the whole mouth is`,
      key: teeth(2 * half),
      slips: slipsAs(teeth, [
        [half, 'This adds the figures once; the formula gives only one side of the mouth.'],
        [4 * Math.min(above, below), 'This takes the jaw with fewer teeth and gives the other jaw as many.'],
        [
          2 * (half - skull.upper.molars - skull.lower.molars),
          'This leaves out the molars and doubles only the other teeth.',
        ],
        [4 * half, 'This doubles twice; both jaws are already in the formula.'],
        [4 * Math.max(above, below), 'This takes the jaw with more teeth and gives the other jaw as many.'],
        [
          2 * productOfParts(skull),
          'This multiplies upper by lower figures; the line parts two jaws and is no sum to work out.',
        ],
      ]),
      principle: 'A dental formula shows the upper over the lower teeth of one side of the mouth.',
      working: [
        `One side: ${above} upper + ${below} lower = ${half}`,
        `Both sides: 2 × ${half} = ${teeth(2 * half).text}`,
      ],
      hints: [
        'What do the figures above and below the line stand for?',
        'How many sides of the mouth does the formula show?',
      ],
    }
  },
})

const teethInJaw = form<Skull & { isLower: boolean }>({
  id: 'one-jaw',
  difficulty: 'easy',
  draw: (random) => {
    const skull = drawSkull(random)
    return skull === null || sum(skull.upper) === sum(skull.lower)
      ? null
      : { ...skull, isLower: random.int(0, 1) === 1 }
  },
  write: ({ isLower, ...skull }) => {
    const [asked, other] = isLower ? [skull.lower, skull.upper] : [skull.upper, skull.lower]
    const [count, rest] = [sum(asked), sum(other)]
    const [name, otherName, side] = isLower ? ['lower', 'upper', 'below'] : ['upper', 'lower', 'above']
    return {
      stem: `The dental formula of a mammal is ${formula(skull)}. The number of teeth in its ${name} jaw is`,
      key: teeth(2 * count),
      slips: slipsAs(teeth, [
        [count, `This counts one side of the ${name} jaw only; the other side has as many.`],
        [2 * (count - asked.molars), `This leaves out the molars of the ${name} jaw on both sides.`],
        [2 * cheek(asked), 'This counts only the cheek teeth and leaves out incisors and canines.'],
        [2 * rest, `This takes the figures of the ${otherName} jaw, on the wrong side of the line.`],
        [2 * (count + rest), 'This counts the teeth of the whole mouth, both jaws together.'],
        [4 * count, `This doubles the teeth of the ${name} jaw twice, but it has only two sides.`],
      ]),
      principle: `The figures ${side} the line are the teeth on one side of the ${name} jaw.`,
      working: [
        `One side: ${asked.incisors} + ${asked.canines} + ${asked.premolars} + ${asked.molars} = ${count}`,
        `The two sides of the ${name} jaw together have 2 × ${count} = ${teeth(2 * count).text}`,
      ],
      hints: ['Which figures belong to this jaw?', 'The formula shows one side of the mouth.'],
    }
  },
})

const premolars = form<Skull>({
  id: 'premolars',
  difficulty: 'medium',
  draw: drawSkull,
  write: (skull) => {
    const half = sum(skull.upper) + sum(skull.lower)
    const unknown = skull.upper.premolars + skull.lower.premolars
    const known = half - unknown
    const shown = [
      part('i', skull.upper.incisors, skull.lower.incisors),
      part('c', skull.upper.canines, skull.lower.canines),
      part('m', skull.upper.molars, skull.lower.molars),
    ].join(', ')
    return {
      stem: `A mammal has ${2 * half} teeth in all. Apart from its premolars its dental formula reads ${shown}. The number of its premolars is`,
      key: teeth(2 * unknown),
      slips: slipsAs(teeth, [
        [unknown, 'This gives the premolars of one side of the mouth only.'],
        [skull.upper.premolars * 2, 'This counts the premolars of the upper jaw only, on both sides.'],
        [2 * (unknown - 1), 'This loses a tooth on each side when adding up the premolars.'],
        [2 * half - known, 'This takes away the known teeth of one side from the teeth of both sides.'],
        [2 * known, 'This gives the teeth that are not premolars, counted on both sides.'],
        [half, 'This halves the number of all teeth and does not take the known ones away.'],
      ]),
      principle: 'A dental formula gives the teeth of one side, so the whole mouth has twice its sum.',
      working: [
        `Known teeth of both sides: 2 × ${known} = ${2 * known}`,
        `Premolars: ${2 * half} − ${2 * known} = ${teeth(2 * unknown).text}`,
      ],
      hints: ['How many incisors, canines and molars are there on both sides?', 'Take them from the whole number.'],
    }
  },
})

export const dentalFormula = family(
  {
    id: 'b16',
    edition: 1,
    title: 'Dental formula',
    subject: 'biology',
    topicId: 'bio-animal-nutrition',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [totalTeeth, teethInJaw, premolars],
)
