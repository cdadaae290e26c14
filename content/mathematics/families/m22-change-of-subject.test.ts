import { proves } from '../../engine/prove.ts'
import type { Draft } from '../../engine/family.ts'
import { onlyRight, valueOfText, type Letters } from '../expression.ts'
import {
  changeOfSubject,
  writeFormula,
  writeTwice,
  writeUnderRoot,
  type Twice,
  type UnderRoot,
} from './m22-change-of-subject.ts'
import type { Formula } from '../forms/m22-formulas.ts'

const found = new Map<string, string>()

/**
 * The one option that, put for the letter into the formula as the question prints it, makes both sides equal for three sets
 * of values of the other letters.
 */
function satisfying(draft: Draft, subject: string): string {
  const known = found.get(draft.stem)
  if (known !== undefined) return known
  const [left = '', right = ''] = (/\$([^$]+)\$/.exec(draft.stem)?.[1] ?? '').split(' = ')
  const letters = [...new Set(`${left}${right}`.replace(/\\\p{L}+/gu, ' ').match(/\p{L}/gu))].filter(
    (letter) => letter !== subject,
  )
  const points = [1, 2, 3].map((round): Letters => {
    return Object.fromEntries(letters.map((letter, place) => [letter, 41.3 - 3.7 * place - 7.9 * round]))
  })
  const option = onlyRight(draft, (text) =>
    points.every((point) => {
      const complete = { ...point, [subject]: valueOfText(text, point) }
      const [a, b] = [valueOfText(left, complete), valueOfText(right, complete)]
      return Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b))
    }),
  )
  found.set(draft.stem, option)
  return option
}

// The second routes put each option back into the formula.
proves(changeOfSubject, {
  formula: (drawn: { formula: Formula }) => satisfying(writeFormula(drawn), drawn.formula.subject),
  twice: (drawn: Twice) => satisfying(writeTwice(drawn), 'x'),
  'under-root': (drawn: UnderRoot) => satisfying(writeUnderRoot(drawn), 'q'),
})
