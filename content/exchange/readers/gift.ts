import {
  parse,
  type GIFTQuestion,
  type MultipleChoice,
  type TextChoice,
  type TextFormat,
  type TrueFalse,
} from 'gift-pegjs'
import { difficulties, examTypes } from '@sabi/shared/content/question'
import { besideName } from '../beside.ts'
import { isGenericFeedback } from '../feedback.ts'
import type { RawRow, Reading } from '../raw.ts'
import { withBesideOf } from './beside-row.ts'
import { linesOf } from './decode.ts'
import { withLists } from './tables/fields.ts'
import { Information } from './documents/information.ts'
import { assertRows, defined, readingOf, refuse, type Outcome } from './reading.ts'
import type { Around } from './tables/record.ts'

const longestBlock = 20_000

/** Private-use characters that replace escaped ones during parsing. The parser keeps them unchanged. */
const escaped = [...'\\:#={}~n']
const firstStandIn = 0xe000

/**
 * GIFT: blocks, each parsed separately, so that a fault in one affects no other. Accepts questions with one right choice. A `$CATEGORY`
 * names the subject and topic of the questions after it.
 */
export function readGift(text: string): Reading {
  const outcomes: Outcome[] = []
  let around: Around = {}
  const information = new Information()
  for (const { line, words, comments } of blocksOf(text)) {
    const category = /^\$CATEGORY:(.*)$/m.exec(words)
    if (category !== null) {
      around = aroundOfCategory(category[1] ?? '')
      information.begin(null)
    }
    const block = words.replaceAll(/^\$CATEGORY:.*$/gm, '').trim()
    const isPlaced = isDescription(block) && information.begin(shown(escapesHidden(block.replace(titleOfText, ''))))
    if (block !== '' && !isPlaced)
      outcomes.push(information.above(withComments(outcomeOf(block, `line ${line}`, around), comments)))
    assertRows(outcomes.length)
  }
  return readingOf('gift', outcomes)
}

export function isGift(text: string): boolean {
  return /\{[^{}]{0,2000}[=~][^{}]{0,2000}\}/.test(text.slice(0, 20_000)) && !/^\s*[[{<]/.test(text)
}

/** The folders of '$course$/top/Physics/Motion'. The normaliser finds out what they name. */
export function aroundOfCategory(path: string): Around {
  const parts = path
    .replaceAll('//', ' ')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:\$.*\$|top|default.*)$/i.test(part))
  return withLists({ category: parts })
}

/** Applies tags and the additions of our exports from the comments before a question. */
function withComments(outcome: Outcome, comments: readonly string[]): Outcome {
  if ('refused' in outcome || comments.length === 0) return outcome
  const tags = comments.flatMap((comment) =>
    [...comment.matchAll(/\[tag:([^\]]*)\]/g)].map(([, tag = '']) => tag.trim()),
  )
  const tagged = defined({
    examType: tags.find((tag) => examTypes.some((exam) => exam === tag)),
    difficulty: tags.find((tag) => difficulties.some((difficulty) => difficulty === tag)),
  })
  const beside = comments.find((comment) => comment.startsWith(`${besideName}: `))
  return { row: withBesideOf({ ...tagged, ...outcome.row }, beside?.slice(besideName.length + 2)) }
}

interface Block {
  line: number
  words: string
  /** The comments before and within it, without their slashes. */
  comments: readonly string[]
}

/**
 * Splits the text into blocks between blank lines, and where a title follows the end of a question. Comments, which begin with '//', are
 * collected separately.
 */
function blocksOf(text: string): Block[] {
  const blocks: { line: number; words: string[]; comments: string[] }[] = []
  let isOpen = false
  let before: string[] = []
  for (const [index, line] of linesOf(text).entries()) {
    const isBlank = line.trim() === ''
    const isComment = line.trimStart().startsWith('//')
    if (line.trimStart().startsWith('::') && blocks.at(-1)?.words.at(-1)?.trimEnd().endsWith('}')) isOpen = false
    if (isComment) (isOpen ? blocks.at(-1)?.comments : before)?.push(line.trimStart().slice(2).trim())
    else if (!isBlank && isOpen) blocks.at(-1)?.words.push(line)
    else if (isBlank) before = []
    else {
      blocks.push({ line: index + 1, words: [line], comments: before })
      before = []
    }
    isOpen = !isBlank && (isOpen || !isComment)
  }
  return blocks.map(({ words, ...block }) => ({ ...block, words: words.join('\n') }))
}

