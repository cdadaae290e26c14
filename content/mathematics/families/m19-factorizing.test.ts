import { proves } from '../../engine/prove.ts'
import type { Draft } from '../../engine/family.ts'
import { agree, onlyRight, valueOfText } from '../expression.ts'
import { writeExpansion, type Expansion } from '../forms/m19-expansion.ts'
import {
  factorizing,
  writeGroups,
  writeQuadratic,
  writeSquares,
  type Brackets,
  type Groups,
  type Squares,
} from './m19-factorizing.ts'

/** The one option that has the value of the expression in the stem, whatever stands for the letters. */
function equalToStem(draft: Draft, opening: RegExp, letters: readonly string[]): string {
  const expression = draft.stem.replace(opening, '').replace(/\.$/, '')
  return onlyRight(draft, (text) =>
    agree(
      letters,
      (at) => valueOfText(text, at),
      (at) => valueOfText(expression, at),
    ),
  )
}

// The second routes put numbers for the letters into the expression as the question prints it and into all options.
proves(factorizing, {
  quadratic: (drawn: Brackets) => equalToStem(writeQuadratic(drawn), /^Factorize /, ['x']),
  squares: (drawn: Squares) => equalToStem(writeSquares(drawn), /^Factorize completely: /, ['x', 'y']),
  grouping: (drawn: Groups) => equalToStem(writeGroups(drawn), /^Factorize /, ['a', 'b', 'x', 'y']),
  expansion: (drawn: Expansion) => equalToStem(writeExpansion(drawn), /^Expand and simplify /, ['x']),
})
