import { optionLetter } from '@sabi/shared/content/option-letter'
import type { Question } from '@sabi/shared/content/question'
import { fault, isFault, type Fault } from './clean/clean-fault.ts'
import type { DraftContent } from './imported-question.ts'
import { letterInExplanation } from './key.ts'
import { mayShuffle } from './normalise/normalise-options.ts'
import { writtenExplanation } from './normalise/normalise-texts.ts'

/** Replaces the explanation of a draft by the rules of an import, or says what is wrong with the new one. */
export function mendedExplanation(question: DraftContent, written: string): DraftContent | Fault {
  const explanation = writtenExplanation(written)
  if (isFault(explanation)) return explanation
  const { text, options, correctOption } = question
  const said = letterInExplanation(explanation.text, options)
  if (said !== null && said !== correctOption)
    return fault('key-conflict', `the explanation says ${optionLetter(said)}, the key ${optionLetter(correctOption)}`)
  const rich = richWith(question.rich, explanation.html)
  const { rich: _, ...plain } = question
  return {
    ...plain,
    explanation: explanation.text,
    canShuffle: mayShuffle({ text, options, explanation: explanation.text }),
    ...(rich === null ? {} : { rich }),
  }
}

function richWith(before: Question['rich'], html: string | null): NonNullable<Question['rich']> | null {
  const { explanation: _, ...others } = before ?? {}
  const rich = html === null ? others : { ...others, explanation: html }
  return Object.keys(rich).length === 0 ? null : rich
}
