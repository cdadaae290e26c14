/** Two simple statements, each with its negation, as they stand inside a sentence. */
export interface Clauses {
  p: string
  notP: string
  q: string
  notQ: string
}

export interface Part {
  letter: 'p' | 'q'
  isNegated: boolean
}

export interface Compound {
  kind: 'and' | 'or' | 'if'
  left: Part
  right: Part
}

export const kinds = ['and', 'or', 'if'] as const

function clauses(p: string, notP: string, q: string, notQ: string): Clauses {
  return { p, notP, q, notQ }
}

export const clausesOf: readonly Clauses[] = [
  clauses('Musa trains daily', 'Musa does not train daily', 'Musa wins the race', 'Musa does not win the race'),
  clauses('Ngozi is tall', 'Ngozi is not tall', 'Bayo is quiet', 'Bayo is not quiet'),
  clauses('Amina sings well', 'Amina does not sing well', 'Tunde plays the drum', 'Tunde does not play the drum'),
  clauses('Lagos is hot', 'Lagos is not hot', 'Jos is cool', 'Jos is not cool'),
  clauses('Emeka owns a farm', 'Emeka does not own a farm', 'Emeka grows yam', 'Emeka does not grow yam'),
  clauses('Hauwa saves money', 'Hauwa does not save money', 'Hauwa buys a phone', 'Hauwa does not buy a phone'),
  clauses('Chidi wakes early', 'Chidi does not wake early', 'Chidi catches the bus', 'Chidi does not catch the bus'),
  clauses('Efe speaks Hausa', 'Efe does not speak Hausa', 'Efe lives in Kano', 'Efe does not live in Kano'),
  clauses('Bola reads often', 'Bola does not read often', 'Bola writes well', 'Bola does not write well'),
  clauses('Sule is careful', 'Sule is not careful', 'Sule is honest', 'Sule is not honest'),
]

/** Those whose two statements are about the same person, so that one may follow from the other. */
export const causal = clausesOf.filter(({ p, q }) => p.split(' ')[0] === q.split(' ')[0])

export function part(letter: 'p' | 'q', isNegated: boolean): Part {
  return { letter, isNegated }
}

export function turned({ letter, isNegated }: Part): Part {
  return { letter, isNegated: !isNegated }
}

/** '~p' */
export function symbolOf({ letter, isNegated }: Part): string {
  return `${isNegated ? '~' : ''}${letter}`
}

/** 'a conjunction' */
export function articleOf(kind: Compound['kind']): string {
  return { and: 'a conjunction', or: 'a disjunction', if: 'an implication' }[kind]
}

function clauseOf({ letter, isNegated }: Part, { p, notP, q, notQ }: Clauses): string {
  if (letter === 'p') return isNegated ? notP : p
  return isNegated ? notQ : q
}

/** 'If Musa trains daily, then Musa wins the race' */
export function inWords({ kind, left, right }: Compound, given: Clauses): string {
  const [first, second] = [clauseOf(left, given), clauseOf(right, given)]
  return kind === 'if' ? `If ${first}, then ${second}` : `${first} ${kind} ${second}`
}

/** '~p ∧ q' */
export function inSymbols({ kind, left, right }: Compound): string {
  const sign = { and: '∧', or: '∨', if: '⇒' }[kind]
  return `${symbolOf(left)} ${sign} ${symbolOf(right)}`
}

export function isTrue({ kind, left, right }: Compound, p: boolean, q: boolean): boolean {
  const [first, second] = [left, right].map(({ letter, isNegated }) => (letter === 'p' ? p : q) !== isNegated)
  if (kind === 'and') return first === true && second === true
  return kind === 'or' ? first === true || second === true : first === false || second === true
}

/** True where two statements agree for all truth values of their parts. */
export function sameTruth(a: Compound, b: Compound): boolean {
  return [0, 1, 2, 3].every((row) => isTrue(a, row > 1, row % 2 === 1) === isTrue(b, row > 1, row % 2 === 1))
}
