import { accelerationOf } from './motion.ts'
import { readQuantities, show, type Kind } from './quantities.ts'
import type { Worked } from './worked.ts'

/** Beginnings of words in questions where another force acts, or only a part of one, or where a body turns or moves in several parts. */
const otherForces = new RegExp(
  [
    String.raw`\b(?:friction|rough|resist|drag|air\b|wind\b|spring|extension|tension|string|rope|cable|pulley|hang|weigh|gravity|g\s?=)`,
    String.raw`\b(?:upward|downward|vertical|rais|lift|elevator|rocket|jet\b|helicopter|balloon|crane|parachut|hois|climb|ascend|descend|thr[eo]w|drop|fall|fell\b|from a height)`,
    String.raw`(?<!\bspe(?:eds?|eding|d) )\bup\b|(?<!\bslow\w* )\bdown\b`,
    String.raw`\b(?:inclin|slop|hill|ramp|angle|degrees?\b|plane\b|horizontal)`,
    String.raw`\b(?:rebound|bounc|back\b|return|oppos|revers|hits?\b|hitting|struck|strik|kick|bat\b|wall|colli[ds])`,
    String.raw`\b(?:turn|round\b|around\b|bend|curv|circ|centrip)`,
    String.raw`\b(?:impulse|moment|pressure|work|power|energy|electric|magnet|charge)`,
    String.raw`\b(?:bodies|each|trailer|tow(?:s|ed|ing)?\b|then\b|forces\b|other\b|another|second force|direction|jump|reaction|react\b|gun\b|bullet|left\b|right\b|sand|mud|water|stead(?:y|ily)|(?:constant|uniform) (?:speed|velocity)|doubl|twice|tripl|hal[fv]|more\b|extra|addition)`,
  ].join('|'),
  'i',
)
const wantsForce = /\b(?:force|thrust|newtons?)\b/i
const gramsInKilogram = 1000

/** Newton’s second law: two of force, mass and acceleration give the third. The acceleration may have to be worked out first. */
export function calculateForce(message: string): Worked | null {
  const { quantities, bare } = readQuantities(message)
  if (bare.length > 0 || otherForces.test(message)) return null
  const of = (kind: Kind) => quantities.filter((one) => one.kind === kind).map(({ value }) => value)
  const [masses, forces] = [of('mass'), of('force')]
  const [grams, force] = [masses[0], forces[0]]
  const motion = quantities.filter(({ kind }) => kind !== 'mass' && kind !== 'force')
  if (masses.length > 1 || forces.length > 1) return null
  const mass = grams === undefined ? undefined : grams / gramsInKilogram
  if (mass !== undefined && force !== undefined)
    return motion.length === 0 ? accelerationFrom(mass, force, message) : null
  const found = accelerationOf(message, motion)
  if (found === null) return null
  const { value: a, reading, steps } = found
  const written = a < 0 ? `(${show(a)})` : show(a)
  if (mass !== undefined && wantsForce.test(message))
    return {
      reading: [`m = ${show(mass)} kg`, ...reading, 'wanted: F'],
      steps: [...steps, 'Formula: F = ma', `Put in the numbers: F = ${show(mass)} × ${written}`],
      result: `F = ${show(mass * a)} N${a < 0 ? ', against the motion' : ''}`,
    }
  if (force === undefined || a <= 0 || !/\bmass\b/i.test(message)) return null
  return {
    reading: [`F = ${show(force)} N`, ...reading, 'wanted: m'],
    steps: [...steps, 'Formula: F = ma, so m = F ÷ a', `Put in the numbers: m = ${show(force)} ÷ ${show(a)}`],
    result: `m = ${show(force / a)} kg`,
  }
}

function accelerationFrom(mass: number, force: number, message: string): Worked | null {
  if (mass === 0 || !/\bacceleration\b/i.test(message)) return null
  return {
    reading: [`F = ${show(force)} N`, `m = ${show(mass)} kg`, 'wanted: a'],
    steps: ['Formula: F = ma, so a = F ÷ m', `Put in the numbers: a = ${show(force)} ÷ ${show(mass)}`],
    result: `a = ${show(force / mass)} m/s²`,
  }
}
