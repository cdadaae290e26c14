import type { Difficulty } from '@sabi/shared/content/question'
import type { BoundForm } from '../../engine/family.ts'
import { filled, ruleForm } from './rule-form.ts'

/** A sentence with its options, reasons and difficulty. */
export interface RuleRow {
  difficulty: Difficulty
  sentence: string
  key: string
  wrong: readonly (readonly [text: string, rule: string, because: string])[]
  principle: string
  /** What the principle means in this sentence; the key is printed after it. */
  step: string
  hints: readonly [string, string]
}

/** A row whose wrong options break the same rule. */
export type OneRuleRow = readonly [
  difficulty: Difficulty,
  sentence: string,
  key: string,
  step: string,
  wrong: readonly (readonly [text: string, because: string])[],
]

/** Gives rows their common rule, principle and hints. */
export function rowsOf(
  { rule, principle, hints }: Pick<RuleRow, 'principle' | 'hints'> & { rule: string },
  rows: readonly OneRuleRow[],
): RuleRow[] {
  return rows.map(([difficulty, sentence, key, step, wrong]) => ({
    difficulty,
    sentence,
    key,
    wrong: wrong.map(([text, because]) => [text, rule, because]),
    principle,
    step,
    hints,
  }))
}

const difficulties = ['easy', 'medium', 'hard'] as const

/** One form for each difficulty, which draws from the rows of that difficulty, whatever their rule. */
export function formsOf(rows: readonly RuleRow[]): BoundForm[] {
  return difficulties.map((difficulty) => {
    const ofDifficulty = rows.filter((row) => row.difficulty === difficulty)
    return ruleForm(difficulty, difficulty, (random) => {
      const { sentence, wrong, step, ...row } = random.pick(ofDifficulty)
      return {
        ...row,
        sentence: filled(sentence, random),
        wrong: wrong.map(([text, rule, because]) => ({ text, rule, because })),
        reason: step,
        frame: sentence,
      }
    })
  })
}
