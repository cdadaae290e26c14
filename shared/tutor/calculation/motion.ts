import { beginsWithUnit, readQuantities, show, type Kind, type Quantity } from './quantities.ts'
import { motionRules, timeFromRest, type Motion, type Name, type Rule } from './motion-rules.ts'
import type { Worked } from './worked.ts'

type Known = Partial<Record<Name, number>>

const names = ['u', 'v', 'a', 's', 't'] as const
const nameOfKind: Partial<Record<Kind, Name>> = { acceleration: 'a', time: 't', length: 's' }
const unitOf: Readonly<Record<Name, string>> = { u: 'm/s', v: 'm/s', a: 'm/s²', s: 'm', t: 's' }
/** As the exam boards take it, unless a question says otherwise. */
const gravity = 10

/** Motions in several parts, and those that turn back or have a sign that the words do not give. */
const otherMotions =
  /\b(?:upward|vertical|thr[eo]w|project|bounc|rebound|opposit|direction|left\b|right\b|circ|then\b(?! (?:find|calculate|determine|what|how)\b))/i

/** Motion in a straight line with constant acceleration: three of u, v, a, s and t give the others. */
export function calculateMotion(typed: string): Worked | null {
  const message = withUnits(typed)
  const { quantities, bare } = readQuantities(message)
  if (bare.length > 0 || otherMotions.test(message)) return null
  const known = readKnown(message.toLowerCase(), quantities)
  const wanted = known && readWanted(message.toLowerCase(), known)
  if (known === null || wanted === null) return null
  const found = solve(known, wanted)
  if (found === null) return null
  return {
    reading: [...readingOf(known), ...(message === typed ? [] : ['units left out: SI units']), `wanted: ${wanted}`],
    steps: stepsOf(found),
    result: `${wanted} = ${show(found.value)} ${unitOf[wanted]}`,
  }
}

/** An acceleration, how it was read, and the steps that lead to it: none if the message states it. */
interface Acceleration {
  value: number
  reading: string[]
  steps: string[]
}

/** The acceleration that a message states, or that its motion has; null if these quantities do not give one. */
export function accelerationOf(message: string, quantities: readonly Quantity[]): Acceleration | null {
  const [only, ...others] = quantities
  if (only?.kind === 'acceleration' && others.length === 0)
    return { value: only.value, reading: readingOf({ a: only.value }), steps: [] }
  const known = readKnown(message.toLowerCase(), quantities)
  const found = known && known.a === undefined ? solve(known, 'a') : null
  if (known === null || found === null) return null
  const steps = [...stepsOf(found), `a = ${show(found.value)} ${unitOf.a}`]
  return { value: found.value, reading: readingOf(known), steps }
}

function readingOf(known: Known): string[] {
  return names.flatMap((name) => (known[name] === undefined ? [] : `${name} = ${show(known[name])} ${unitOf[name]}`))
}

function stepsOf({ rule, filled }: Solution): string[] {
  return [`Formula: ${rule.formula}`, `Put in the numbers: ${filled}`]
}

const plainNumber = String.raw`(\d+(?:\.\d+)?)`
/** The words that say what a number without a unit is. The longer phrase comes first. */
const rolesOfNumbers = [
  {
    unit: 'm/s²',
    words: String.raw`\b(?:accelerat\w*|decelerat\w*|retard\w*|a)\s*(?:=|at|by|of|is)?\s*`,
  },
  { unit: 'm/s', words: String.raw`\b(?:speed|velocity)\s*(?:=|of|is)?\s*` },
  { unit: 'm', words: String.raw`\b(?:distance|displacement|height)\s*(?:=|of|is)?\s*` },
  { unit: 's', words: String.raw`\b(?:for|in|after|time|t)\s*(?:=|of|is)?\s*` },
].map(({ unit, words }) => ({ unit, pattern: new RegExp(`(?:${words})${plainNumber}(?![\\d.,]*\\d)`, 'gi') }))

/** Adds SI units to numbers that have none, where the words before them say what they are. */
function withUnits(message: string): string {
  return rolesOfNumbers.reduce(
    (text, { unit, pattern }) =>
      text.replaceAll(pattern, (words: string, _: string, at: number) => {
        const after = text.slice(at + words.length)
        return beginsWithUnit(after) || /^\s?[\p{L}%°/²³^-]/u.test(after.replace(wordAfter, ''))
          ? words
          : `${words} ${unit}`
      }),
    message,
  )
}

