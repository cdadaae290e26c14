import type { Difficulty } from '@sabi/shared/content/question'
import { form, type BoundForm } from '../../engine/family.ts'
import { at, type Random } from '../../engine/random.ts'
import { filled } from '../grammar/rule-form.ts'

/** An option, and what it claims about a small world: comparisons such as `n < 3`, joined by `&` (see `models.ts`). */
export interface Statement {
  text: string
  claim: string
}

interface WrongStatement extends Statement {
  /** The student's mistake, in at least 8 words. */
  because: string
}

/** A sentence and the statements of which one follows from it. A second route reads nothing else. */
export interface EntailmentQuestion {
  sentence: string
  key: Statement
  wrong: readonly WrongStatement[]
}

/** A question whose texts may have the names {she}, {he} and {town}. */
export interface EntailmentRow extends EntailmentQuestion {
  difficulty: Difficulty
  principle: string
  /** What the principle means in this sentence; the key is printed after it. */
  step: string
  hints: readonly [string, string]
}

interface WrittenEntailment extends EntailmentQuestion, Pick<EntailmentRow, 'principle' | 'step' | 'hints'> {
  tail: string
  /** The sentence before names were put in, which is published once. */
  frame: string
}

const tails = ['This means that', 'It follows that', 'We learn that', 'From this we know that']
const difficulties = ['easy', 'medium', 'hard'] as const

/** One form for each difficulty. Rows take the ways of asking in turn. */
export function entailmentForms(rows: readonly EntailmentRow[]): BoundForm[] {
  const asked = rows.map((row, index) => ({ row, tail: at(tails, index % tails.length) }))
  return difficulties.map((difficulty) => {
    const ofDifficulty = asked.filter(({ row }) => row.difficulty === difficulty)
    return form<WrittenEntailment>({
      id: difficulty,
      difficulty,
      draw: (random) => {
        const { row, tail } = random.pick(ofDifficulty)
        return { ...named(row, random), tail, frame: row.sentence }
      },
      write: ({ sentence, key, wrong, principle, step, hints, tail, frame }) => ({
        stem: `${sentence} ${tail}`,
        key: { text: key.text },
        slips: wrong,
        principle,
        working: [`${step}: ${key.text}`],
        hints,
        twinKeys: [frame],
      }),
    })
  })
}

/** Puts the same names into the sentence, its statements and their reasons. */
function named(row: EntailmentRow, random: Random): EntailmentRow {
  const [she = '', he = '', town = ''] = filled('{she} {he} {town}', random).split(' ')
  const named = (text: string) => text.replaceAll('{she}', she).replaceAll('{he}', he).replaceAll('{town}', town)
  return {
    ...row,
    sentence: named(row.sentence),
    key: { ...row.key, text: named(row.key.text) },
    wrong: row.wrong.map(({ text, claim, because }) => ({ text: named(text), claim, because: named(because) })),
    step: named(row.step),
  }
}
