/** Placeholders in a line for content that has no text form. They are private characters, so no text can contain them by accident. */
export const lostFormula = '\uE010'
export const picture = '\uE011'
/** A word that may or may not have lost its hyphen at the end of a line, struck-out text, and the like. */
export const lostText = '\uE012'
export const placeholders = /[\uE010-\uE012]/g

/** Ways in which authors mark the right option. One bit each. */
export const emphasis = { bold: 1, underline: 2, highlight: 4, colour: 8, italic: 16, tick: 32 } as const

const firstStyle = 0x30

/** A text with the emphasis of each of its characters: `styles` is as long as `text`. */
export interface StyledText {
  text: string
  styles: string
}

/** A line of a document, with a tab character wherever there is a tab stop, a wide gap or the border of a table cell. */
export interface DocumentLine extends StyledText {
  /** The page, where the document says so. */
  page: number | null
  /** True for a line that continues the one before it: the rest of a wrapped line or a line after a soft break. */
  isContinuation: boolean
  /** True for a line that is set as a heading: by its style, its size or its weight. */
  isHeading: boolean
  /** True for a row of a table with at least two cells that have text. */
  isRow: boolean
  /** True for a line on a page that begins in the middle of a sentence, though its first word had room on the line above. */
  isMidSentence?: boolean
  /** Why the question that begins in this line is uncertain. */
  doubt?: string
}

/** Returns whether a line belongs to the sentence or paragraph above it, outside options. */
export function isWrapped({ isContinuation, isMidSentence = false }: DocumentLine): boolean {
  return isContinuation || isMidSentence
}

export const noText: StyledText = { text: '', styles: '' }

export function styled(text: string, mask = 0): StyledText {
  return { text, styles: String.fromCharCode(firstStyle + mask).repeat(text.length) }
}

/** A line without any formatting. */
export function plainLine(text: string): DocumentLine {
  return { ...styled(text), page: null, isContinuation: false, isHeading: false, isRow: false }
}

export function sliced({ text, styles }: StyledText, start: number, end = text.length): StyledText {
  return { text: text.slice(start, end), styles: styles.slice(start, end) }
}

export function trimmed(part: StyledText): StyledText {
  const start = part.text.length - part.text.trimStart().length
  return sliced(part, start, Math.max(start, part.text.trimEnd().length))
}

export function joined(parts: readonly StyledText[], separator = ''): StyledText {
  const kept = parts.filter(({ text }) => text !== '')
  return kept.reduce((sum, part, index) => {
    const between = index === 0 ? noText : styled(separator, maskAt(part, 0) & maskAt(sum, sum.text.length - 1))
    return { text: sum.text + between.text + part.text, styles: sum.styles + between.styles + part.styles }
  }, noText)
}

/** The same text with one kind of emphasis added to all of it. */
export function withEmphasis({ text, styles }: StyledText, bit: number): StyledText {
  return {
    text,
    styles: Array.from(styles, (_, index) =>
      String.fromCharCode(firstStyle + (maskAt({ text, styles }, index) | bit)),
    ).join(''),
  }
}

/** The emphasis that all letters and digits of a text share. */
export function sharedEmphasis(part: StyledText): number {
  const masks = [...part.text.matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => maskAt(part, index))
  return masks.length === 0 ? 0 : masks.reduce((all, mask) => all & mask)
}

/** The text with `<u>` and `<i>` around words that differ from the rest, as in "the underlined element". */
export function withInlineEmphasis(part: StyledText): string {
  return tagged(part, sharedEmphasis(part))
}

const inlineTags = [
  [emphasis.underline, 'u'],
  [emphasis.italic, 'i'],
] as const

function tagged(part: StyledText, shared: number): string {
  let result = ''
  let open: string[] = []
  for (let index = 0; index <= part.text.length; index += 1) {
    const mask = index < part.text.length ? maskAt(part, index) & ~shared : 0
    const wanted = inlineTags.filter(([bit]) => (mask & bit) !== 0).map(([, tag]) => tag)
    if (wanted.join() !== open.join()) {
      result +=
        [...open]
          .reverse()
          .map((tag) => `</${tag}>`)
          .join('') + wanted.map((tag) => `<${tag}>`).join('')
      open = wanted
    }
    result += part.text.charAt(index)
  }
  return result.replaceAll(/<([ui])>(\s*)<\/\1>/g, '$2')
}

function maskAt({ styles }: StyledText, index: number): number {
  return index < 0 || index >= styles.length ? 0 : styles.charCodeAt(index) - firstStyle
}
