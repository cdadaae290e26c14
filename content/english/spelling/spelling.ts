import { formsOf } from '../grammar/rule-rows.ts'
import { sentenceRows } from './sentence-rows.ts'
import { wordRows } from './word-rows.ts'

export const spellingForms = formsOf(
  [...sentenceRows, ...wordRows].map((row) => ({
    ...row,
    wrong: row.wrong.map(([text, slip, because]) => [text, slip, because] as const),
  })),
)
