import { proves } from '../../engine/prove.ts'
import type { Draft } from '../../engine/family.ts'
import { agree, onlyRight, valueOfText } from '../expression.ts'
import { writeCancelling, type Cancelling } from '../forms/m20-cancelling.ts'
import {
  algebraicFractions,
  writeLetters,
  writeNumbers,
  type NumberBelow,
  type SingleFraction,
  type Undefined,
} from './m20-algebraic-fractions.ts'

/** The one option that has the value of the expression between the dollar signs of the stem for any x. */
function equalToStem(draft: Draft): string {
  const expression = /\$([^$]+)\$/.exec(draft.stem)?.[1] ?? ''
  return onlyRight(draft, (text) =>
    agree(
      ['x'],
      (at) => 1000 * valueOfText(text, at),
      (at) => 1000 * valueOfText(expression, at),
    ),
  )
}

// The second routes put numbers for x into the expression as the question prints it and into all options.
proves(algebraicFractions, {
  'letters-below': (drawn: SingleFraction) => equalToStem(writeLetters(drawn)),
  'numbers-below': (drawn: NumberBelow) => equalToStem(writeNumbers(drawn)),
  cancelling: (drawn: Cancelling) => equalToStem(writeCancelling(drawn)),
  undefined: ({ small, large }: Undefined) => {
    const [linear, constant] = [-(small + large), small * large]
    const zeros = Array.from({ length: 61 }, (_, index) => index - 30).filter(
      (x) => x * x + linear * x + constant === 0,
    )
    return zeros.map((x) => (x < 0 ? `−${-x}` : String(x))).join(' and ')
  },
})