/** Words that may follow a number and are no unit. */
const wordAfter = /^\s+(?:for|in|and|find|from|until|till|what|how|calculate|then|to|over|after)\b/i

/** Null where a number has no clear meaning. */
function readKnown(message: string, quantities: readonly Quantity[]): Known | null {
  const known: Known = {}
  const set = (name: Name, value: number) => {
    if (known[name] !== undefined) return false
    known[name] = value
    return true
  }
  const isFall = /\b(dropped|falls? freely|free fall|released from)\b/.test(message)
  const isSlowing = /\b(decelerat\w*|retard\w*|slows? down|slowing)\b/.test(message)
  if ((/\b(from|at|initially at) rest\b/.test(message) || isFall) && !set('u', 0)) return null
  if (
    /\b(comes?|came|brought|coming) to (?:a )?(?:rest|stop)\b|\bto rest\b|\bstops\b|\bbefore stopping\b/.test(
      message,
    ) &&
    !set('v', 0)
  )
    return null
  const speeds = quantities.filter(({ kind }) => kind === 'speed')
  for (const { kind, value } of quantities) {
    if (kind === 'speed') continue
    const name = nameOfKind[kind]
    if (name === undefined || !set(name, name === 'a' && isSlowing ? -value : value)) return null
  }
  if (!readSpeeds(message, speeds, known)) return null
  if (isFall && known.a === undefined) known.a = gravity
  return Object.keys(known).length === 3 ? known : null
}

/** Two speeds are the first and the last. One is the last of a motion that began at rest, and the first of one that ends at rest. */
function readSpeeds(message: string, speeds: readonly Quantity[], known: Known): boolean {
  const [first, last] = speeds
  if (speeds.length > 2 || first === undefined) return speeds.length === 0
  if (last !== undefined) {
    if (known.u !== undefined || known.v !== undefined) return false
    known.u = first.value
    known.v = last.value
    return true
  }
  if (known.u !== undefined && known.v !== undefined) return false
  const before = message.slice(0, first.at)
  const isLast =
    known.u !== undefined || /\b(final|reach\w*|attain\w*|to a (?:speed|velocity) of|up to)\b[^.]{0,25}$/.test(before)
  if (isLast && known.u === undefined && known.v !== undefined) return false
  known[isLast ? 'v' : 'u'] = first.value
  return true
}

const words: readonly (readonly [Name, RegExp])[] = [
  ['s', /\b(how far|find s|distance|how high|height|displacement)\b/],
  ['t', /\b(how long|time (?:taken|does|it)|find (?:the )?time|calculate (?:the )?time|how many seconds|find t)\b/],
  ['u', /\b(initial (?:speed|velocity)|find u)\b/],
  [
    'v',
    /\b(final (?:speed|velocity)|find v|how fast|what (?:is|will be) (?:the |its )?(?:speed|velocity)|find (?:the |its )?(?:speed|velocity)|calculate (?:the |its )?(?:speed|velocity)|speed (?:does|with which)|velocity (?:does|with which|when|after))\b/,
  ],
  ['a', /\b(acceleration|deceleration|retardation)\b/],
]

function readWanted(message: string, known: Known): Name | null {
  const wanted = words.filter(([name, word]) => known[name] === undefined && word.test(message)).map(([name]) => name)
  return wanted.length === 1 ? (wanted[0] ?? null) : null
}

interface Solution {
  rule: Rule
  filled: string
  value: number
}

function solve(known: Known, wanted: Name): Solution | null {
  const motion: Motion = { u: 0, v: 0, a: 0, s: 0, t: 0, ...known }
  const all = known.u === 0 ? [...motionRules, timeFromRest] : motionRules
  const rule = all.find((one) => one.wanted === wanted && one.from.every((name) => known[name] !== undefined))
  if (rule === undefined) return null
  const value = rule.value(motion)
  // A time before the start means that the numbers were misread, as does the root of a negative number.
  if (!Number.isFinite(value) || (wanted === 't' && value <= 0)) return null
  const written = {
    u: inBrackets(motion.u),
    v: inBrackets(motion.v),
    a: inBrackets(motion.a),
    s: show(motion.s),
    t: show(motion.t),
  }
  return { rule, filled: rule.filled(written), value }
}

function inBrackets(value: number): string {
  return value < 0 ? `(${show(value)})` : show(value)
}
