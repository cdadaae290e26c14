import type { DocumentLine } from './document-line.ts'
import { keyWord, paperNameOf, unnamed, type PaperName } from './document-name.ts'

const pair = /(?:^|[\s,;|])(?:Q|No\.?\s?)?(\d{1,3})\s{0,3}[.):=–-]{0,2}\s{0,3}[([]?([A-E])[)\]]?(?=$|[\s,;.|])/gi
const solution =
  /^(?:Q|No\.?\s?)?(\d{1,3})\s{0,3}[.):=–-]{0,2}\s{0,3}[([]?([A-E])[)\]]?(?:\s?[.:,–-]+\s*|\s*\(|\)\s*)(\S.*)$/
const tableHead = /^(?:(?:s\/?n|nos?|qn?s?|questions?|numbers?|ans|answers?|keys?|options?|correct)\.?[\s|]*){2,}$/i
const rowLabel =
  /^(?:s\/?n|nos?|qn?s?|questions?(?: (?:no|number))?|numbers?|ans|answers?|keys?|options?)\.?\s*[:|]?\s+(?=\S)/i

/** '1–5: C A B D E', '6-10 BADCE': as many letters as numbers. */
const span =
  /^(?:Q|Nos?\.?\s?)?(\d{1,3})\s{0,3}(?:-|–|—|to)\s{0,3}(\d{1,3})\s{0,3}[:.)=]?\s{0,3}([A-E](?:[\s,;]{0,4}[A-E]){0,99})[.;]?$/

/** 'C A B D A' */
const bareLetters = /^[A-E](?:[\s,;|]+[A-E]){2,}[.;]?$/

/** The content of a list of answers: for each number a letter ('?' for two different ones) and the words next to it. */
export interface KeySection {
  kind: 'key'
  name: PaperName
  letters: ReadonlyMap<number, KeyEntry>
  /** True for letters without numbers, which belong only to exactly as many questions. */
  isBare: boolean
}

export interface KeyEntry {
  letter: string
  /** '3. C – newton' */
  words: string | null
}

interface Found {
  section: KeySection
  /** Index of the line after it. */
  end: number
}

/** How many answers make a list without a heading, at the end of a document and elsewhere. */
const fewestAtEnd = 3
const fewestElsewhere = 5

/** Replaces every list of answers in a document ('1. A 2. C …', or a table of numbers and letters) with its content. */
export function withKeySections(lines: readonly DocumentLine[]): (DocumentLine | KeySection)[] {
  const items: (DocumentLine | KeySection)[] = []
  let context: PaperName | null = null
  for (let at = 0; at < lines.length;) {
    const line = lines[at]
    if (line === undefined) break
    const heading = keyHeadingOf(line.text)
    const found: Found | null =
      heading === null ? headless(lines, at, context) : sectionAt(lines, at, { name: heading, isHeaded: true })
    if (found === null) {
      items.push(line)
      // A year between two lists of answers is the name of the second.
      const name = paperNameOf(line.text)
      if (line.text.trim() !== '') context = items.at(-2) !== undefined && isKey(items.at(-2)) ? name : null
      at += 1
    } else {
      items.push(found.section)
      at = found.end
    }
  }
  return items
}

export function isKey(item: DocumentLine | KeySection | undefined): item is KeySection {
  return item !== undefined && 'kind' in item
}

/** 'ANSWERS TO JAMB 2015', 'Answer key:', 'S/N | Answer'. Null for any other line. */
function keyHeadingOf(text: string): PaperName | null {
  const bare = bareIn(text)
  if (bare !== null) return keyHeadingOf(bare.heading)
  const [first] = text.matchAll(pair)
  const words = (first === undefined ? text : text.slice(0, first.index)).trim()
  if (tableHead.test(words)) return unnamed
  return keyWord.test(words) ? paperNameOf(words) : null
}

function headless(lines: readonly DocumentLine[], at: number, context: PaperName | null): Found | null {
  if (entriesOf(lines, at, false) === null) return null
  const found = sectionAt(lines, at, { name: context ?? unnamed, isHeaded: false })
  if (found === null) return null
  const isAtEnd = nextFilled(lines, found.end) === lines.length
  return found.section.letters.size >= (isAtEnd ? fewestAtEnd : fewestElsewhere) ? found : null
}

function sectionAt(
  lines: readonly DocumentLine[],
  start: number,
  { name, isHeaded }: { name: PaperName; isHeaded: boolean },
): Found | null {
  const bare = isHeaded ? bareSectionAt(lines, start, name) : null
  if (bare !== null) return bare
  const letters = new Map<number, KeyEntry>()
  let full = name
  let end = start
  for (let at = start; at < lines.length;) {
    const text = (lines[at]?.text ?? '').trim()
    const head = letters.size === 0 && isHeaded ? headBefore(text) : null
    const entries = entriesOf(lines, at, isHeaded, head !== null)
    if (entries !== null) {
      if (head !== null) full = merged(full, head)
      for (const [number, entry] of entries.found) addEntry(letters, number, entry)
      at += entries.lineCount
      end = at
    } else if (text === '' || (letters.size === 0 && at - start < 4 && headingPart(text) !== null)) {
      full = merged(full, headingPart(text) ?? unnamed)
      at += 1
    } else break
  }
  return letters.size === 0 ? null : { section: { kind: 'key', name: full, letters, isBare: false }, end }
}

/** Separates the letters from a heading that has no numbers but perhaps a year. */
function bareIn(text: string): { heading: string; letters: string } | null {
  const [, heading = '', letters = ''] = /^([^:]{1,60}):\s*(.*)$/.exec(text.trim()) ?? []
  return bareLetters.test(letters) && !/(?<!\d)\d{1,3}(?!\d)/.test(heading) ? { heading, letters } : null
}

