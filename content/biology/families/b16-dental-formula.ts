import { family, form, type Slip } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { drawMammal, formula, oneSide, sum, type Mammal } from '../forms/b16-mammals.ts'
import { slipsAs } from '../slips.ts'

const teeth = (value: number) => quantity(value)
const teethOfHuman = 32

/** Both sides of the mouth are alike, so that an odd number would be ruled out without any work. */
function evenSlips(rows: readonly (readonly [number, string])[]): Slip[] {
  return slipsAs(
    teeth,
    rows.filter(([value]) => value % 2 === 0),
  )
}

function productOfParts({ upper, lower }: Mammal): number {
  const kinds = ['incisors', 'canines', 'premolars', 'molars'] as const
  return kinds.reduce((total, kind) => total + upper[kind] * lower[kind], 0)
}

const totalTeeth = form<Mammal>({
  id: 'total',
  difficulty: 'easy',
  draw: drawMammal,
  write: (mammal) => {
    const [above, below] = [sum(mammal.upper), sum(mammal.lower)]
    const half = above + below
    return {
      stem: `The dental formula of ${mammal.mammal} is ${formula(mammal)}. The number of teeth in the whole mouth is`,
      key: teeth(2 * half),
      slips: evenSlips([
        [half, 'This adds the figures once; the formula gives only one side of the mouth.'],
        [2 * above, 'This counts the upper jaw only, on both sides of the mouth.'],
        [2 * below, 'This counts the lower jaw only, on both sides of the mouth.'],
        [4 * Math.min(above, below), 'This takes the jaw with fewer teeth and gives the other jaw as many.'],
        [2 * (half - oneSide(mammal).molars), 'This leaves out the molars and doubles only the other teeth.'],
        [4 * half, 'This doubles twice; both jaws are already in the formula.'],
        [4 * Math.max(above, below), 'This takes the jaw with more teeth and gives the other jaw as many.'],
        [
          2 * productOfParts(mammal),
          'This multiplies upper by lower figures; the line parts two jaws and is no sum to work out.',
        ],
        [teethOfHuman, 'This is the number of teeth of an adult human, not of this mammal.'],
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

const teethInJaw = form<Mammal & { isLower: boolean }>({
  id: 'one-jaw',
  difficulty: 'easy',
  draw: (random) => {
    const mammal = drawMammal(random)
    return sum(mammal.upper) === sum(mammal.lower) ? null : { ...mammal, isLower: random.int(0, 1) === 1 }
  },
  write: ({ isLower, ...mammal }) => {
    const [asked, other] = isLower ? [mammal.lower, mammal.upper] : [mammal.upper, mammal.lower]
    const [count, rest] = [sum(asked), sum(other)]
    const [name, otherName, side] = isLower ? ['lower', 'upper', 'below'] : ['upper', 'lower', 'above']
    return {
      stem: `The dental formula of ${mammal.mammal} is ${formula(mammal)}. The number of teeth in the ${name} jaw is`,
      key: teeth(2 * count),
      slips: evenSlips([
        [count, `This counts one side of the ${name} jaw only; the other side has as many.`],
        [2 * (count - asked.molars), `This leaves out the molars of the ${name} jaw on both sides.`],
        [2 * (asked.premolars + asked.molars), 'This counts only the cheek teeth and leaves out incisors and canines.'],
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

const premolars = form<Mammal>({
  id: 'premolars',
  difficulty: 'medium',
  draw: (random) => {
    const mammal = drawMammal(random)
    return oneSide(mammal).premolars === 0 ? null : mammal
  },
  write: (mammal) => {
    const side = oneSide(mammal)
    const all = 2 * sum(side)
    const known = side.incisors + side.canines + side.molars
    const name = mammal.mammal.charAt(0).toUpperCase() + mammal.mammal.slice(1)
    return {
      stem: `${name} has ${all} teeth in all. Apart from the premolars, the dental formula reads ${formula(mammal, ['incisors', 'canines', 'molars'])}. The number of premolars is`,
      key: teeth(2 * side.premolars),
      slips: evenSlips([
        [side.premolars, 'This gives the premolars of one side of the mouth only.'],
        [mammal.upper.premolars * 2, 'This counts the premolars of the upper jaw only, on both sides.'],
        [mammal.lower.premolars * 2, 'This counts the premolars of the lower jaw only, on both sides.'],
        [side.molars * 2, 'This counts the molars, which stand behind the premolars, on both sides.'],
        [all - 2 * (side.incisors + side.molars), 'This takes away incisors and molars but leaves the canines in.'],
        [all - 2 * (side.canines + side.molars), 'This takes away canines and molars but leaves the incisors in.'],
        [all - known, 'This takes away the known teeth of one side from the teeth of both sides.'],
        [2 * known, 'This gives the teeth that are not premolars, counted on both sides.'],
        [all / 2, 'This halves the number of all teeth and does not take the known ones away.'],
      ]),
      principle: 'A dental formula gives the teeth of one side, so the whole mouth has twice its sum.',
      working: [
        `Known teeth of both sides: 2 × ${known} = ${2 * known}`,
        `Premolars: ${all} − ${2 * known} = ${teeth(2 * side.premolars).text}`,
      ],
      hints: ['How many incisors, canines and molars are there on both sides?', 'Take them from the whole number.'],
    }
  },
})

export const dentalFormula = family(
  {
    id: 'b16',
    edition: 2,
    title: 'Dental formula',
    subject: 'biology',
    topicId: 'bio-animal-nutrition',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [totalTeeth, teethInJaw, premolars],
)
