import type { Block } from './block.ts'
import { emphasis, sharedEmphasis } from './document-line.ts'

const kinds = [emphasis.tick, emphasis.highlight, emphasis.colour, emphasis.underline, emphasis.bold] as const
const fewestQuestions = 3
/** From this share of questions with exactly one marked option, the marks are meant as keys. */
const shareOfHabit = 0.75

/** What marks on options say. */
export interface MarkedOptions {
  /** The letter of the marked option of each question. */
  letters: ReadonlyMap<Block, string>
  /** Why the marks of a document count for none of its questions, although most have one. */
  faults: ReadonlyMap<Block, string>
}

/**
 * The letters of options marked by weight, underline, background, colour or a tick. They count as keys only if one kind of mark is on
 * exactly one option in every question of the document, and not always on the same letter.
 */
export function markedOptions(blocks: readonly Block[]): MarkedOptions {
  const whole = blocks.filter(({ options, doubt }) => options.length > 1 && doubt === null)
  const none: MarkedOptions = { letters: new Map(), faults: new Map() }
  if (whole.length < fewestQuestions) return none
  const found = kinds.map((kind) => whole.map((block) => markedLetters(block, kind)))
  const complete = found.find(
    (marked) => marked.every(({ length }) => length === 1) && new Set(marked.map(([letter]) => letter)).size > 1,
  )
  if (complete !== undefined)
    return { ...none, letters: new Map(whole.map((block, index) => [block, complete[index]?.[0] ?? '?'])) }
  const usual = found.find((marked) => {
    const single = marked.filter(({ length }) => length === 1)
    return single.length >= whole.length * shareOfHabit && new Set(single.map(([letter]) => letter)).size > 1
  })
  return usual === undefined ? none : { ...none, faults: faultsOf(whole, usual) }
}

function markedLetters({ options }: Block, kind: number): string[] {
  return options.flatMap(({ letter, words }) => ((sharedEmphasis(words) & kind) === 0 ? [] : letter.toUpperCase()))
}

function faultsOf(blocks: readonly Block[], marked: readonly (readonly string[])[]): ReadonlyMap<Block, string> {
  const odd = marked.findIndex(({ length }) => length !== 1)
  const general = `the marks count only if every question has one: question ${blocks[odd]?.number} has ${marked[odd]?.length}`
  return new Map(
    blocks.map((block, index) => {
      const letters = marked[index] ?? []
      if (letters.length === 1) return [block, general]
      return [
        block,
        letters.length === 0 ? 'no option is marked' : `${letters.length} options are marked: ${letters.join(' and ')}`,
      ]
    }),
  )
}
