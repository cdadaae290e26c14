import { form, type Choice, type Draft } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'
import { fraction, gcd } from '../notation.ts'
import { slipsOf } from '../slips.ts'

type Name = 'sin' | 'cos' | 'tan'

/** The product of two ratios of special angles. */
export interface Special {
  first: Name
  firstAngle: number
  second: Name
  secondAngle: number
}

/** A number by its sign and its square, over/under. */
interface Surd {
  sign: number
  over: number
  under: number
}

const squares: Record<Name, Record<number, readonly [over: number, under: number]>> = {
  sin: { 30: [1, 4], 45: [1, 2], 60: [3, 4] },
  cos: { 30: [3, 4], 45: [1, 2], 60: [1, 4] },
  tan: { 30: [1, 3], 45: [1, 1], 60: [3, 1] },
}

const quadrants = ['first', 'second', 'third', 'fourth'] as const

const angles = [30, 45, 60, 120, 135, 150, 210, 225, 240, 300, 315, 330] as const

export const special = form<Special>({ id: 'special', difficulty: 'medium', draw: drawSpecial, write: writeSpecial })

function acuteOf(angle: number): number {
  const rest = angle % 180
  return rest > 90 ? 180 - rest : rest
}

/** '225° − 180° = 45°' */
function referenceOf(angle: number): string {
  const difference = angle < 180 ? `180° − ${angle}°` : angle < 270 ? `${angle}° − 180°` : `360° − ${angle}°`
  return `${difference} = ${acuteOf(angle)}°`
}

function signOf(name: Name, angle: number): number {
  const sine = angle < 180 ? 1 : -1
  const cosine = angle < 90 || angle > 270 ? 1 : -1
  return { sin: sine, cos: cosine, tan: sine * cosine }[name]
}

function ratioOf(name: Name, angle: number): Surd {
  const [over, under] = squares[name][acuteOf(angle)] ?? [Number.NaN, 1]
  return { sign: signOf(name, angle), over, under }
}

function times(a: Surd, b: Surd): Surd {
  return { sign: a.sign * b.sign, over: a.over * b.over, under: a.under * b.under }
}

/** The number with a root in the numerator only: the square 3/16 gives '\frac{\sqrt{3}}{4}'. */
function choice({ sign, over, under }: Surd): Choice {
  const { outside, inside } = rootOf(over * under)
  const common = gcd(outside, under)
  const [top, bottom] = [outside / common, under / common]
  if (inside === 1) return fraction(sign * top, bottom)
  const numerator = `${top === 1 ? '' : top}\\sqrt{${inside}}`
  const size = bottom === 1 ? numerator : `\\frac{${numerator}}{${bottom}}`
  return { text: `$${sign < 0 ? '-' : ''}${size}$`, value: sign * Math.sqrt(over / under) }
}

/** √48 = 4√3: the largest whole number that comes out of the root. */
function rootOf(square: number): { outside: number; inside: number } {
  let [outside, inside] = [1, square]
  for (let factor = 2; factor * factor <= inside; factor++)
    while (inside % factor ** 2 === 0) [outside, inside] = [outside * factor, inside / factor ** 2]
  return { outside, inside }
}

function drawSpecial(random: Random): Special | null {
  const names = ['sin', 'cos', 'tan'] as const
  const drawn = {
    first: random.pick(names),
    firstAngle: random.pick(angles),
    second: random.pick(names),
    secondAngle: random.pick([30, 45, 60] as const),
  }
  const isPlain = drawn.firstAngle < 90 && drawn.firstAngle === drawn.secondAngle
  return isPlain || (drawn.first === drawn.second && acuteOf(drawn.firstAngle) === drawn.secondAngle) ? null : drawn
}

function swapped(name: Name): Name {
  return name === 'sin' ? 'cos' : 'sin'
}

interface Factor {
  name: Name
  angle: number
}

function saidOf({ name, angle }: Factor): string {
  return `${name} ${angle}°, which is ${choice(ratioOf(name, angle)).text}`
}

