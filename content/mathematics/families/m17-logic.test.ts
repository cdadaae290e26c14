import { evaluate } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { onlyRight } from '../expression.ts'
import type { Clauses } from '../forms/m17-statements.ts'
import { writeTruth, type Values } from '../forms/m17-truth.ts'
import { logic, writeEquivalent, writeNegation, writeSymbols, type Statement } from './m17-logic.ts'

const known = new Map<string, string>()

/** The truth of a statement for p and q in the order TT, TF, FT, FF, read from its symbols by mathjs. */
function table(symbols: string): string {
  const rule = symbols
    .replace(/^(.*) ⇒ (.*)$/, 'not ($1) or ($2)')
    .replaceAll('~', ' not ')
    .replace('∧', ' and ')
    .replace('∨', ' or ')
  const found =
    known.get(rule) ??
    [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]
      .map(([p, q]) => (evaluate(rule, { p, q }) === true ? 'T' : 'F'))
      .join('')
  known.set(rule, found)
  return found
}

/** The symbols of a sentence, read from its words. */
function symbolsOf(sentence: string, { p, notP, q, notQ }: Clauses): string {
  return sentence
    .replace(/^If (.*), then (.*)$/, '$1 ⇒ $2')
    .replace(notP, '~p')
    .replace(notQ, '~q')
    .replace(p, 'p')
    .replace(q, 'q')
    .replace(' and ', ' ∧ ')
    .replace(' or ', ' ∨ ')
}

function quoted(stem: string): string {
  return [...stem.matchAll(/'([^']+)'/g)].at(-1)?.[1] ?? ''
}

function opposite(values: string): string {
  return [...values].map((value) => (value === 'T' ? 'F' : 'T')).join('')
}

// The second routes read the printed sentences back into symbols and compare truth tables, for all options.
proves(logic, {
  negation: (drawn: Statement) => {
    const draft = writeNegation(drawn)
    const wanted = opposite(table(symbolsOf(quoted(draft.stem), drawn.clauses)))
    return onlyRight(draft, (text) => table(symbolsOf(text, drawn.clauses)) === wanted)
  },
  equivalent: (drawn: Statement) => {
    const draft = writeEquivalent(drawn)
    const wanted = table(symbolsOf(quoted(draft.stem), drawn.clauses))
    return onlyRight(draft, (text) => table(symbolsOf(text, drawn.clauses)) === wanted)
  },
  symbols: (drawn: Statement) => {
    const draft = writeSymbols(drawn)
    const wanted = table(symbolsOf(quoted(draft.stem), drawn.clauses))
    return onlyRight(draft, (text) => table(text) === wanted)
  },
  truth: (drawn: Values) => {
    const row = (drawn.p ? 0 : 2) + (drawn.q ? 0 : 1)
    return onlyRight(writeTruth(drawn), (text) => table(text)[row] === 'T')
  },
})
