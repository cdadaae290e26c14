import { quantityOf } from './clean-quantity.ts'

const amount = /^ ?(\d+(?:,\d{3})*(?:\.\d+)?)((?: (?:thousand|million|billion|trillion)\b)?)(?![\p{L}\d$^_\\{=])/u
const commands = /\\(?:text|mathrm|textbf|textrm|operatorname|mbox)\{[^{}]*\}|\\[a-zA-Z]+/g
const functions = /\b(?:sin|cos|tan|cot|sec|cosec|log|ln|lim|mod|det|max|min)\b/g

/**
 * The position of the dollar sign that closes a formula opened at a position, or null. Before a number, both may be sums of money. Then
 * the closing sign must directly follow the formula with no number after it, and the formula must be mathematics and not words.
 */
export function closingOf(text: string, place: number): number | null {
  const end = text.indexOf('$', place + 1)
  if (end === -1) return null
  const inner = text.slice(place + 1, end)
  if (inner.trim() === '') return null
  if (quantityOf(inner) !== null && !/^\d/.test(text.slice(end + 1))) return end
  if (/^\s?\d/.test(inner)) return mayCloseNumber(text, inner, end) ? end : null
  // '20$ and 30$': the sign comes after its number.
  const isAfterNumber = /\d$/.test(text.slice(0, place)) && /^[\s.,;?!)]/.test(inner)
  return isAfterNumber && !isMathematics(inner) ? null : end
}

function mayCloseNumber(text: string, inner: string, end: number): boolean {
  const isSpaced = inner.startsWith(' ')
  const after = text.slice(end + 1)
  if (isSpaced ? /^\s?\d/.test(after) : /\s$/.test(inner) || /^\d/.test(after)) return false
  return /[\\^_{}=]/.test(inner) || !hasWord(inner)
}

function isMathematics(inner: string): boolean {
  return /[\\^_{}=<>+×÷*/|−-]/.test(inner) || !hasWord(inner)
}

/** Returns true if a supposed formula is a sentence, because unrelated dollar signs were paired. */
export function isProse(latex: string): boolean {
  const plain = withoutCommands(latex)
  if (/\b(?:and|or|is|are|was|the|of|to|if|for|find|what|where|when|with|per)\b/i.test(plain)) return true
  return (plain.match(/\b[a-z]{2,}\b/g) ?? []).length > 1 && !/[\\^_{}=<>+×÷*/|−-]/.test(latex)
}

function hasWord(inner: string): boolean {
  return /[A-Za-z]{2,}/.test(withoutCommands(inner))
}

function withoutCommands(latex: string): string {
  return latex.replaceAll(commands, ' ').replaceAll(functions, ' ')
}

/** Reads '$20' at a position: the words before it with the sum in words, and where the text continues. */
export function moneyAfter(text: string, place: number, words: string): { words: string; next: number } | null {
  const match = amount.exec(text.slice(place + 1))
  if (match === null) return null
  const [whole, sum = '', scale = ''] = match
  const american = /\bUS ?$/.exec(words)
  if (american === null && /[\p{L}\d]$/u.test(words)) return null
  const unit = `${american === null ? '' : 'US '}${sum === '1' && scale === '' ? 'dollar' : 'dollars'}`
  const before = american === null ? words : words.slice(0, american.index)
  return { words: `${before}${sum}${scale} ${unit}`, next: place + 1 + whole.length }
}

/** Reads '20$' at a position: the words before it with the unit in words. */
export function moneyBefore(text: string, place: number, words: string): string | null {
  const isMoney = /\d$/.test(words) && /^(?:[\s.,;?!)]|$)/.test(text.slice(place + 1))
  return isMoney ? `${words} dollars` : null
}
