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
export type QuestionDraft = Pick<QuestionText, 'text' | 'options' | 'explanation'> & {
  /** Null until one is chosen. */
  correctOption: number | null
  /** Why each option is wrong, '' where there is none. That of the right one is not sent. */
  reasons: string[]
  /** One a line. */
  hints: string
}

export const emptyDraft: QuestionDraft = {
  text: '',
  options: ['', '', '', ''],
  correctOption: null,
  explanation: '',
  reasons: ['', '', '', ''],
  hints: '',
}

/** A question in the form in which its author would type it. */
export function draftOf(question: ShownQuestion): QuestionDraft {
  const { text, rich, options, correctOption, explanation, reasons, hints } = question
  return {
    text: source(text, rich?.text),
    options: options.map((option, index) => source(option, rich?.options?.[index])),
    correctOption,
    explanation: source(explanation, rich?.explanation),
    reasons: options.map((_, index) => source(reasons[index] ?? '', rich?.reasons?.[index])),
    hints: hints.join('\n'),
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
    reasons: draft.reasons.filter((_, index) => index !== option),
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

/** If the key changes: the option that was right before, and the parts of the draft that still name it. */
export function oldKeyNamed(question: ShownQuestion, draft: QuestionDraft): { option: string; parts: string[] } | null {
  if (!isKeyChanged(question, draft)) return null
  const { options, correctOption } = draftOf(question)
  const old = options[correctOption ?? -1]?.trim() ?? ''
  const names = (words: string) => old !== '' && namesOption(words, old)
  // Why the old option itself is wrong may well name it.
  const isOther = (index: number) => index !== draft.correctOption && draft.options[index]?.trim() !== old
  const parts = [
    ...(names(draft.explanation) ? ['explanation'] : []),
    ...draft.reasons.flatMap((reason, index) =>
      isOther(index) && names(reason) ? [`reason against option ${optionLetter(index)}`] : [],
    ),
    ...(names(draft.hints) ? ['hints'] : []),
  ]
  return parts.length === 0 ? null : { option: old, parts }
}

/** Whole words only: '5 m' is not in '15 m', '2.5 m' or '5 min'. */
function namesOption(text: string, option: string): boolean {
  const words = ` ${withPlainSigns(text).toLowerCase()} `
  const wanted = withPlainSigns(option).toLowerCase()
  const isJoined = (before = ' ', after = ' ') => /[\p{L}\p{N}.,]/u.test(before) || /[\p{L}\p{N}]/u.test(after)
  for (let at = words.indexOf(wanted); at !== -1; at = words.indexOf(wanted, at + 1))
    if (!isJoined(words[at - 1], words[at + wanted.length])) return true
  return false
}

/** The text to send, or the missing fields by id. */
export function finished(draft: QuestionDraft): QuestionText | FieldError[] {
  const { text, options, correctOption, explanation, reasons } = draft
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
  return {
    text,
    options,
    correctOption,
    explanation,
    reasons: reasons.map((reason, index) => (index === correctOption ? '' : reason)),
    hints: draft.hints.split('\n').filter((hint) => hint.trim() !== ''),
  }
}

/** Id of an option's field, as the server names it in errors. */
export function optionField(option: number): string {
  return `options.${option}`
}

/** Id of the field that says why an option is wrong. */
export function reasonField(option: number): string {
  return `reasons.${option}`
}

/** Id of the radio button that marks an option as right. */
export function keyField(option: number): string {
  return `key-${option}`
}
