import type { Difficulty } from '@sabi/shared/content/question'
import type { BoundForm } from '../../engine/family.ts'
import { adjectiveRows } from './preposition-adjectives.ts'
import { nounRows } from './preposition-nouns.ts'
import type { Row } from './preposition-row.ts'
import { verbRows } from './preposition-verbs.ts'
import { filled, ruleForm } from './rule-form.ts'

export const adjectiveForm = prepositionForm('adjective', 'easy', adjectiveRows)
export const verbForm = prepositionForm('verb', 'medium', verbRows)
export const nounForm = prepositionForm('noun', 'hard', nounRows)

function prepositionForm(id: 'adjective' | 'verb' | 'noun', difficulty: Difficulty, rows: readonly Row[]): BoundForm {
  return ruleForm(id, difficulty, (random) => {
    const { sentence, head, key, wrong, principle, step, hints } = random.pick(rows)
    return {
      sentence: filled(sentence, random),
      key,
      wrong: Object.entries(wrong).map(([text, because]) => ({ text, rule: head, because })),
      principle,
      reason: step,
      hints,
      frame: sentence,
    }
  })
}
