import { textsOf, type Rule } from './rule.ts'

function foundIn(pattern: RegExp): Rule['faultOf'] {
  return (question) => {
    const text = textsOf(question).find((part) => pattern.test(part))
    return text === undefined ? null : `'${pattern.exec(text)?.[0]}' in '${text.slice(0, 60)}'`
  }
}

const placeholder = /z{6,}|\*{6,}|lorem|\?{3}|\b(?:TBD|TODO|NaN|Infinity)\b|\[object/
/** The last part finds any letter of two or three bytes that was read byte by byte. */
const mojibake = /Ã|â€|â‚|ï¿½|\uFFFD|√ó|‚Äã|Œ|[ÂÎÏâ][\u0080-\u00BF]/
const latex = /\\[a-zA-Z]+|\{\}|[_^]\{/
const markup = /<\/?[a-z]+>|&[a-z]+;/

/** What was damaged on its way in a text that is no question, or null. */
export function damageIn(text: string): string | null {
  const found = [placeholder, mojibake, /\$/, latex, markup].map((pattern) => pattern.exec(text)?.[0])
  const first = found.find((damage) => damage !== undefined)
  return first === undefined ? null : `'${first}'`
}

/** Rules about text that was damaged on its way. */
export const damageRules: readonly Rule[] = [
  {
    id: 'placeholder',
    severity: 'error',
    faultOf: foundIn(placeholder),
  },
  { id: 'mojibake', severity: 'error', faultOf: foundIn(mojibake) },
  { id: 'dollar', severity: 'error', faultOf: foundIn(/\$/) },
  { id: 'latex-left', severity: 'error', faultOf: foundIn(latex) },
  { id: 'html-left', severity: 'error', faultOf: foundIn(markup) },
]
