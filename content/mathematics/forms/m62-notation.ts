/** The regions of two sets: in the first only, in the second only, in both, in neither. */
export type Region = 'a' | 'b' | 'ab' | ''

export const allRegions: readonly Region[] = ['a', 'b', 'ab', '']

/** A set that is made of two others: its symbols, its regions and what they are in words. */
export interface Notation {
  symbols(first: string, second: string): string
  regions: readonly Region[]
  words(first: string, second: string): string
}

/** One way of writing each: two of them never mean the same. */
export const notations: readonly Notation[] = [
  { symbols: (p, q) => `${p} ∩ ${q}′`, regions: ['a'], words: (p, q) => `the part of ${p} that lies outside ${q}` },
  { symbols: (p, q) => `${p}′ ∩ ${q}`, regions: ['b'], words: (p, q) => `the part of ${q} that lies outside ${p}` },
  { symbols: (p, q) => `(${p} ∪ ${q})′`, regions: [''], words: (p, q) => `what lies outside both ${p} and ${q}` },
  { symbols: (p) => `${p}′`, regions: ['b', ''], words: (p) => `everything that lies outside ${p}` },
  { symbols: (_, q) => `${q}′`, regions: ['a', ''], words: (_, q) => `everything that lies outside ${q}` },
  {
    symbols: (p, q) => `(${p} ∩ ${q})′`,
    regions: ['a', 'b', ''],
    words: (p, q) => `everything except what ${p} and ${q} share`,
  },
  {
    symbols: (p, q) => `${p}′ ∪ ${q}`,
    regions: ['b', 'ab', ''],
    words: (p, q) => `everything except the part of ${p} that lies outside ${q}`,
  },
  {
    symbols: (p, q) => `${p} ∪ ${q}′`,
    regions: ['a', 'ab', ''],
    words: (p, q) => `everything except the part of ${q} that lies outside ${p}`,
  },
  { symbols: (p, q) => `${p} ∩ ${q}`, regions: ['ab'], words: (p, q) => `what ${p} and ${q} share` },
  { symbols: (p, q) => `${p} ∪ ${q}`, regions: ['a', 'b', 'ab'], words: (p, q) => `all that lies in ${p} or in ${q}` },
]

/** Those that are worth asking for: a dash is in them. */
export const asked: readonly Notation[] = notations.slice(0, 8)

export const namePairs = [
  ['P', 'Q'],
  ['A', 'B'],
  ['X', 'Y'],
  ['M', 'N'],
] as const