/** The mistake that leaves a product of these two ratios twice too large. */
function whyDoubled(factors: readonly Factor[]): string {
  const [halved, other] = factors.filter(({ name }) => name !== 'tan')
  if (halved !== undefined && other !== undefined)
    return 'This multiplies the numerators but keeps the denominator 2, as is done only when fractions are added.'
  if (halved !== undefined) return `This leaves out the 2 in the denominator of ${saidOf(halved)}.`
  const smallest = factors.find(({ angle }) => acuteOf(angle) === 30)
  if (smallest !== undefined)
    return `This takes the side 2 of the triangle for the side 1 in the size of tan ${smallest.angle}°, 1 ÷ √3.`
  return 'This multiplies the sides 2 and √3 of the triangle, although the tangent of 60° is √3 ÷ 1.'
}

/** The mistake that leaves a product of these two ratios half as large as it is. */
function whyHalved(factors: readonly Factor[]): string {
  const tangent = factors.find(({ name }) => name === 'tan')
  if (tangent !== undefined)
    return `This puts a denominator 2, as sines and cosines have it, under tan ${tangent.angle}° as well.`
  const root = factors.find(({ angle }) => acuteOf(angle) === 45)
  if (root !== undefined)
    return `This halves twice when it rationalizes 1 ÷ √2 in ${root.name} ${root.angle}°: the size is √2 ÷ 2, not √2 ÷ 4.`
  const half = factors.find(({ name, angle }) => squares[name][acuteOf(angle)]?.[0] === 1)
  if (half !== undefined)
    return `This squares the half in ${half.name} ${half.angle}°, so a quarter stands in its place.`
  return 'This multiplies the two denominators wrongly: 2 × 2 is 4, and not 8.'
}

function writeSpecial({ first, firstAngle, second, secondAngle }: Special): Draft {
  const [a, b] = [ratioOf(first, firstAngle), ratioOf(second, secondAngle)]
  const product = times(a, b)
  const key = choice(product)
  const factors = [
    { name: first, angle: firstAngle },
    { name: second, angle: secondAngle },
  ]
  const acute = acuteOf(firstAngle)
  const triangles = [acute, secondAngle].map((angle) => (angle === 45 ? '1, 1, √2' : '1, √3, 2'))
  return {
    stem: `Without tables or a calculator, evaluate ${first} ${firstAngle}° × ${second} ${secondAngle}°.`,
    key,
    slips: slipsOf([
      [
        choice({ ...product, sign: -product.sign }),
        firstAngle < 90
          ? 'This makes the product negative, but every ratio of an acute angle is positive.'
          : `This gives ${first} ${firstAngle}° the wrong sign for its quadrant.`,
      ],
      [
        choice(times(ratioOf(swapped(first), firstAngle), b)),
        `This takes ${swapped(first)} ${firstAngle}° in the place of ${first} ${firstAngle}°.`,
      ],
      [
        choice(times(a, ratioOf(swapped(second), secondAngle))),
        `This takes ${swapped(second)} ${secondAngle}° in the place of ${second} ${secondAngle}°.`,
      ],
      [
        choice(times(ratioOf(swapped(first), firstAngle), ratioOf(swapped(second), secondAngle))),
        `This takes ${swapped(first)} ${firstAngle}° and ${swapped(second)} ${secondAngle}°, the wrong ratio for both angles.`,
      ],
      [choice({ ...product, over: product.over * 4 }), whyDoubled(factors)],
      [choice({ ...product, under: product.under * 4 }), whyHalved(factors)],
      [choice({ ...a }), `This is the value of ${first} ${firstAngle}° alone; the second factor is left out.`],
    ]),
    principle:
      firstAngle < 90
        ? `The exact ratios come from the right-angled triangle${new Set(triangles).size === 1 ? '' : 's'} with the sides ${[...new Set(triangles)].join(' and ')}.`
        : `${first} ${firstAngle}° has the size of ${first} ${acute}°, and in the ${quadrants[Math.floor(firstAngle / 90)]} quadrant ${first} is ${a.sign < 0 ? 'negative' : 'positive'}.`,
    working: [
      `${first} ${firstAngle}° = ${choice(a).text}${firstAngle > 90 ? ` (reference angle ${referenceOf(firstAngle)})` : ''} and ${second} ${secondAngle}° = ${choice(b).text}`,
      `The product is ${key.text}`,
    ],
    hints: [
      firstAngle < 90
        ? `Which sides has the right-angled triangle with an angle of ${firstAngle}°?`
        : `What is the reference (acute) angle of ${firstAngle}°? Is ${first} positive or negative there?`,
      `Read ${second} ${secondAngle}° off the triangle with the sides ${triangles[1]}.`,
    ],
  }
}