/** Reads 'ANSWERS: C A B D', with one letter for each question in order. The letters of columns say nothing. */
function bareSectionAt(lines: readonly DocumentLine[], start: number, name: PaperName): Found | null {
  const inHeading = bareIn(lines[start]?.text ?? '')
  let at = inHeading === null ? nextFilled(lines, start + 1) : start
  let row = inHeading?.letters ?? (lines[at]?.text ?? '').trim()
  const found: string[] = []
  while (bareLetters.test(row)) {
    found.push(...(row.match(/[A-E]/g) ?? []))
    at += 1
    row = (lines[at]?.text ?? '').trim()
  }
  if (found.length === 0 || 'ABCDE'.startsWith(found.join(''))) return null
  const letters = new Map(found.map((letter, index) => entry(String(index + 1), letter)))
  return { section: { kind: 'key', name, letters, isBare: true }, end: at }
}

/** Reads 'Section A: 1. B 2. C', where the first answers follow a heading on the same line. */
function headBefore(text: string): PaperName | null {
  const [first] = text.matchAll(pair)
  const head = first === undefined ? '' : text.slice(0, first.index).trim()
  return head === '' || /^[\d\W]*$/.test(head) ? null : paperNameOf(head)
}

/** Reads a line between a heading and its answers: 'JAMB 2015', or the header of a table. */
function headingPart(text: string): PaperName | null {
  return tableHead.test(text) ? unnamed : paperNameOf(text)
}

function merged(name: PaperName, other: PaperName): PaperName {
  return {
    exam: name.exam ?? other.exam,
    year: name.year ?? other.year,
    subject: name.subject ?? other.subject,
    part: name.part ?? other.part,
  }
}

function addEntry(letters: Map<number, KeyEntry>, number: number, entry: KeyEntry): void {
  const known = letters.get(number)
  letters.set(number, known === undefined || known.letter === entry.letter ? entry : { letter: '?', words: null })
}

interface Entries {
  found: [number, KeyEntry][]
  lineCount: number
}

/** Reads the answers in a line, or in a row of numbers above a row of letters. */
function entriesOf(lines: readonly DocumentLine[], at: number, isHeaded: boolean, isNamed = false): Entries | null {
  const text = (lines[at]?.text ?? '').trim()
  const [first] = text.matchAll(pair)
  const head = first === undefined ? '' : text.slice(0, first.index).trim()
  const rest = head !== '' && (isNamed || keyHeadingOf(text) !== null) ? text.slice(first?.index ?? 0) : text
  if (isOnlyPairs(rest))
    return { found: [...rest.matchAll(pair)].map(([, digits, letter]) => entry(digits, letter)), lineCount: 1 }
  const spanned = isHeaded ? spanOf(text) : null
  if (spanned !== null) return spanned
  const grid = gridAt(lines, at)
  if (grid !== null) return grid
  const [, digits, letter, words] = isHeaded ? (solution.exec(text) ?? []) : []
  return digits === undefined ? null : { found: [entry(digits, letter, words)], lineCount: 1 }
}

function spanOf(text: string): Entries | null {
  const [, from = '', to = '', row = ''] = span.exec(text) ?? []
  const letters = row.replaceAll(/[^A-E]/g, '')
  const isWhole = row !== '' && Number(from) > 0 && letters.length === Number(to) - Number(from) + 1
  if (!isWhole) return null
  return { found: [...letters].map((letter, index) => entry(String(Number(from) + index), letter)), lineCount: 1 }
}

function entry(digits = '', letter = '', words: string | null = null): [number, KeyEntry] {
  return [Number(digits), { letter: letter.toUpperCase(), words }]
}

function isOnlyPairs(line: string): boolean {
  const pairs = [...line.matchAll(pair)]
  return pairs.length > 0 && line.replaceAll(pair, '').replaceAll(/[\s,;.|]+/g, '') === ''
}

/** A row of numbers above a row of as many letters. */
function gridAt(lines: readonly DocumentLine[], at: number): Entries | null {
  const numbers = cellsOf(lines[at]?.text ?? '')
  if (!areInOrder(numbers)) return null
  const above = cellsOf(lines[at - 1]?.text ?? '')
  const below = nextFilled(lines, at + 1)
  const letters = cellsOf(lines[below]?.text ?? '')
  // In narrow cells the digits of '10' are one above the other, so no row of such a table can be trusted.
  const isCutOff = above.length > 2 && above.every((cell) => /^\d{1,3}$/.test(cell))
  const areLetters = letters.length === numbers.length && letters.every((cell) => /^[([]?[A-E][)\].]?$/i.test(cell))
  if (isCutOff || !areLetters) return null
  const found = numbers.map((number, index) =>
    entry(number.replace(/\D/g, ''), letters[index]?.replace(/[^A-E]/gi, '')),
  )
  return { found, lineCount: below - at + 1 }
}

/** The index of the next non-empty line, or the number of lines. */
function nextFilled(lines: readonly DocumentLine[], from: number): number {
  let at = from
  while (at < lines.length && lines[at]?.text.trim() === '') at += 1
  return at
}

/** Returns whether the cells are question numbers with a constant step. */
function areInOrder(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => (/^\d{1,3}[.)]?$/.test(cell) ? Number.parseInt(cell, 10) : Number.NaN))
  const [first = 0, second = 0] = numbers
  const step = second - first
  return (
    numbers.length > 2 && first > 0 && step > 0 && numbers.every((number, index) => number === first + index * step)
  )
}

function cellsOf(text: string): string[] {
  const cells = text.trim().replace(rowLabel, '').trim()
  return cells === '' ? [] : cells.split(/[\s|,]+/)
}
