import { proves } from '../../engine/prove.ts'
import { arithmeticProgression, type KnownTerms, type Progression } from './m30-arithmetic-progression.ts'

/** The terms written out one after another. */
function written({ first, difference }: { first: number; difference: number }, count: number): number[] {
  const terms: number[] = []
  for (let term = first; terms.length < count; term += difference) terms.push(term)
  return terms
}

/** Tries out all small whole progressions and keeps those with both known terms; there may be only one. */
function firstTermWith(known: KnownTerms): number {
  const terms = written(known, known.late)
  const [low, high] = [terms[known.early - 1], terms[known.late - 1]]
  const found: number[] = []
  for (let first = -20; first <= 20; first++) {
    for (let difference = -10; difference <= 10; difference++) {
      const tried = written({ first, difference }, known.late)
      if (tried[known.early - 1] === low && tried[known.late - 1] === high) found.push(first)
    }
  }
  return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
}

// The second routes write the terms out; no formula for the nth term or the sum is used.
proves(arithmeticProgression, {
  term: (progression: Progression) => written(progression, progression.count)[progression.count - 1] ?? Number.NaN,
  'first-term': firstTermWith,
  sum: (progression: Progression) => written(progression, progression.count).reduce((sum, term) => sum + term, 0),
  'number-of-terms': (progression: Progression) => {
    const last = progression.first + progression.difference * (progression.count - 1)
    return written(progression, 400).indexOf(last) + 1
  },
})
