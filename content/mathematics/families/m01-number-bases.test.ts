import { proves } from '../../engine/prove.ts'
import { numberBases, type Numeral, type PointNumeral } from './m01-number-bases.ts'

const subscripts = '₀₁₂₃₄₅₆₇₈₉'

/** Counts up from zero in the base, like a tape counter, until the digits appear. */
function countTo(target: readonly number[], base: number): number {
  const dial = target.map(() => 0)
  let steps = 0
  while (dial.some((digit, index) => digit !== target[index])) {
    steps += 1
    for (let place = dial.length - 1; place >= 0; place--) {
      dial[place] = ((dial[place] ?? 0) + 1) % base
      if (dial[place] !== 0) break
    }
  }
  return steps
}

// The second routes count, and use the number reader and printer of the language instead of place values.
proves(numberBases, {
  'to-ten': ({ base, digits }: Numeral) => countTo(digits, base),
  'from-ten': ({ base, digits }: Numeral) => `${countTo(digits, base).toString(base)}${subscripts[base]}`,
  'with-point': ({ base, digits, places }: PointNumeral) =>
    Number.parseInt([...digits, ...places].join(''), base) / base ** places.length,
})
