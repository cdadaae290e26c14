import { form, type BoundForm, type Choice, type Slip } from './family.ts'
import { at } from './random.ts'

/** Something that is said about a topic, and the fact that decides whether it is right, as a clause without a full stop. */
export interface Statement {
  says: string
  isTrue: boolean
  fact: string
}

export interface ThreeStatements {
  said: readonly string[]
}

interface About {
  id: string
  difficulty: BoundForm['difficulty']
  /** 'the life cycle of a moss'. */
  about: string
  /** What a student has to know, in one sentence. */
  principle: string
  hints: readonly [string, string]
  statements: readonly Statement[]
}

const numerals = ['I', 'II', 'III'] as const
/** Every choice of statements, in the order in which the papers print them. */
const subsets: readonly (readonly number[])[] = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]]

/**
 * Asks which of three statements are correct. No two questions of a topic share two statements, because the answer to one
 * would help with the other.
 */
export function statementsForm({ id, difficulty, about, principle, hints, statements }: About): BoundForm {
  const known = new Map(statements.map((statement) => [statement.says, statement]))
  return form<ThreeStatements>({
    id,
    difficulty,
    draw: (random) => {
      const chosen = random.shuffle(statements).slice(0, numerals.length)
      return chosen.some(({ isTrue }) => isTrue) ? { said: chosen.map(({ says }) => says) } : null
    },
    write: ({ said }) => {
      const chosen = said.map((says) => known.get(says) ?? at(statements, 0))
      const right = subsets.findIndex((subset) =>
        chosen.every(({ isTrue }, index) => subset.includes(index) === isTrue),
      )
      const key = named(right)
      return {
        stem: [
          `Consider the following statements about ${about}.`,
          ...said.map((says, index) => `${at(numerals, index)}. ${says}`),
          'Which of them are correct?',
        ].join('\n'),
        key,
        slips: subsets.flatMap((subset, index) =>
          index === right ? [] : [{ ...named(index), because: mistake(subset, chosen) }],
        ),
        principle,
        working: [
          ...chosen.map(({ isTrue, fact }, index) => `${at(numerals, index)} is ${isTrue ? 'true' : 'false'}: ${fact}`),
          `Correct: ${key.text}`,
        ],
        hints,
        twinKeys: pairsOf(said).map((pair) => `${about}: ${pair}`),
      }
    },
  })
}

function named(index: number): Choice {
  const subset = at(subsets, index).map((place) => at(numerals, place))
  const last = subset.at(-1) ?? ''
  if (subset.length === 1) return { text: `${last} only`, value: index + 1 }
  const text = `${subset.slice(0, -1).join(', ')} and ${last}`
  return { text: subset.length === numerals.length ? text : `${text} only`, value: index + 1 }
}

function mistake(subset: readonly number[], chosen: readonly Statement[]): Slip['because'] {
  const accepted = chosen.findIndex(({ isTrue }, index) => !isTrue && subset.includes(index))
  const missed = chosen.findIndex(({ isTrue }, index) => isTrue && !subset.includes(index))
  return [
    accepted < 0 ? [] : `You accepted statement ${at(numerals, accepted)}, but ${at(chosen, accepted).fact}.`,
    missed < 0 ? [] : `You left out statement ${at(numerals, missed)}, which is true: ${at(chosen, missed).fact}.`,
  ]
    .flat()
    .join(' ')
}

function pairsOf(said: readonly string[]): string[] {
  return said.flatMap((one, index) => said.slice(index + 1).map((other) => [one, other].sort().join(' + ')))
}
