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
  clauses('Musa is a runner', 'Musa is not a runner', 'Musa is healthy', 'Musa is not healthy'),
  clauses('Ngozi is tall', 'Ngozi is not tall', 'Bayo is quiet', 'Bayo is not quiet'),
  clauses('Amina can sing', 'Amina cannot sing', 'Tunde can dance', 'Tunde cannot dance'),
  clauses('Lagos is hot', 'Lagos is not hot', 'Jos is cool', 'Jos is not cool'),
  clauses('Emeka is a farmer', 'Emeka is not a farmer', 'Emeka is at work', 'Emeka is not at work'),
  clauses('Hauwa is careful', 'Hauwa is not careful', 'Hauwa is happy', 'Hauwa is not happy'),
  clauses('Chidi is early', 'Chidi is not early', 'Chidi is on the bus', 'Chidi is not on the bus'),
  clauses('Efe can speak Hausa', 'Efe cannot speak Hausa', 'Efe is from Kano', 'Efe is not from Kano'),
  clauses('Bola is a good reader', 'Bola is not a good reader', 'Bola is a good writer', 'Bola is not a good writer'),
  clauses('Sule is kind', 'Sule is not kind', 'Sule is honest', 'Sule is not honest'),
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

export function clauseOf({ letter, isNegated }: Part, { p, notP, q, notQ }: Clauses): string {
  if (letter === 'p') return isNegated ? notP : p
  return isNegated ? notQ : q
}

/** 'If Musa is a runner, then Musa is healthy' */
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
