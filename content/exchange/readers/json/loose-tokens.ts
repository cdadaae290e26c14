/** A position in a text that violates the syntax of JavaScript literals. */
export class SyntaxFault extends Error {
  override name = 'SyntaxFault'
  readonly at: number

  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

/** Maximum length of an unreadable record whose end is searched for. */
const longestBroken = 10_000

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0' }

/** The position after white space and comments. */
export function skipBlanks(text: string, from: number): number {
  let at = from
  for (;;) {
    while (at < text.length && /\s/.test(text[at] ?? '')) at += 1
    if (text.startsWith('//', at)) at = placeOrEnd(text, '\n', at)
    else if (text.startsWith('/*', at)) at = placeOrEnd(text, '*/', at) + 2
    else return Math.min(at, text.length)
  }
}

/**
 * Reads the string that begins at a quotation mark, and resolves its escapes.
 * @throws {SyntaxFault} if it does not end on its line, or contains an expression
 */
export function stringAt(text: string, from: number): { value: string; end: number } {
  const quote = text[from] ?? ''
  const raw = quote === '`' && text.slice(from - 10, from) === 'String.raw'
  let value = ''
  let at = from + 1
  for (;;) {
    const character = text[at]
    if (character === undefined) throw new SyntaxFault('a quotation mark is not closed', from)
    if (character === quote) return { value, end: at + 1 }
    if (quote === '`' ? text.startsWith('${', at) : character === '\n')
      throw new SyntaxFault(
        quote === '`' ? 'a text contains an expression' : 'a line ends inside quotation marks',
        from,
      )
    if (character === '\\' && !raw) {
      const escape = escapeAt(text, at + 1)
      value += escape.value
      at = escape.end
    } else {
      value += character
      at += 1
    }
  }
}

function escapeAt(text: string, at: number): { value: string; end: number } {
  const character = text[at] ?? ''
  const code = /u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})/iy
  code.lastIndex = at
  const match = code.exec(text)
  if (match !== null) {
    const point = Number.parseInt(match[1] ?? match[2] ?? match[3] ?? '', 16)
    if (point > 0x10_ff_ff) throw new SyntaxFault('there is no such character', at)
    const value = match[1] === undefined ? String.fromCharCode(point) : String.fromCodePoint(point)
    return { value, end: at + match[0].length }
  }
  if (character === '\r' && text[at + 1] === '\n') return { value: '', end: at + 2 }
  if (character === '\n') return { value: '', end: at + 1 }
  // '\sqrt' in a file that forgot to double its backslashes is kept as it is.
  const kept = /[a-z]/i.test(character) ? `\\${character}` : character
  return { value: escapes[character] ?? kept, end: at + 1 }
}

/**
 * The position after an unreadable record that begins at `from`: after its closing bracket, or where the next record begins on its own
 * line with the same indentation, whichever comes first.
 */
export function skipBroken(text: string, from: number): number {
  const end = Math.min(closingBracket(text, from), nextAsFarIn(text, from))
  const after = skipBlanks(text, end)
  return text[after] === ',' ? after + 1 : after
}

function closingBracket(text: string, from: number): number {
  const open: string[] = []
  let quote: string | null = null
  for (let at = from; at < Math.min(text.length, from + longestBroken); at += 1) {
    const character = text[at] ?? ''
    if (character === '\\') at += 1
    else if (quote !== null) quote = character === quote || (character === '\n' && quote !== '`') ? null : quote
    else if ('"\'`'.includes(character)) quote = character
    else if (character === '{') open.push('}')
    else if (character === '[') open.push(']')
    else if ('}]'.includes(character)) {
      if (open.pop() !== character) return text.length
      if (open.length === 0) return at + 1
    }
  }
  return text.length
}

function nextAsFarIn(text: string, from: number): number {
  const lineStart = text.lastIndexOf('\n', from) + 1
  const indent = text.slice(lineStart, from)
  const isOwnLine = indent.length < 100 && indent.trim() === ''
  const next = isOwnLine ? text.slice(from, from + longestBroken).indexOf(`\n${indent}{`) : -1
  return next === -1 ? text.length : from + next
}

function placeOrEnd(text: string, part: string, from: number): number {
  const place = text.indexOf(part, from)
  return place === -1 ? text.length : place
}

/** Converts positions, requested in ascending order, to line numbers, scanning the text only once. */
export class LineCounter {
  private readonly text: string
  private line = 1
  private next: number

  constructor(text: string) {
    this.text = text
    this.next = text.indexOf('\n')
  }

  lineAt(at: number): number {
    while (this.next !== -1 && this.next < at) {
      this.line += 1
      this.next = this.text.indexOf('\n', this.next + 1)
    }
    return this.line
  }
}
