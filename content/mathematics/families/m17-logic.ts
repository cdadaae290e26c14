import { family, form, type Draft } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import {
  articleOf,
  clauseOf,
  causal,
  clausesOf,
  inSymbols,
  inWords,
  kinds,
  part,
  sameTruth,
  symbolOf,
  turned,
  type Clauses,
  type Compound,
} from '../forms/m17-statements.ts'
import { truth } from '../forms/m17-truth.ts'
import { slipsOf, type Mistake } from '../slips.ts'

/** A compound statement in words. */
export interface Statement {
  clauses: Clauses
  compound: Compound
}

export const logic = family(
  {
    id: 'm17',
    edition: 1,
    title: 'Compound statements: negation, equivalence, symbols and truth',
    subject: 'mathematics',
    topicId: 'mat-logic',
    exams: ['WAEC', 'NECO'],
    isCalculation: false,
    published: 28,
  },
  [
    form<Statement>({ id: 'negation', difficulty: 'medium', draw: drawPlain, write: writeNegation }),
    form<Statement>({ id: 'equivalent', difficulty: 'medium', draw: drawConditional, write: writeEquivalent }),
    form<Statement>({ id: 'symbols', difficulty: 'easy', draw: drawSigned, write: writeSymbols }),
    truth,
  ],
)

function drawPlain(random: Random): Statement {
  const kind = random.pick(kinds)
  if (kind === 'if') return drawConditional(random)
  const [p, q] = [random.int(0, 2) === 0, random.int(0, 2) === 0]
  return { clauses: random.pick(clausesOf), compound: { kind, left: part('p', p), right: part('q', q) } }
}

/** Only what does not say the same as the key, whatever the truth of the parts. */
function otherThan(
  right: Compound,
  mistakes: readonly (readonly [Compound, string])[],
  print: (compound: Compound) => string,
): Mistake[] {
  return mistakes.flatMap(([compound, because]): Mistake[] =>
    sameTruth(compound, right) ? [] : [[{ text: print(compound) }, because]],
  )
}

export function writeNegation({ clauses, compound }: Statement): Draft {
  const { kind, left, right } = compound
  const negation: Compound =
    kind === 'and'
      ? { kind: 'or', left: turned(left), right: turned(right) }
      : { kind: 'and', left: kind === 'or' ? turned(left) : left, right: turned(right) }
  const print = (statement: Compound) => inWords(statement, clauses)
  const key = { text: print(negation) }
  const rule = {
    and: 'A statement with "and" is false as soon as one part is false, so ~(p ∧ q) is ~p ∨ ~q.',
    or: 'A statement with "or" is false only if both parts are false, so ~(p ∨ q) is ~p ∧ ~q.',
    if: 'An implication is false only if its first part is true and its second part is false, so ~(p ⇒ q) is p ∧ ~q.',
  }[kind]
  return {
    stem: `What is the negation of the statement '${print(compound)}'?`,
    key,
    slips: slipsOf(
      otherThan(
        negation,
        [
          [
            { kind, left: turned(left), right: turned(right) },
            'This negates both parts but keeps the connective as it is.',
          ],
          [{ kind, left, right: turned(right) }, 'This negates only the second part and keeps the connective.'],
          [{ kind, left: turned(left), right }, 'This negates only the first part and keeps the connective.'],
          [
            { kind: kind === 'and' ? 'or' : 'and', left, right },
            'This changes the connective but negates neither of the two parts.',
          ],
          [
            { kind: kind === 'or' ? 'or' : 'and', left: turned(left), right },
            'This is a case where the first part is false, and then the implication is true.',
          ],
          [
            { kind: 'if', left: right, right: left },
            kind === 'if'
              ? 'This exchanges the parts of the implication, which gives its converse and no negation.'
              : 'This makes an implication of the two parts, which does not deny the statement.',
          ],
        ],
        print,
      ),
    ),
    principle: rule,
    working: [`Here the given statement is ${articleOf(kind)}, and its negation reads: ${key.text}`],
    hints: [
      `The given statement is ${articleOf(kind)}: when exactly is it false?`,
      'Which connective describes that case?',
    ],
  }
}

