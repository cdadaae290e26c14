import { compile, type EvalFunction } from 'mathjs'
import type { Draft } from '../engine/family.ts'

/** The value of each letter of an expression. */
export type Letters = Readonly<Record<string, number>>

const exponents = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const compiled = new Map<string, EvalFunction>()

/** The value of a printed expression, TeX or Unicode, for given letters: '$\frac{2x}{3}$', 'x² − 4', '3 − 2√5'. */
export function valueOfText(text: string, letters: Letters = {}): number {
  const known = compiled.get(text) ?? compile(calculation(text))
  compiled.set(text, known)
  return Number(known.evaluate({ ...letters }))
}

/** The only option of a draft, key or slip, that passes a test; else how many pass, which agrees with no key. */
export function onlyRight({ key, slips }: Draft, isRight: (text: string) => boolean): string {
  const texts = new Set([key, ...slips].map(({ text }) => text))
  const right = [...texts].filter(isRight)
  return right.length === 1 && right[0] !== undefined ? right[0] : `${right.length} right options`
}

/** True where two functions of some letters agree at three points that no form draws. */
export function agree(letters: readonly string[], a: (at: Letters) => number, b: (at: Letters) => number): boolean {
  return [0, 1, 2].every((round) => {
    const point = Object.fromEntries(letters.map((letter, index) => [letter, 7.31 + 2.17 * index + 1.93 * round]))
    const [left, right] = [a(point), b(point)]
    return Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(left), Math.abs(right))
  })
}

/** A printed expression as mathjs reads it, every product with its sign. */
function calculation(text: string): string {
  let plain = text
    .replace(/\$|\\left|\\right|\\,/g, '')
    .replace(/−/g, '-')
    .replace(/×|\\times/g, '*')
    .replace(/\\pi/g, 'π')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (power) => `^(${[...power].map((sign) => exponents.indexOf(sign)).join('')})`)
    .replace(/√(\d+(?:\.\d+)?|\p{Ll})/gu, '√($1)')
    .replace(/\^(\d)/g, '^($1)')
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain
      .replace(/\\sqrt\{([^{}]*)\}/g, '√($1)')
      .replace(/\^\{([^{}]*)\}/g, '^($1)')
      .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '(($1)/($2))')
  }
  return plain
    .replace(/\s+/g, '')
    .replace(/(?<=[\d\p{L})])(?=[\p{L}(√])/gu, '*')
    .replace(/(?<=[\p{L})])(?=\d)/gu, '*')
    .replace(/√/g, 'sqrt')
    .replace(/π/g, 'pi')
}
