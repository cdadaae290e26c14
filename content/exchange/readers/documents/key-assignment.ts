import type { Block, DocumentParts, PlacedKey } from './block.ts'
import { agreement, type PaperName } from './document-name.ts'
import type { KeyEntry } from './key-section.ts'

/**
 * Assigns the answers in a document's lists to its questions. A list that names a year or a part belongs to the one paper of that name;
 * any other list belongs to the questions before it, provided their numbers are unique.
 */
export function assignedKeys({ blocks, papers, keys }: DocumentParts): ReadonlyMap<Block, KeyEntry> {
  const assigned = new Map<Block, KeyEntry>()
  const areAbove = keys[0]?.position === 0 && blocks.length > 0
  const areForAll = areOneList(keys, blocks)
  keys.forEach((key, index) => {
    const named = blocksNamed(key.section.name, {
      blocks: blocks.filter(hasLetters),
      names: papers.map(({ name }) => name),
    })
    const around = areAbove ? spanBelow(keys, index, blocks.length) : spanAbove(keys, index, blocks.length)
    const candidates = named ?? (areForAll ? blocks : blocks.slice(...around)).filter(hasLetters)
    for (const [block, entry] of entriesFor(candidates, key)) {
      const known = assigned.get(block)
      assigned.set(block, known === undefined || known.letter === entry.letter ? entry : { letter: '?', words: null })
    }
  })
  return assigned

  function hasLetters({ paper, options }: Block): boolean {
    // '(a) … (b) …' are the parts of a question to be answered in writing.
    return papers[paper]?.isWritten !== true || options.some(({ letter }) => letter !== letter.toLowerCase())
  }
}

/** The questions of the paper that a list names. Null if it names none, an empty list if it is unclear which. */
function blocksNamed(
  name: PaperName,
  { blocks, names }: { blocks: readonly Block[]; names: readonly PaperName[] },
): Block[] | null {
  if (name.year === null && name.part === null) return null
  const used = [...new Set(blocks.map(({ paper }) => paper))]
  const scores = used.map((paper) => ({ paper, score: agreement(name, names[paper] ?? name) }))
  // With a single paper no name is needed, and a year in the list cannot contradict a paper without one.
  if (used.length === 1) return scores[0]?.score === null ? [] : null
  const fitting = scores.filter(({ score }) => score !== null && score > 0)
  const best = Math.max(0, ...fitting.map(({ score }) => score ?? 0))
  const [first, ...others] = fitting.filter(({ score }) => score === best)
  if (first === undefined) return scores.every(({ score }) => score === 0) ? null : []
  if (others.length === 0) return blocks.filter(({ paper }) => paper === first.paper)
  // 'ANSWERS TO 2015' below sections A and B of 2015 is one list for both, provided no number occurs twice.
  const papers = new Set([first, ...others].map(({ paper }) => paper))
  const both = blocks.filter(({ paper }) => papers.has(paper))
  return new Set(both.map(({ number }) => number)).size === both.length ? both : []
}

function spanAbove(keys: readonly PlacedKey[], index: number, count: number): [number, number] {
  if (keys.length === 1) return [0, count]
  // Consecutive lists without a question between them share the questions above them.
  const position = keys[index]?.position ?? 0
  const earlier = keys.slice(0, index).filter((key) => key.position < position)
  return [earlier.at(-1)?.position ?? 0, position]
}

function spanBelow(keys: readonly PlacedKey[], index: number, count: number): [number, number] {
  return [keys[index]?.position ?? 0, keys[index + 1]?.position ?? count]
}

/** Lists in several places that together answer the questions of one paper: no question and no answer has the number of another. */
function areOneList(keys: readonly PlacedKey[], blocks: readonly Block[]): boolean {
  const numbers = blocks.map(({ number }) => number)
  const answered = keys.flatMap(({ section }) => [...section.letters.keys()])
  const isUnnamed = keys.every(({ section: { name, isBare } }) => !isBare && name.year === null && name.part === null)
  return isUnnamed && areDistinct(numbers) && areDistinct(answered)
}

function areDistinct(numbers: readonly number[]): boolean {
  return new Set(numbers).size === numbers.length
}

/** Answers by number. If numbering restarts among the questions, a list without a name is ambiguous. */
function entriesFor(blocks: readonly Block[], { section }: PlacedKey): [Block, KeyEntry][] {
  if (section.isBare && !isAnsweredInOrder(blocks, section.letters.size)) return []
  const firsts = blocks.filter(({ number }) => number === 1).length
  if (firsts > 1) return []
  const counts = new Map<number, number>()
  for (const { number } of blocks) counts.set(number, (counts.get(number) ?? 0) + 1)
  return blocks.flatMap((block): [Block, KeyEntry][] => {
    const entry = section.letters.get(block.number)
    return entry === undefined || counts.get(block.number) !== 1 ? [] : [[block, entry]]
  })
}

/** Letters without numbers are for the questions 1, 2, 3 and so on, if there are as many of them. */
function isAnsweredInOrder(blocks: readonly Block[], count: number): boolean {
  return blocks.length === count && blocks.every(({ number }, index) => number === index + 1)
}
