import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips, slipsBetween } from '../slips.ts'

export interface Layer {
  depth: number
  /** The refractive index as a fraction, so that 4/3 is exact. */
  index: readonly [number, number]
}

export interface Raised {
  depth: number
  raised: number
}

export interface Slowed {
  /** In units of 10⁸ m s⁻¹. */
  speed: number
}

export interface Bent {
  incidence: number
  refraction: number
  sines: readonly [number, number]
}

/** The speed of light in vacuum in units of 10⁸ m s⁻¹. */
const light = 3
const centimetres = (value: number) => quantity(value, 'cm', 1)
const pure = (value: number) => quantity(value, '', 2)
const degrees = (value: number) => quantity(value, '°', 0)
const speeds = (value: number) => ({ text: `${value.toFixed(2)} × 10⁸ m s⁻¹`, value: value * 1e8 })

const layers = [
  ['water', [4, 3]],
  ['glass', [3, 2]],
  ['a clear liquid', [5, 4]],
  ['a clear plastic', [8, 5]],
  ['oil', [7, 5]],
] as const

const asText = ([over, under]: readonly [number, number]) =>
  under === 3 ? `$\\frac{${over}}{${under}}$` : printed(over / under)

const rise = form<Layer & { name: string }>({
  id: 'apparent-rise',
  difficulty: 'medium',
  draw: (random) => {
    const [name, index] = random.pick(layers)
    const depth = random.step(4, 60, 0.5)
    const result = depth - (depth * index[1]) / index[0]
    return isMultipleOf(result, 0.1) && (name === 'water' || depth <= 30) ? { depth, index, name } : null
  },
  write: ({ depth, index, name }) => {
    const n = index[0] / index[1]
    const key = centimetres(depth - depth / n)
    return {
      stem:
        `A mark is seen from straight above through a layer of ${name} ${printed(depth)} cm thick. If the refractive index of ` +
        `the layer is ${asText(index)}, the mark appears to be raised by`,
      key,
      slips: positiveSlips(centimetres, [
        [depth / n, 'This is the apparent depth and not the distance by which the mark is raised.'],
        [depth * n - depth, 'This multiplies the real depth by the index where it should divide.'],
        [depth * n, 'This takes the apparent depth to be larger than the real one.'],
        [(depth * (n - 1)) / 2, 'This halves the product of the depth and the excess of the index over 1.'],
        [depth / (n + 1), 'This divides the depth by the index and 1 more.'],
        [(depth - depth / n) / n, 'This divides by the refractive index once too often.'],
        [(depth - depth / n) / 2, 'This takes the mark to rise by half of the change.'],
        [depth / n ** 2, 'This squares the refractive index, but it stands there once.'],
      ]),
      principle:
        'Light bends away from the normal as it leaves, so the depth seems smaller: real depth ÷ refractive index.',
      working: [
        `Apparent depth = ${printed(depth)} ÷ ${asText(index)} = ${printed(depth / n)} cm`,
        `Rise = ${printed(depth)} − ${printed(depth / n)}`,
        `The mark is raised by ${key.text}`,
      ],
      hints: ['Find the apparent depth first.', 'The rise is what the depth seems to lose.'],
    }
  },
})

const indexOf = form<Raised>({
  id: 'index-from-rise',
  difficulty: 'easy',
  draw: (random) => {
    const [depth, raised] = [random.step(3, 16, 0.5), random.step(0.6, 9, 0.1)]
    const result = depth / (depth - raised)
    return isMultipleOf(result, 0.01) && result >= 1.25 && result <= 1.9 ? { depth, raised } : null
  },
  write: ({ depth, raised }) => {
    const apparent = depth - raised
    const key = pure(depth / apparent)
    return {
      stem:
        `A glass block ${printed(depth)} cm thick is placed over a pencil line. Seen from above, the line appears ` +
        `${printed(raised)} cm nearer. The refractive index of the glass is`,
      key,
      slips: slipsBetween(
        pure,
        [
          [depth / raised, 'This divides the real depth by the rise and not by the apparent depth.'],
          [apparent / depth, 'This divides the apparent depth by the real depth: the ratio is upside down.'],
          [(depth + raised) / depth, 'This adds the rise to the real depth where it should be taken off.'],
          [apparent / raised, 'This divides the apparent depth by the rise.'],
          [(depth + raised) / apparent, 'This adds the rise to the real depth before dividing.'],
          [(depth / apparent) ** 2, 'This squares the ratio of the two depths, which is the index itself.'],
          [raised / apparent, 'This divides the rise by the apparent depth.'],
          [Math.sqrt(depth / apparent), 'This takes the root of the ratio of the two depths.'],
        ],
        { least: 0.2, limit: 6 },
      ),
      principle: 'The refractive index is the real depth divided by the apparent depth.',
      working: [
        `Apparent depth = ${printed(depth)} − ${printed(raised)} = ${printed(apparent)} cm`,
        `$n = \\frac{${printed(depth)}}{${printed(apparent)}}$`,
        `The refractive index is ${key.text}`,
      ],
      hints: ['How deep does the line seem to lie?', 'Compare the real depth with the apparent depth.'],
    }
  },
})

