import type { RawRow, Reading } from '../raw.ts'
import { linesOf } from './decode.ts'
import { assertRows, readingOf, refuse, type Outcome } from './reading.ts'

const option = /^\s*([A-Z])[.)]\s+(\S.*)$/
const answer = /^\s*ANSWER:\s*(.*)$/i

/** Aiken: the text, options 'A.' or 'A)', and a line 'ANSWER: B'. A question ends with its answer, or where another begins. */
export function readAiken(text: string): Reading {
  const outcomes: Outcome[] = []
  let block: Block = emptyBlock(1)
  const close = (key: string | null): void => {
    if (block.text.length > 0 || block.options.length > 0) outcomes.push(outcomeOf(block, key))
    assertRows(outcomes.length)
  }
  for (const [index, line] of linesOf(text).entries()) {
    const found = partOf(line, block.options.length)
    if (found.kind === 'answer') {
      close(found.words)
      block = emptyBlock(index + 2)
    } else if (found.kind === 'option') block.options.push({ letter: found.letter, text: found.words })
    else if (found.kind === 'text') {
      if (block.options.length > 0 && block.isOver) {
        close(null)
        block = emptyBlock(index + 1)
      }
      addText(block, found.words)
    } else block.isOver = block.options.length > 0
  }
  close(null)
  return readingOf('aiken', outcomes)
}

export function isAiken(text: string): boolean {
  return /^[ \t]*ANSWER:[ \t]*[A-Z]/im.test(text) && /^[ \t]*A[.)][ \t]/m.test(text)
}

interface Block {
  line: number
  text: string[]
  options: { letter: string; text: string }[]
  /** True after an empty line that follows the options. */
  isOver: boolean
}

function emptyBlock(line: number): Block {
  return { line, text: [], options: [], isOver: false }
}

type Part =
  | { kind: 'empty' }
  | { kind: 'text' | 'answer'; words: string }
  | { kind: 'option'; letter: string; words: string }

function partOf(line: string, optionCount: number): Part {
  if (line.trim() === '') return { kind: 'empty' }
  const key = answer.exec(line)
  if (key !== null) return { kind: 'answer', words: (key[1] ?? '').trim() }
  const found = option.exec(line)
  // 'J. J. Thomson' before the options is not an option.
  if (found === null || (optionCount === 0 && found[1] !== 'A')) return { kind: 'text', words: line.trim() }
  return { kind: 'option', letter: found[1] ?? '', words: (found[2] ?? '').trim() }
}

/** A line without a letter after an option continues that option. */
function addText(block: Block, words: string): void {
  const last = block.options.at(-1)
  if (last === undefined) block.text.push(words)
  else last.text += `\n${words}`
}

function outcomeOf({ line, text, options }: Block, key: string | null): Outcome {
  const place = `line ${line}`
  if (options.length === 0) return refuse(place, 'not-a-question', text.join(' '))
  const letters = options.map(({ letter }) => letter).join('')
  if (!'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.startsWith(letters))
    return refuse(place, 'not-a-question', `the options are lettered ${letters}: ${text.join(' ')}`)
  const row: RawRow = {
    place,
    text: text.join('\n'),
    options: options.map((option) => option.text),
    key: key === null || key === '' ? { kind: 'missing' } : { kind: 'letter', value: key },
  }
  return { row }
}
