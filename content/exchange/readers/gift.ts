import { parse, type GIFTQuestion, type MultipleChoice, type TextChoice } from 'gift-pegjs'
import type { RawRow, Reading } from '../raw.ts'
import { linesOf } from './decode.ts'
import { assertRows, defined, readingOf, refuse, type Outcome } from './reading.ts'
import type { Around } from './record.ts'

const longestBlock = 20_000

/** Letters of no language that stand for escaped signs while the parser is at work; it keeps them as they are. */
const escaped = [...'\\:#={}~n']
const firstStandIn = 0xe000

/**
 * GIFT: blocks between blank lines, each read by itself, so that a fault in one loses no other. Questions with one right
 * choice are taken; a `$CATEGORY` names the subject and topic of what follows.
 */
export function readGift(text: string): Reading {
  const outcomes: Outcome[] = []
  let around: Around = {}
  for (const { line, words } of blocksOf(text)) {
    const category = /^\$CATEGORY:(.*)$/m.exec(words)
    if (category !== null) around = aroundOfCategory(category[1] ?? '')
    const block = words.replaceAll(/^\$CATEGORY:.*$/gm, '').trim()
    if (block !== '') outcomes.push(outcomeOf(block, `line ${line}`, around))
    assertRows(outcomes.length)
  }
  return readingOf('gift', outcomes)
}

export function isGift(text: string): boolean {
  return /\{[^{}]{0,2000}[=~][^{}]{0,2000}\}/.test(text.slice(0, 20_000)) && !/^\s*[[{<]/.test(text)
}

/** '$course$/top/Physics/Motion': the last part is the topic, the one before it the subject. */
export function aroundOfCategory(path: string): Around {
  const parts = path
    .replaceAll('//', ' ')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:\$.*\$|top|default.*)$/i.test(part))
  const [last, before] = [parts.at(-1), parts.at(-2)]
  if (last === undefined) return {}
  return before === undefined ? { subject: last } : { subject: before, topic: last }
}

/** The blocks between blank lines, without comments, which are lines that begin with '//'. */
function blocksOf(text: string): { line: number; words: string }[] {
  const blocks: { line: number; words: string[] }[] = []
  let isOpen = false
  for (const [index, line] of linesOf(text).entries()) {
    const isBlank = line.trim() === ''
    if (!isBlank && !line.trimStart().startsWith('//')) {
      if (isOpen) blocks.at(-1)?.words.push(line)
      else blocks.push({ line: index + 1, words: [line] })
    }
    isOpen = !isBlank && (isOpen || !line.trimStart().startsWith('//'))
  }
  return blocks.map(({ line, words }) => ({ line, words: words.join('\n') }))
}

function outcomeOf(block: string, place: string, around: Around): Outcome {
  if (block.length > longestBlock) return refuse(place, 'too-long', block.slice(0, 80))
  if (/[\uE000-\uE007]/.test(block)) return refuse(place, 'damaged', block)
  const question = parsed(block)
  if (question === null) return refuse(place, 'not-a-question', block)
  if (question.type === 'Description') return refuse(place, 'not-a-question', block)
  if (question.type !== 'MC') return refuse(place, 'not-single-choice', `${question.type}: ${block}`)
  return outcomeOfChoices(question, place, around)
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
  const feedback = question.globalFeedback?.text ?? key?.feedback?.text
  const row: RawRow = {
    place: question.title === null ? place : `${place} (${shown(question.title).slice(0, 40)})`,
    text,
    options: choices.map((choice) => shown(choice.text.text)),
    key: key === undefined ? { kind: 'missing' } : { kind: 'index', value: choices.indexOf(key), base: 0 },
    ...defined({
      explanation: feedback === undefined ? undefined : shown(feedback),
      subject: around.subject,
      topic: around.topic,
    }),
  }
  return { row }
}

function isRight({ isCorrect, weight }: TextChoice): boolean {
  return weight === null ? isCorrect : weight === 100
}

function escapesHidden(block: string): string {
  return block.replaceAll(/\\([\\:#={}~n])/g, (_, sign: string) => standIn(escaped.indexOf(sign)))
}

/** A colon in the middle of a text need not be escaped; the parser knows only those around a title. */
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
