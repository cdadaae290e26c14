import { textsOf, type Rule } from './rule.ts'

function foundIn(pattern: RegExp): Rule['faultOf'] {
  return (question) => {
    const text = textsOf(question).find((part) => pattern.test(part))
    return text === undefined ? null : `'${pattern.exec(text)?.[0]}' in '${text.slice(0, 60)}'`
  }
}

/** Rules about text that was damaged on its way. */
export const damageRules: readonly Rule[] = [
  {
    id: 'placeholder',
    severity: 'error',
    faultOf: foundIn(/z{6,}|\*{6,}|lorem|\?{3}|\bTBD\b|\bNaN\b|\[object|\bInfinity\b/i),
  },
  { id: 'mojibake', severity: 'error', faultOf: foundIn(/Ã|â€|â‚|ï¿½|\uFFFD|√ó|‚Äã|Œ/) },
  { id: 'dollar', severity: 'error', faultOf: foundIn(/\$/) },
  { id: 'latex-left', severity: 'error', faultOf: foundIn(/\\[a-zA-Z]+|\{\}|[_^]\{/) },
  { id: 'html-left', severity: 'error', faultOf: foundIn(/<\/?[a-z]+>|&[a-z]+;/) },
]