function outcomeOf(block: string, place: string, around: Around): Outcome {
  if (block.length > longestBlock) return refuse(place, 'too-long', block.slice(0, 80))
  if (/[\uE000-\uE007]/.test(block)) return refuse(place, 'damaged', block)
  const question = parsed(block)
  if (question === null && numerical.test(block)) return refuse(place, 'not-single-choice', `Numerical: ${block}`)
  if (question === null) return refuse(place, 'not-a-question', block)
  if (question.type === 'Description') return refuse(place, 'not-a-question', block)
  if (question.type === 'TF') return outcomeOfStatement(question, place, around)
  if (question.type !== 'MC') return refuse(place, 'not-single-choice', `${question.type}: ${block}`)
  return outcomeOfChoices(question, place, around)
}

/** A question that asks for a number: '{#3:0.5}'. */
const numerical = /\{\s*#[^{}]*\}/

const titleOfText = /^(?:::.{1,500}?::)?\s*(?:\[(?:html|moodle|plain|markdown)\])?\s*/

/** A block without braces is a text. */
function isDescription(block: string): boolean {
  return block !== '' && !/[{}]/.test(escapesHidden(block))
}

function parsed(block: string): GIFTQuestion | null {
  try {
    const questions = parse(colonsHidden(escapesHidden(block)))
    return questions.length === 1 ? (questions[0] ?? null) : null
  } catch {
    return null
  }
}

function outcomeOfChoices(question: MultipleChoice, place: string, around: Around): Outcome {
  const { choices } = question
  const right = choices.filter(isRight)
  const parts = choices.filter((choice) => !isRight(choice) && (choice.weight ?? 0) > 0)
  const text = shown(question.stem.text)
  if (right.length > 1 || parts.length > 0)
    return refuse(place, 'not-single-choice', `${right.length + parts.length} right choices: ${text}`)
  const [key] = right
  const row: RawRow = {
    place: placeOf(question, place),
    text,
    options: choices.map((choice) => shown(choice.text.text)),
    key: key === undefined ? { kind: 'missing' } : { kind: 'index', value: choices.indexOf(key), base: 0 },
    ...defined({
      explanation: feedbackIn(question.globalFeedback, key?.feedback),
    }),
    ...withLists({
      category: around.category ?? [],
      reasons: choices.map((choice) => (choice === key ? '' : shown(choice.feedback?.text ?? ''))),
    }),
  }
  return { row }
}

function outcomeOfStatement(question: TrueFalse, place: string, around: Around): Outcome {
  // In this format the first is shown after a wrong answer and the second after the right one.
  const { isTrue, trueFeedback, falseFeedback } = question
  const wrong = shown(trueFeedback?.text ?? '')
  const row: RawRow = {
    place: placeOf(question, place),
    text: shown(question.stem.text),
    options: ['True', 'False'],
    key: { kind: 'index', value: isTrue ? 0 : 1, base: 0 },
    ...defined({ explanation: feedbackIn(question.globalFeedback, falseFeedback) }),
    ...withLists({ category: around.category ?? [], reasons: isTrue ? ['', wrong] : [wrong, ''] }),
  }
  return { row }
}

function placeOf({ title }: GIFTQuestion, place: string): string {
  return title === null ? place : `${place} (${shown(title).slice(0, 40)})`
}

/** Feedback shown after every answer, and after the right one. */
function feedbackIn(...parts: readonly (TextFormat | null | undefined)[]): string | undefined {
  const texts = parts
    .flatMap((part) => (part === null || part === undefined ? [] : [shown(part.text)]))
    .filter((text) => !isGenericFeedback(text))
  return texts.length === 0 ? undefined : [...new Set(texts)].join('\n')
}

function isRight({ isCorrect, weight }: TextChoice): boolean {
  return weight === null ? isCorrect : weight === 100
}

function escapesHidden(block: string): string {
  return block.replaceAll(/\\([\\:#={}~n])/g, (_, sign: string) => standIn(escaped.indexOf(sign)))
}

/** Hides colons in the middle of a text, which need not be escaped but confuse the parser, which expects them around a title. */
function colonsHidden(block: string): string {
  const title = /^\s*::(?:[^:]|:(?!:)){1,500}::/.exec(block)?.[0] ?? ''
  return title + block.slice(title.length).replaceAll(':', standIn(escaped.indexOf(':')))
}

function standIn(index: number): string {
  return String.fromCharCode(firstStandIn + index)
}

function shown(text: string): string {
  return [...text]
    .map((letter) => {
      const sign = escaped[letter.charCodeAt(0) - firstStandIn]
      return sign === 'n' ? '\n' : (sign ?? letter)
    })
    .join('')
}
