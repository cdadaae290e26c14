import { optionLetter } from '@sabi/shared/content/option-letter'
import { withPlainSigns } from '@sabi/content/lint/normalised'
import { sourceText } from '@sabi/shared/content/math-source'
import type { ShownQuestion } from '@sabi/shared/content/question'
import type { QuestionText } from '@sabi/shared/flags/calls'
import { isKeyWrong } from '@sabi/shared/flags/corrected-key'
import type { FieldError } from '../../design/forms/ErrorSummary.tsx'
import { fieldTexts } from '../texts.ts'

export const fewestOptions = 2
export const mostOptions = 5

/** A question being edited. Mathematics is written between dollar signs. */
export type QuestionDraft = Omit<QuestionText, 'correctOption'> & {
  /** Null until one is chosen. */
  correctOption: number | null
}

export const emptyDraft: QuestionDraft = { text: '', options: ['', '', '', ''], correctOption: null, explanation: '' }

/** A question in the form in which its author would type it. */
export function draftOf({ text, rich, options, correctOption, explanation }: ShownQuestion): QuestionDraft {
  return {
    text: source(text, rich?.text),
    options: options.map((option, index) => source(option, rich?.options?.[index])),
    correctOption,
    explanation: source(explanation, rich?.explanation),
  }
}

function source(text: string, html: string | null | undefined): string {
  return typeof html === 'string' ? sourceText(html) : text
}

/** The draft without an option. The key keeps pointing at the same text. */
export function withoutOption(draft: QuestionDraft, option: number): QuestionDraft {
  const { correctOption } = draft
  const moved = correctOption !== null && correctOption > option ? correctOption - 1 : correctOption
  return {
    ...draft,
    options: draft.options.filter((_, index) => index !== option),
    correctOption: correctOption === option ? null : moved,
  }
}

/** Returns whether marks will change: another option is right, not just differently worded. */
export function isKeyChanged(question: ShownQuestion, { options, correctOption }: QuestionDraft): boolean {
  if (correctOption === null) return false
  const before = draftOf(question)
  return isKeyWrong(
    { options: before.options.map(withPlainSigns), key: before.correctOption },
    { options: options.map(withPlainSigns), key: correctOption },
  )
}

/** The option that was right before, if the key changes and the explanation still names it; null otherwise. */
export function oldKeyInExplanation(question: ShownQuestion, draft: QuestionDraft): string | null {
  if (!isKeyChanged(question, draft)) return null
  const { options, correctOption } = draftOf(question)
  const old = options[correctOption ?? -1]?.trim() ?? ''
  return old !== '' && namesOption(draft.explanation, old) ? old : null
}

/** Whole words only: '5 m' is not in '15 m', '2.5 m' or '5 min'. */
function namesOption(explanation: string, option: string): boolean {
  const words = ` ${withPlainSigns(explanation).toLowerCase()} `
  const wanted = withPlainSigns(option).toLowerCase()
  const isJoined = (before = ' ', after = ' ') => /[\p{L}\p{N}.,]/u.test(before) || /[\p{L}\p{N}]/u.test(after)
  for (let at = words.indexOf(wanted); at !== -1; at = words.indexOf(wanted, at + 1))
    if (!isJoined(words[at - 1], words[at + wanted.length])) return true
  return false
}

/** The text to send, or the missing fields by id. */
export function finished({ text, options, correctOption, explanation }: QuestionDraft): QuestionText | FieldError[] {
  const faults = [
    ...(text.trim() === '' ? [{ field: 'text', message: fieldTexts.questionText }] : []),
    ...options.flatMap((option, index) =>
      option.trim() === ''
        ? [{ field: optionField(index), message: `Write option ${optionLetter(index)}, or remove it` }]
        : [],
    ),
    ...(correctOption === null ? [{ field: keyField(0), message: fieldTexts.correctOption }] : []),
  ]
  if (faults.length > 0 || correctOption === null) return faults
  return { text, options, correctOption, explanation }
}

/** Id of an option's field, as the server names it in errors. */
export function optionField(option: number): string {
  return `options.${option}`
}

/** Id of the radio button that marks an option as right. */
export function keyField(option: number): string {
  return `key-${option}`
}
