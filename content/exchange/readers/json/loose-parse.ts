import { UnreadableFile } from '../../raw.ts'
import { deepestNesting } from '../reading.ts'
import { LineCounter, skipBlanks, skipBroken, stringAt, SyntaxFault } from './loose-tokens.ts'

/** Takes the place of a record that cannot be read. The rest of the list is still read. */
export class Broken {
  readonly line: number
  readonly fault: string

  constructor(line: number, fault: string) {
    this.line = line
    this.fault = fault
  }
}

/** Words that are values; any other word is a name whose value the file does not contain. */
const wordValues: Readonly<Record<string, unknown>> = {
  true: true,
  false: false,
  null: null,
  undefined,
  NaN: undefined,
}

/** Where a literal may begin: after '=', 'export default', 'return' and the bracket of a call. */
const start = /(?:=|\bdefault\b|\breturn\b|\()\s*(?=[[{])|^\s*(?=[[{])/g

/**
 * Parses the lists and records that a JavaScript, TypeScript or informal JSON text contains as literals, by their names. Nothing is
 * executed: anything other than a literal has no value. A truncated list gives what was read of it.
 * @throws {UnreadableFile} if lists and records are nested deeper than a file of questions needs
 */
export function parseLoosely(text: string): { name: string; value: unknown }[] {
  const found: { name: string; value: unknown }[] = []
  const lines = new LineCounter(text)
  let from = 0
  let isAfterLiteral = true
  for (;;) {
    const at = nextLiteral(text, from, isAfterLiteral)
    if (at === null) return found
    const parser = new Parser(text, at.index, lines)
    try {
      found.push({ name: at.name, value: parser.value(0) })
      isAfterLiteral = true
    } catch (error) {
      if (!(error instanceof SyntaxFault)) throw error
      isAfterLiteral = false
      found.push({ name: at.name, value: new Broken(lines.lineAt(error.at), error.message) })
    }
    from = Math.max(parser.at, at.index + 1)
  }
}

function nextLiteral(text: string, from: number, isAfterLiteral: boolean): { index: number; name: string } | null {
  // At the beginning, and after a literal, because a file may have one record per line.
  if (isAfterLiteral) {
    const index = skipBlanks(text, from)
    if ('[{'.includes(text[index] ?? ' ')) return { index, name: '' }
  }
  start.lastIndex = from
  const match = start.exec(text)
  if (match === null) return null
  const lineStart = Math.max(text.lastIndexOf('\n', match.index - 1) + 1, match.index - 120)
  const before = text.slice(lineStart, match.index)
  if (/\b(?:type|interface)\s+[\w$]+\s*$/.test(before)) return nextLiteral(text, start.lastIndex + 1, false)
  const isNamed = match[0].startsWith('=')
  const name = /(?:^|[\s.])([\w$]{1,60})\s*(?::[^=]{0,60})?$/.exec(before)?.[1] ?? ''
  return { index: match.index + match[0].length, name: isNamed ? name : '' }
}

class Parser {
  at: number
  private readonly text: string
  private readonly lines: LineCounter
  /** Number of open lists. Only the records of the outermost are rows, so that a fault affects no others. */
  private openLists = 0
  private isLost = false

  constructor(text: string, at: number, lines: LineCounter) {
    this.text = text
    this.at = at
    this.lines = lines
  }

  value(depth: number): unknown {
    if (depth > deepestNesting)
      throw new UnreadableFile(`Lists in the file are nested more than ${deepestNesting} levels deep.`)
    this.at = skipBlanks(this.text, this.at)
    const value = this.simpleValue(depth)
    return this.afterValue(value)
  }

  private simpleValue(depth: number): unknown {
    const character = this.text[this.at]
    if (character === '[') return this.list(depth)
    if (character === '{') return this.record(depth)
    if (character === '"' || character === "'" || character === '`') return this.string()
    const word = this.match(/[-+]?(?:\d[\d_]*\.?\d*|\.\d+)(?:e[-+]?\d+)?(?![\w$])|[\w$]+(?:\.[\w$]+)*/iy)
    if (word === null) throw new SyntaxFault(`'${this.text.slice(this.at, this.at + 12)}' is not a value`, this.at)
    if (/^[-+.\d]/.test(word)) return Number(word.replaceAll('_', ''))
    if (word === 'String.raw' && this.text[this.at] === '`') return this.string()
    if (Object.hasOwn(wordValues, word)) return wordValues[word]
    this.skipCall()
    return undefined
  }

  /** Handles 'as const', '!', and texts joined with '+'. Other arithmetic is not evaluated. */
  private afterValue(value: unknown): unknown {
    let whole = value
    for (;;) {
      this.at = skipBlanks(this.text, this.at)
      if (this.match(/(?:as|satisfies)\s+[\w$.]+(?:\[\])*/y) !== null) continue
      if (typeof whole !== 'string' || this.text[this.at] !== '+') return whole
      this.at = skipBlanks(this.text, this.at + 1)
      if (!'"\'`'.includes(this.text[this.at] ?? ' '))
        throw new SyntaxFault('a text is joined with something else', this.at)
      whole += this.string()
    }
  }

  private list(depth: number): unknown[] {
    const list: unknown[] = []
    this.at += 1
    this.openLists += 1
    while (!this.endsEarly(list) && !this.closes(']')) {
      list.push(this.element(depth))
      if (this.isLost) return list
    }
    this.openLists -= 1
    return list
  }

  /** A truncated file still has the rows before the cut. */
  private endsEarly(list: unknown[]): boolean {
    this.at = skipBlanks(this.text, this.at)
    if (this.openLists > 1 || this.at < this.text.length) return false
    list.push(new Broken(this.lines.lineAt(this.at), 'the list does not end'))
    return true
  }

  private element(depth: number): unknown {
    const start = this.at
    const open = this.openLists
    try {
      const value = this.value(depth + 1)
      this.comma(']')
      return value
    } catch (error) {
      if (!(error instanceof SyntaxFault) || open > 1) throw error
      this.openLists = open
      const isRow = this.text[skipBlanks(this.text, start)] === '{'
      // After anything else it is unknown where the next row begins.
      if (!isRow) this.isLost = true
      else this.at = skipBroken(this.text, skipBlanks(this.text, start))
      const after = isRow ? '' : ', and nothing after it'
      return new Broken(this.lines.lineAt(start), `${error.message}${after}`)
    }
  }

  private record(depth: number): Record<string, unknown> {
    const fields = new Map<string, unknown>()
    this.at += 1
    while (!this.closes('}')) {
      const name = '"\'`'.includes(this.text[this.at] ?? ' ') ? this.string() : this.match(/[\w$-]+/y)
      if (name === null) throw new SyntaxFault(`'${this.text.slice(this.at, this.at + 12)}' is not a name`, this.at)
      this.at = skipBlanks(this.text, this.at)
      if (this.text[this.at] !== ':') throw new SyntaxFault(`no ':' after '${name.slice(0, 30)}'`, this.at)
      this.at += 1
      if (fields.has(name)) throw new SyntaxFault(`'${name.slice(0, 30)}' appears twice`, this.at)
      fields.set(name, this.value(depth + 1))
      this.comma('}')
    }
    return Object.fromEntries(fields)
  }

  private closes(bracket: ']' | '}'): boolean {
    this.at = skipBlanks(this.text, this.at)
    if (this.text[this.at] !== bracket) {
      if (this.at >= this.text.length) throw new SyntaxFault('the text ends in the middle', this.at)
      return false
    }
    this.at += 1
    return true
  }

  private comma(closing: ']' | '}'): void {
    this.at = skipBlanks(this.text, this.at)
    const next = this.text[this.at]
    if (next === ',') this.at += 1
    else if (next !== closing && !(closing === ']' && next === '{'))
      throw new SyntaxFault(`',' is missing before '${this.text.slice(this.at, this.at + 12)}'`, this.at)
  }

  private string(): string {
    const { value, end } = stringAt(this.text, this.at)
    this.at = end
    return value
  }

  private skipCall(): void {
    if (this.text[this.at] !== '(') return
    const end = this.text.indexOf(')', this.at)
    if (end === -1 || end - this.at > 500) throw new SyntaxFault('a call is not a value', this.at)
    this.at = end + 1
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? null
    if (found !== null) this.at += found.length
    return found
  }
}
