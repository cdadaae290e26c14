/** First and last speed, acceleration, distance and time. */
export type Name = 'u' | 'v' | 'a' | 's' | 't'
export type Motion = Record<Name, number>
type Written = Record<Name, string>

export interface Rule {
  wanted: Name
  from: readonly Name[]
  formula: string
  /** The formula with the numbers in it. */
  filled: (written: Written) => string
  value: (motion: Motion) => number
}

/** Each formula has four of the five quantities: the one with the three known and the wanted one fits. */
export const motionRules: readonly Rule[] = [
  {
    wanted: 'v',
    from: ['u', 'a', 't'],
    formula: 'v = u + at',
    filled: ({ u, a, t }) => `v = ${u} + ${a} × ${t}`,
    value: ({ u, a, t }) => u + a * t,
  },
  {
    wanted: 'v',
    from: ['u', 'a', 's'],
    formula: 'v² = u² + 2as',
    filled: ({ u, a, s }) => `v² = ${u}² + 2 × ${a} × ${s}`,
    value: ({ u, a, s }) => Math.sqrt(u * u + 2 * a * s),
  },
  {
    wanted: 'v',
    from: ['u', 's', 't'],
    formula: 's = ½(u + v)t',
    filled: ({ u, s, t }) => `v = 2 × ${s} ÷ ${t} − ${u}`,
    value: ({ u, s, t }) => (2 * s) / t - u,
  },
  {
    wanted: 's',
    from: ['u', 'a', 't'],
    formula: 's = ut + ½at²',
    filled: ({ u, a, t }) => `s = ${u} × ${t} + ½ × ${a} × ${t}²`,
    value: ({ u, a, t }) => u * t + (a * t * t) / 2,
  },
  {
    wanted: 's',
    from: ['u', 'v', 'a'],
    formula: 'v² = u² + 2as',
    filled: ({ u, v, a }) => `s = (${v}² − ${u}²) ÷ (2 × ${a})`,
    value: ({ u, v, a }) => (v * v - u * u) / (2 * a),
  },
  {
    wanted: 's',
    from: ['u', 'v', 't'],
    formula: 's = ½(u + v)t',
    filled: ({ u, v, t }) => `s = ½ × (${u} + ${v}) × ${t}`,
    value: ({ u, v, t }) => ((u + v) * t) / 2,
  },
  {
    wanted: 'a',
    from: ['u', 'v', 't'],
    formula: 'v = u + at',
    filled: ({ u, v, t }) => `a = (${v} − ${u}) ÷ ${t}`,
    value: ({ u, v, t }) => (v - u) / t,
  },
  {
    wanted: 'a',
    from: ['u', 'v', 's'],
    formula: 'v² = u² + 2as',
    filled: ({ u, v, s }) => `a = (${v}² − ${u}²) ÷ (2 × ${s})`,
    value: ({ u, v, s }) => (v * v - u * u) / (2 * s),
  },
  {
    wanted: 'a',
    from: ['u', 's', 't'],
    formula: 's = ut + ½at²',
    filled: ({ u, s, t }) => `a = 2 × (${s} − ${u} × ${t}) ÷ ${t}²`,
    value: ({ u, s, t }) => (2 * (s - u * t)) / (t * t),
  },
  {
    wanted: 't',
    from: ['u', 'v', 'a'],
    formula: 'v = u + at',
    filled: ({ u, v, a }) => `t = (${v} − ${u}) ÷ ${a}`,
    value: ({ u, v, a }) => (v - u) / a,
  },
  {
    wanted: 't',
    from: ['u', 'v', 's'],
    formula: 's = ½(u + v)t',
    filled: ({ u, v, s }) => `t = 2 × ${s} ÷ (${u} + ${v})`,
    value: ({ u, v, s }) => (2 * s) / (u + v),
  },
  {
    wanted: 'u',
    from: ['v', 'a', 't'],
    formula: 'v = u + at',
    filled: ({ v, a, t }) => `u = ${v} − ${a} × ${t}`,
    value: ({ v, a, t }) => v - a * t,
  },
  {
    wanted: 'u',
    from: ['v', 'a', 's'],
    formula: 'v² = u² + 2as',
    filled: ({ v, a, s }) => `u² = ${v}² − 2 × ${a} × ${s}`,
    value: ({ v, a, s }) => Math.sqrt(v * v - 2 * a * s),
  },
]
/** Only from rest: otherwise a time is the root of a quadratic equation, and may have two values. */
export const timeFromRest: Rule = {
  wanted: 't',
  from: ['u', 'a', 's'],
  formula: 's = ½at²',
  filled: ({ a, s }) => `t = √(2 × ${s} ÷ ${a})`,
  value: ({ a, s }) => Math.sqrt((2 * s) / a),
}