/** Both parts with 'not' or both without, so that the one can follow from the other. */
function drawConditional(random: Random): Statement {
  const isNegated = random.int(0, 1) === 1
  return {
    clauses: random.pick(causal),
    compound: { kind: 'if', left: part('p', isNegated), right: part('q', isNegated) },
  }
}

export function writeEquivalent({ clauses, compound }: Statement): Draft {
  const { left, right } = compound
  const contrapositive: Compound = { kind: 'if', left: turned(right), right: turned(left) }
  const print = (statement: Compound) => inWords(statement, clauses)
  const key = { text: print(contrapositive) }
  return {
    stem: `The statement '${print(compound)}' is logically equivalent to`,
    key,
    slips: slipsOf(
      otherThan(
        compound,
        [
          [
            { kind: 'if', left: right, right: left },
            'This is the converse; the second part might hold for another reason.',
          ],
          [
            { kind: 'if', left: turned(left), right: turned(right) },
            'This is the inverse; the statement says nothing about that case.',
          ],
          [{ kind: 'if', left, right: turned(right) }, 'This says that the opposite follows from the first part.'],
          [
            { kind: 'if', left: turned(right), right: left },
            'This turns the implication round but negates only one of its parts.',
          ],
          [
            { kind: 'if', left: turned(left), right },
            'This negates the first part only, so it speaks of another case.',
          ],
        ],
        print,
      ),
    ),
    principle:
      'An implication p ⇒ q has the same truth table as its contrapositive ~q ⇒ ~p, but not as its converse or inverse.',
    working: [
      'Negate both parts and exchange them; nothing else keeps the meaning.',
      `The equivalent statement reads: ${key.text}`,
    ],
    hints: [
      'Write the statement as an implication.',
      'Which of converse, inverse and contrapositive has the same truth table?',
    ],
  }
}

function drawSigned(random: Random): Statement {
  const drawn = drawPlain(random)
  const { kind, left, right } = drawn.compound
  return kind === 'if' && random.int(0, 1) === 1 ? { ...drawn, compound: { kind, left: right, right: left } } : drawn
}

const wordOf = { and: "'and'", or: "'or'", if: "'if … then'" } as const

const meaning = {
  and: `The sign ∧ means ${wordOf.and}`,
  or: `The sign ∨ means ${wordOf.or}`,
  if: `The sign ⇒ means ${wordOf.if}`,
} as const

export function writeSymbols({ clauses, compound }: Statement): Draft {
  const { kind, left, right } = compound
  const other = kind === 'and' ? 'or' : 'and'
  const key = { text: inSymbols(compound) }
  return {
    stem: `Let p be '${clauses.p}' and q be '${clauses.q}'. In symbols, '${inWords(compound, clauses)}' is written`,
    key,
    slips: slipsOf(
      otherThan(
        compound,
        [
          [{ kind: other, left, right }, `${meaning[other]}, but the sentence has ${wordOf[kind]}.`],
          [
            { kind, left: turned(left), right },
            `The first part, '${clauseOf(left, clauses)}', is written ${symbolOf(left)} and not ${symbolOf(turned(left))}.`,
          ],
          [
            { kind, left, right: turned(right) },
            `The second part, '${clauseOf(right, clauses)}', is written ${symbolOf(right)} and not ${symbolOf(turned(right))}.`,
          ],
          [
            { kind: 'if', left: right, right: left },
            kind === 'if'
              ? 'This lets the first part follow from the second, the wrong way round.'
              : `${meaning.if}, but the sentence has ${wordOf[kind]}.`,
          ],
          [
            { kind, left: turned(left), right: turned(right) },
            `The parts are ${symbolOf(left)} and ${symbolOf(right)}; here each of them is replaced by its negation.`,
          ],
          [
            { kind: kind === 'if' ? 'or' : 'if', left, right },
            `${meaning[kind === 'if' ? 'or' : 'if']}, but the sentence has ${wordOf[kind]}.`,
          ],
        ],
        inSymbols,
      ),
    ),
    principle: 'The sign ∧ stands for "and", ∨ for "or", ⇒ for "if … then" and ~ for "not".',
    working: [
      `The first part is ${symbolOf(left)} and the second part is ${symbolOf(right)}; the statement is ${articleOf(kind)}.`,
      `In symbols it is ${key.text}`,
    ],
    hints: ['Which of the two parts is negated?', 'Which sign belongs to the connective?'],
  }
}
