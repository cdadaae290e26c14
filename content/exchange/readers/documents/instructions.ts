import { joined, type DocumentLine } from './document-line.ts'

/** Words above several questions: 'Use the table to answer questions 5 to 7.' */
export interface Instruction {
  text: string
  /** The first and last question that it names; null if it says only 'the next question' or names none. */
  range: { from: number; to: number } | null
  /** The number of questions after it that it counts; null if unknown. */
  count: number | null
  /** True if it refers to a drawing or a table, which the document's text does not contain. */
  needsFigure: boolean
  /** True if it announces a passage that follows it. */
  hasPassage: boolean
}

/** 'Numbers 5 to 7', but not 'mass number 20 and 55% of …', which is about atoms. */
const range =
  /\b(?:questions?|items?|(?<!\b(?:mass|atomic|proton|nucleon|oxidation|quantum)\s)numbers?|nos?\.?|Qs?\.?)\s*(\d{1,3})\s*(?:-|–|—|to|and|&|through|,|or)\s*(?:questions?\s*)?(\d{1,3})\b(?!\s*%)/i
const single = /\b(?:to answer|answer|for|in)\s+(?:questions?|items?|number|no\.?)\s*(\d{1,3})\b/i
const opening =
  /^[(["“*]*(?:instructions?\s*[:.-]\s*)?(?:use|using|study|refer|read|consider|answer|in|for|from|questions?|items?|the|these|this|each|with|given|based|choose|select|below|a|an)\b/i
const about =
  /\b(?:following|next)\s+(?:(one|two|three|four|five|six|\d)\s+)?questions?\b|\bquestions?\s+(?:that|which)\s+follows?\b|\bquestions?\s+below\b/i
const subject =
  /\b(?:use|using|study|refer|read|consider|diagrams?|figures?|graphs?|tables?|information|passages?|data|extract|based)\b/i
const figure =
  /\b(?:diagrams?|figures?|fig\.?|graphs?|charts?|pictures?|maps?|sketch(?:es)?|circuits?|drawings?|tables?|illustrations?|set-?ups?|apparatus|histograms?|plots?|structures?)\b/i
const passage = /\b(?:passages?|information|extracts?|data|paragraphs?|texts?|story|experiment|statements?)\b/i
const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }
const longest = 300

/** Reads a line as words above several questions; null if it is something else. */
export function instructionOf(line: string): Instruction | null {
  if (line.length > longest || !opening.test(line)) return null
  const [, from, to] = range.exec(line) ?? []
  const only = single.exec(line)?.[1]
  const follows = about.exec(line)
  const text = line.replaceAll(/^[(["“*]+|[)\]"”*]+$/g, '').trim()
  const rest = {
    text,
    needsFigure: figure.test(line),
    hasPassage: passage.test(line) && !figure.test(line),
  }
  if (from !== undefined && to !== undefined && Number(from) < Number(to))
    return { ...rest, range: { from: Number(from), to: Number(to) }, count: null }
  if (!subject.test(line)) return null
  if (only !== undefined) return { ...rest, range: { from: Number(only), to: Number(only) }, count: null }
  if (follows === null) return null
  return { ...rest, range: null, count: countOf(follows) }
}

/** Returns whether words refer to a drawing or a table, which the text of a document does not contain. */
export function asksForFigure(words: string): boolean {
  return figure.test(words.replaceAll(/significant figures?|periodic table/gi, ''))
}

const longestParagraph = 4000

/** Reads words between questions that say which questions they belong to; null if they don't. */
export function instructionIn(paragraph: string): Instruction | null {
  if (paragraph.length > longestParagraph) return null
  for (const sentence of paragraph.split(/(?<=[.:;?!])\s+/)) {
    const found = sentence.length === paragraph.length ? null : instructionOf(sentence)
    if (found !== null && (found.range !== null || found.count !== null))
      return { ...found, text: paragraph, hasPassage: false }
  }
  const [said, from, to] = range.exec(paragraph) ?? []
  if (said === undefined || !/^questions?\b/i.test(said) || !(Number(from) < Number(to))) return null
  return {
    text: paragraph,
    range: { from: Number(from), to: Number(to) },
    count: null,
    needsFigure: figure.test(paragraph),
    hasPassage: false,
  }
}

function countOf([words, count]: RegExpExecArray): number | null {
  if (count !== undefined) return counts[count.toLowerCase()] ?? (Number(count) || null)
  return /\bquestion$/i.test(words) ? 1 : null
}

const strongOpening =
  /^[(["“*]*(?:instructions?\s*[:.-]\s*)?(?:use(?! of english)|study|refer|read|consider|questions?\s+\d|items?\s+\d|in questions?|for questions?|the (?:diagram|figure|graph|table|information|passage|data|following)\b)/i
const startsPart = /^(?:\(?\d{1,3}[.)]|\(?[A-E][.)])\s/i
const mostLines = 4

/** Joins an instruction that a narrow column broke over several lines. */
export function withWholeInstructions(lines: readonly DocumentLine[]): DocumentLine[] {
  const result: DocumentLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined) break
    const count = strongOpening.test(line.text) ? lineCountOf(lines, at) : 1
    result.push(count === 1 ? line : { ...line, ...joined(lines.slice(at, at + count), ' ') })
    at += count - 1
  }
  return result
}

/** The number of lines until the instruction says which questions it is for. */
function lineCountOf(lines: readonly DocumentLine[], at: number): number {
  let text = ''
  for (let count = 1; count <= mostLines; count += 1) {
    const line = lines[at + count - 1]
    if (line === undefined || line.text.trim() === '') return 1
    if (count > 1 && startsPart.test(line.text) && !/(?:\band|\bto|\bor|-|–|,|questions?)$/i.test(text)) return 1
    text = `${text} ${line.text}`.trim()
    const instruction = instructionOf(text)
    const isOpen = /(?:\band|\bto|-|–)$/.test(text) || (instruction?.range === null && instruction.count === null)
    if (instruction !== null && !isOpen) return count
  }
  return 1
}
