import type { EntailmentRow } from './statements.ts'

type Told = readonly [text: string, claim: string]
type Mistold = readonly [text: string, claim: string, because: string]

/** A sentence with the statement that follows from it and three that do not. */
export type ClaimRow = readonly [
  difficulty: EntailmentRow['difficulty'],
  sentence: string,
  key: Told,
  step: string,
  wrong: readonly [Mistold, Mistold, Mistold],
]

/** Gives rows their common principle and hints. */
export function claimRows(
  { principle, hints }: Pick<EntailmentRow, 'principle' | 'hints'>,
  rows: readonly ClaimRow[],
): EntailmentRow[] {
  return rows.map(([difficulty, sentence, [text, claim], step, wrong]) => ({
    difficulty,
    sentence,
    key: { text, claim },
    wrong: wrong.map(([other, otherClaim, because]) => ({ text: other, claim: otherClaim, because })),
    principle,
    hints,
    step,
  }))
}
