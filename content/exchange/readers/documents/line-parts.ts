import {
  emphasis,
  joined,
  sliced,
  styled,
  trimmed,
  withEmphasis,
  type DocumentLine,
  type StyledText,
} from './document-line.ts'
import { isPaperName, isWrittenPart, keyWord, paperNameOf, type PaperName } from './document-name.ts'
import { instructionIn, instructionOf, type Instruction } from './instructions.ts'
import { inlineOptions, optionsIn, type OptionLine } from './option-parts.ts'

/** The role of a line, or of a part of it, relative to the question before it. */
export type Part =
  | { kind: 'empty'; isDivider: boolean }
  | { kind: 'question'; number: number; words: StyledText }
  | { kind: 'options'; line: OptionLine }
  | { kind: 'paper'; name: PaperName; isWritten: boolean }
  | { kind: 'instruction'; instruction: Instruction }
  | { kind: 'answer' | 'explanation'; words: string }
  | { kind: 'heading' | 'words'; words: StyledText }

/** The state of the question before a line, as far as it decides what the line may be. */
export interface Before {
  number: number
  letters: readonly string[]
}

const question =
  /^[([]?(?:(?:Q|Question|No|Number)\.?[\s#]{0,3}(\d{1,3})(?:\s{0,3}[.):\]–-]+\s{0,3}|\s+|$)|(\d{1,3})(?:\s?[.)\]]+(?:\s+|$|(?=[A-Z“"'‘(<]))|\t(?=[^\d\s])|\s?[:–-]\s+))(.*)$/i
const answer =
  /^[[(]?(?:the\s+)?(?:(?:correct|right|best)\s+)?(?:answer|option|choice|ans|key)(?:\s+is)?\s{0,3}((?:[.:=–—-]\s{0,3}){0,2})(\S.*)$/i
const answerWord = /^[[(]?(?:the\s+)?(?:(?:correct|right|best)\s+(?:answer|option|choice)|answer|ans|key)\b/i
const answerBehind = /\s[[(]?(?:correct answer|answer|ans)\s*[.:=–-]+\s*[([]?([A-E])[\])]*\.?$/i
const explanation = /^(?:explanation|solution|reason|working|workings|rationale|comment)s?\s{0,3}[:.–-]\s{0,3}(.*)$/i
const explanationBehind = /[\s.;,]+(?:explanation|solution|reason)\s*[:–-]\s*/i
const heading = /^(?:section|part|paper|page|instructions?|chapter|unit|topic|end of)\b/i
/** Arrows, bullets and ticks before an answer, and Markdown marks before anything. */
const decoration = /^(?:[\s#>*_•●▪◦‣·→➔➜⇒►▶✓✔✅☑👉☞-]|\uFE0F)+/u
/** A line that only separates, as in Markdown. A row of underscores may be a gap to fill in. */
const divider = /^(?:[-–—*=~]\s?){3,}$/
const bullet = /^(?:#{1,6}\s+|[-*•●▪◦]\s+)/
const bold = /(?<![\w*])(\*\*|__)(?=\S)((?:(?!\1).)+)(?<=\S)\1(?![\w*])/g

/** The parts of a line, in order. A line with four options has one part of four options. */
export function partsOf(line: DocumentLine, before: Before | null): Part[] {
  const whole = withoutMarkdown(trimmed(line))
  if (whole.text === '' || divider.test(whole.text)) return [{ kind: 'empty', isDivider: whole.text !== '' }]
  const name = paperNameOf(whole.text)
  if (isPaperName(name) && !keyWord.test(whole.text))
    return [{ kind: 'paper', name, isWritten: isWrittenPart(whole.text) }]
  const instruction = instructionOf(whole.text)
  if (instruction !== null) return [{ kind: 'instruction', instruction }]
  const start = question.exec(whole.text)
  const number = Number(start?.[1] ?? start?.[2] ?? Number.NaN)
  if (start !== null && mayFollow(number, before))
    return questionParts(number, trimmed(sliced(whole, whole.text.length - (start[3] ?? '').length)))
  // Before the first question there are no options, but there may be a passage.
  if (before === null) return [announcing(whole) ?? { kind: 'words', words: whole }]
  return answerParts(whole.text) ?? optionParts(whole, before) ?? [otherPart(line, whole, before)]
}

/** Returns whether a line begins with the number of a question. */
export function beginsQuestion(line: string): boolean {
  return question.test(line.trim())
}

/** The answer or explanation that a line begins with. */
function answerParts(line: string): Part[] | null {
  const words = line.replace(decoration, '')
  const said = answerOf(words)
  if (said !== null) {
    const behind = explanationBehind.exec(said)
    if (behind === null) return [{ kind: 'answer', words: said }]
    return [
      { kind: 'answer', words: said.slice(0, behind.index) },
      { kind: 'explanation', words: said.slice(behind.index + behind[0].length) },
    ]
  }
  const reason = explanation.exec(words)
  return reason === null ? null : [{ kind: 'explanation', words: (reason[1] ?? '').trim() }]
}

/** The words after 'Answer:'. Without a colon they must be one letter: 'Answer all questions' names no answer. */
function answerOf(words: string): string | null {
  const [, delimiter = '', rest = ''] = answerWord.test(words) ? (answer.exec(words) ?? []) : []
  const said = withoutBracket(words, rest)
    .replaceAll(/^[\s*_"“]+|[\s*_"”]+$/g, '')
    .replace(/^(?:option|is)\s*:?\s*(?=[([]?[A-E]\b)/i, '')
  if (said === '') return null
  const isClear = delimiter.trim() !== '' || /\bis\s/i.test(words) || /^[([]?[A-E][\])]?\.?$/.test(said)
  return isClear ? said : null
}

/** In '[Answer: B]', removes the bracket that was opened before the word. */
function withoutBracket(words: string, rest: string): string {
  return /^[[(]/.test(words) ? rest.replace(/[\])]$/, '') : rest
}

function optionParts(line: StyledText, before: Before): Part[] | null {
  const { rest, answers } = withoutAnswerBehind(line)
  const bare = bullet.exec(rest.text)
  const plain = bare === null ? rest : sliced(rest, bare[0].length)
  const found = optionsIn(plain, before.letters) ?? (before.letters.length === 0 ? inlineOptions(plain) : null)
  return found === null ? null : [{ kind: 'options', line: found }, ...answers]
}

/** Separates the answer in 'D. wax  (Ans: C)'. */
function withoutAnswerBehind(line: StyledText): { rest: StyledText; answers: Part[] } {
  const behind = answerBehind.exec(line.text)
  if (behind === null) return { rest: line, answers: [] }
  return { rest: trimmed(sliced(line, 0, behind.index)), answers: [{ kind: 'answer', words: behind[1] ?? '' }] }
}

function questionParts(number: number, line: StyledText): Part[] {
  const { rest, answers } = withoutAnswerBehind(line)
  const found = inlineOptions(rest)
  if (found === null) return [{ kind: 'question', number, words: rest }, ...answers]
  return [
    { kind: 'question', number, words: found.before },
    { kind: 'options', line: { ...found, before: styled('') } },
    ...answers,
  ]
}

/** Words between two questions that say which questions they belong to. */
function announcing({ text }: StyledText): Part | null {
  const instruction = instructionIn(text)
  return instruction === null ? null : { kind: 'instruction', instruction }
}

function otherPart(line: DocumentLine, whole: StyledText, before: Before): Part {
  const isBetween = before.letters.length > 1
  const announced = isBetween ? announcing(whole) : null
  if (announced !== null) return announced
  const isTitle = line.isHeading || heading.test(whole.text) || /^page\s+\d/i.test(whole.text)
  return isBetween && isTitle && !line.isContinuation
    ? { kind: 'heading', words: whole }
    : { kind: 'words', words: whole }
}

/**
 * After a complete question any number starts the next one, because sections and papers restart at 1. Before a question has options, only
 * the next number does; any other is a list item within the question.
 */
function mayFollow(number: number, before: Before | null): boolean {
  if (before === null) return true
  if (before.letters.length === 0) return number === before.number + 1
  return before.letters.length > 1 || number > before.number || number === 1
}

/** Converts '**bold**' to emphasis and removes Markdown marks of headings and lists. */
function withoutMarkdown(line: StyledText): StyledText {
  const pieces: StyledText[] = []
  let end = 0
  for (const { index, 0: whole } of line.text.matchAll(bold)) {
    pieces.push(sliced(line, end, index))
    pieces.push(withEmphasis(sliced(line, index + 2, index + whole.length - 2), emphasis.bold))
    end = index + whole.length
  }
  const result = joined([...pieces, sliced(line, end)])
  const mark = /^#{1,6}\s+|^[-•●▪◦]\s+(?=\(?(?:\d{1,3}|[A-E])[.)]\s)/.exec(result.text)
  return trimmed(mark === null ? result : sliced(result, mark[0].length))
}
