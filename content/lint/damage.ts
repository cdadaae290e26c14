import { textsOf, type Rule } from './rule.ts'

/** Placeholders that an author forgot to replace. */
export const placeholder = /z{6,}|x{6,}|\*{6,}|\blorem\b|\?{3}|\[object/i
export const placeholderWord = /\b(?:TBD|TODO|FIXME)\b/
/** Printed by a program that had no number. */
const noNumber = /\b(?:NaN|Infinity)\b/
/** Typical characters of text decoded with the wrong encoding. */
export const mojibake = /Ã|â€|â‚|ï¿½|\uFFFD|√ó|‚Äã|Œ/
/** Two bytes of UTF-8 decoded as windows-1252 or Latin-1. No word of any language contains these pairs. */
export const brokenPair = /[ÂÃÎÏ][\u0080-\u00BF€‚„†‡‰‹›™•–—“”˜]|â[\u0080-\u009F€‚„†‡ˆ]/
const latex = /\\[a-zA-Z]+|\{\}|[_^]\{/
const markup = /<\/?[a-z]+>|&[a-z]+;/

function foundIn(...patterns: readonly RegExp[]): Rule['faultOf'] {
  return (question) => {
    for (const text of textsOf(question)) {
      const found = firstOf(patterns, text)
      if (found !== null) return `'${found}' in '${text.slice(0, 60)}'`
    }
    return null
  }
}

function firstOf(patterns: readonly RegExp[], text: string): string | null {
  return patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined) ?? null
}

/** Finds damage in a text that is not a question; null if there is none. */
export function damageIn(text: string): string | null {
  const patterns = [placeholder, placeholderWord, noNumber, mojibake, brokenPair, /\$/, latex, markup]
  const found = firstOf(patterns, text)
  return found === null ? null : `'${found}'`
}

/** Rules about text that was damaged in transit. */
export const damageRules: readonly Rule[] = [
  {
    id: 'placeholder',
    severity: 'error',
    faultOf: foundIn(placeholder, placeholderWord, noNumber),
  },
  { id: 'mojibake', severity: 'error', faultOf: foundIn(mojibake, brokenPair) },
  { id: 'dollar', severity: 'error', faultOf: foundIn(/\$/) },
  { id: 'latex-left', severity: 'error', faultOf: foundIn(latex) },
  { id: 'html-left', severity: 'error', faultOf: foundIn(markup) },
]
