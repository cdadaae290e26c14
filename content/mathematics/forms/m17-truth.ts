import { form, type Draft } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { slipsOf } from '../slips.ts'
import { articleOf, inSymbols, isTrue, kinds, part, symbolOf, type Compound, type Part } from './m17-statements.ts'

/** Truth values of p and q, one statement that is true and some that are false. */
export interface Values {
  p: boolean
  q: boolean
  right: Compound
  wrong: readonly Compound[]
}

export const truth = form<Values>({ id: 'truth', difficulty: 'medium', draw: drawValues, write: writeTruth })

function drawValues(random: Random): Values | null {
  const [p, q] = [random.int(0, 1) === 1, random.int(0, 1) === 1]
  const all = kinds.flatMap((kind) =>
    [0, 1, 2, 3].map((signs): Compound => ({ kind, left: part('p', signs > 1), right: part('q', signs % 2 === 1) })),
  )
  const shuffled = random.shuffle(all)
  const right = shuffled.find((compound) => isTrue(compound, p, q))
  const wrong = shuffled.filter((compound) => !isTrue(compound, p, q)).slice(0, 4)
  return right === undefined || wrong.length < 3 ? null : { p, q, right, wrong }
}

export function writeTruth({ p, q, right, wrong }: Values): Draft {
  const key = { text: inSymbols(right) }
  const truth = (is: boolean) => (is ? 'true' : 'false')
  const valueOf = ({ letter, isNegated }: Part) => truth((letter === 'p' ? p : q) !== isNegated)
  const why = {
    and: 'needs two true parts',
    or: 'needs at least one true part',
    if: 'must not lead from true to false',
  }
  return {
    stem: `If statement p is ${truth(p)} and statement q is ${truth(q)}, which of these compound statements is true?`,
    key,
    slips: slipsOf(
      wrong.map((compound) => [
        { text: inSymbols(compound) },
        `Its parts are ${valueOf(compound.left)} and ${valueOf(compound.right)}, but ${articleOf(compound.kind)} ${why[compound.kind]}.`,
      ]),
    ),
    principle:
      'A conjunction needs two true parts, a disjunction one true part, and an implication fails only from true to false.',
    working: [
      `With p ${truth(p)} and q ${truth(q)}, ${symbolOf(right.left)} is ${valueOf(right.left)} and ${symbolOf(right.right)} is ${valueOf(right.right)}.`,
      `So the true statement is ${key.text}`,
    ],
    hints: ['Write down the truth values of ~p and ~q.', 'Test the statements one after another.'],
  }
}
