const heading =
  /^(?:answers?(?: keys?)?|keys?|answer sheet|correct answers?|solutions?|marking (?:guide|scheme))\s*[:.-]?$/i
const pair = /(?:^|[\s,;|])(?:Q|No\.?\s?)?(\d{1,3})\s{0,3}[.):=-]{0,2}\s{0,3}[([]?([A-E])[)\]]?(?=$|[\s,;.|])/gi

/** What the answers at the end of a document say: a letter by number, '?' where one number has two. */
export interface KeySection {
  letters: ReadonlyMap<number, string>
  /** The lines before it. */
  before: readonly string[]
}

/** Parts the key section ('1. A 2. C …' after a heading 'Answers', or lines of nothing else at the end) from the rest. */
export function keySectionOf(lines: readonly string[]): KeySection {
  const start = startOf(lines)
  const letters = new Map<number, string>()
  for (const line of lines.slice(start))
    for (const [, digits, letter] of line.matchAll(pair)) {
      const number = Number(digits)
      const known = letters.get(number)
      const upper = (letter ?? '').toUpperCase()
      letters.set(number, known === undefined || known === upper ? upper : '?')
    }
  return { letters, before: lines.slice(0, start) }
}

function startOf(lines: readonly string[]): number {
  let start = lines.length
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = (lines[index] ?? '').trim()
    if (line === '') continue
    if (heading.test(line)) return start < lines.length ? index : lines.length
    if (!isOnlyPairs(line)) return isKeyAlone(lines.slice(start)) ? start : lines.length
    start = index
  }
  return lines.length
}

/** Without a heading the lines must be more than the end of a question that happens to look like one. */
function isKeyAlone(lines: readonly string[]): boolean {
  return [...lines.join('\n').matchAll(pair)].length > 2
}

function isOnlyPairs(line: string): boolean {
  const pairs = [...line.matchAll(pair)]
  return pairs.length > 0 && line.replaceAll(pair, '').replaceAll(/[\s,;.|]+/g, '') === ''
}
