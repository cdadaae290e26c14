import type { Block } from './block.ts'
import { emphasis, sharedEmphasis } from './document-line.ts'

const kinds = [emphasis.tick, emphasis.highlight, emphasis.colour, emphasis.underline, emphasis.bold] as const
const fewestQuestions = 3

/**
 * The letters of options marked by weight, underline, background, colour or a tick. They count as keys only if one kind of mark is on
 * exactly one option in every question of the document, and not always on the same letter.
 */
export function markedOptions(blocks: readonly Block[]): ReadonlyMap<Block, string> {
  const whole = blocks.filter(({ options, doubt }) => options.length > 1 && doubt === null)
  if (whole.length < fewestQuestions) return new Map()
  for (const kind of kinds) {
    const marked = whole.map(({ options }) => options.filter(({ words }) => (sharedEmphasis(words) & kind) !== 0))
    const letters = new Set(marked.map(([first]) => first?.letter.toUpperCase()))
    if (marked.every(({ length }) => length === 1) && letters.size > 1)
      return new Map(whole.map((block, index) => [block, marked[index]?.[0]?.letter.toUpperCase() ?? '?']))
  }
  return new Map()
}
