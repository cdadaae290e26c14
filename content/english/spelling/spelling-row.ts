import type { RuleRow } from '../grammar/rule-rows.ts'

/** How a misspelling differs from the word that was meant. A checker finds the same. */
export type Slip = 'missing letter' | 'extra letter' | 'wrong letter' | 'exchanged letters' | 'several letters'

/** A misspelling among the options, with the word that was meant if it is not the key. */
export type Misspelling = readonly [text: string, slip: Slip, because: string, meant?: string]

export type SpellingRow = Omit<RuleRow, 'wrong'> & { wrong: readonly Misspelling[] }