const critical = form<Slowed & { name: string }>({
  id: 'critical-angle',
  difficulty: 'medium',
  draw: (random) => ({
    speed: random.step(1.25, 2.4, 0.05),
    name: random.pick(['a crystal', 'a clear plastic', 'a kind of glass']),
  }),
  write: ({ speed, name }) => {
    const inDegrees = (radians: number) => (radians * 180) / Math.PI
    const key = degrees(inDegrees(Math.asin(speed / light)))
    const asked = speed === light / 2 ? 'The critical angle' : 'To the nearest degree, the critical angle'
    return {
      stem:
        `Light travels at ${printed(speed)} × 10⁸ m s⁻¹ in ${name}. ${asked} at its ` +
        'boundary with air is [speed of light in air = 3.0 × 10⁸ m s⁻¹]',
      key,
      slips: slipsBetween(
        degrees,
        [
          [
            inDegrees(Math.acos(speed / light)),
            'This uses the cosine, as though the angle were measured from the surface.',
          ],
          [inDegrees(Math.atan(speed / light)), 'This uses the tangent of the angle in place of its sine.'],
          [(90 * speed) / light, 'This takes the same fraction of 90° and forgets the sine.'],
          [
            inDegrees(Math.asin(speed / light)) / 2,
            'This halves C, as though the sine gave the angle from the ray to its reflection.',
          ],
          [inDegrees(Math.atan(light / speed)), 'This takes the tangent of the angle to be the refractive index.'],
          [inDegrees(Math.asin((speed / light) ** 2)), 'This squares the ratio of the two speeds.'],
          [inDegrees(Math.asin(Math.sqrt(speed / light))), 'This takes the root of the ratio of the two speeds.'],
          [(60 * speed) / light, 'This takes the same fraction of 60° and forgets the sine.'],
        ],
        { least: 8, limit: 89 },
      ),
      principle: 'The refractive index is n = c ÷ v, and sin C = 1 ÷ n.',
      working: [
        `$n = \\frac{3.0}{${printed(speed)}}$`,
        `$\\sin C = \\frac{${printed(speed)}}{3.0} = ${printed(speed / light, 3)}$`,
        `${asked} is ${key.text}`,
      ],
      hints: [
        'How does the refractive index follow from the two speeds?',
        'The refracted ray just grazes the surface.',
      ],
    }
  },
})

const bent = form<Bent>({
  id: 'speed-in-liquid',
  difficulty: 'medium',
  draw: (random) => {
    const [incidence, refraction] = [random.int(30, 75), random.int(18, 50)]
    const sine = (angle: number) => Math.round(100 * Math.sin((angle * Math.PI) / 180)) / 100
    const [sini, sinr] = [sine(incidence), sine(refraction)]
    const result = (light * sinr) / sini
    const isLikely = sini / sinr >= 1.25 && sini / sinr <= 1.8
    return isLikely && isMultipleOf(result, 0.05) ? { incidence, refraction, sines: [sini, sinr] } : null
  },
  write: ({ incidence, refraction, sines }) => {
    const [sini, sinr] = sines
    const n = sini / sinr
    const key = speeds(light / n)
    return {
      stem:
        `A ray of light passes from air into a liquid. Its angle of incidence is ${incidence}° and its angle of refraction ` +
        `${refraction}°. The speed of light in the liquid is [c = 3.0 × 10⁸ m s⁻¹, sin ${incidence}° = ${printed(sini)}, ` +
        `sin ${refraction}° = ${printed(sinr)}]`,
      key,
      slips: positiveSlips(speeds, [
        [light * n, 'This multiplies by the refractive index, but light is slower in a liquid.'],
        [(light * refraction) / incidence, 'This compares the angles themselves and not their sines.'],
        [(light * incidence) / refraction, 'This compares the angles and turns their ratio over.'],
        [light * sini, 'This multiplies by the sine of the angle of incidence alone.'],
        [light * sinr, 'This multiplies by the sine of the angle of refraction alone.'],
        [light / n ** 2, 'This divides by the refractive index once too often.'],
        [light * (sini - sinr), 'This subtracts the sines where it should divide them.'],
        [light * Math.sqrt(1 / n), 'This divides by the root of the refractive index.'],
        [light, 'This keeps the speed in air, although the ray is bent.'],
      ]),
      principle: 'The refractive index is sin i ÷ sin r and also c ÷ v.',
      working: [
        `$\\frac{3.0 \\times 10^{8}}{v} = \\frac{${printed(sini)}}{${printed(sinr)}}$`,
        `$v = 3.0 \\times 10^{8} \\times \\frac{${printed(sinr)}}{${printed(sini)}}$`,
        `The speed is ${key.text}`,
      ],
      hints: ['What do the two sines give?', 'Is light faster or slower in the liquid?'],
    }
  },
})

export const refraction = family(
  {
    id: 'p51',
    edition: 1,
    title: 'Refraction, apparent depth and critical angle',
    subject: 'physics',
    topicId: 'phy-refraction',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [rise, indexOf, critical, bent],
)
