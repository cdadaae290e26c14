import { family, form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { slip, terminates } from '../drafting.ts'

interface Gas {
  name: string
  formula: string
  molarMass: number
}

const hydrogen: Gas = { name: 'hydrogen', formula: 'H₂', molarMass: 2 }
const helium: Gas = { name: 'helium', formula: 'He', molarMass: 4 }
const methane: Gas = { name: 'methane', formula: 'CH₄', molarMass: 16 }
const oxygen: Gas = { name: 'oxygen', formula: 'O₂', molarMass: 32 }
const sulphurOxide: Gas = { name: 'sulphur(IV) oxide', formula: 'SO₂', molarMass: 64 }
const hydrogenIodide: Gas = { name: 'hydrogen iodide', formula: 'HI', molarMass: 128 }

/** Pairs whose molar masses are in the ratio of two squares, so that every answer is clean. */
const pairs: readonly { light: Gas; heavy: Gas; root: number }[] = [
  { light: hydrogen, heavy: oxygen, root: 4 },
  { light: hydrogen, heavy: hydrogenIodide, root: 8 },
  { light: helium, heavy: methane, root: 2 },
  { light: helium, heavy: sulphurOxide, root: 4 },
  { light: methane, heavy: sulphurOxide, root: 2 },
  { light: oxygen, heavy: hydrogenIodide, root: 2 },
]
type Pair = (typeof pairs)[number]

const seconds = (value: number) => quantity(value, 's', 2)
const rate = (value: number) => quantity(value, 'cm³ s⁻¹', 2)
const pureNumber = (value: number) => quantity(value, '', 2)
const givenMasses = ({ light, heavy }: Pair) =>
  `[${light.formula} = ${light.molarMass}, ${heavy.formula} = ${heavy.molarMass}]`

const timeOfHeavier = form<{ pair: Pair; volume: number; time: number }>({
  id: 'time-of-heavier',
  difficulty: 'medium',
  draw: (random) => ({ pair: random.pick(pairs), volume: random.step(20, 200, 20), time: random.step(5, 60, 5) }),
  write: ({ pair, volume, time }) => {
    const { light, heavy, root } = pair
    const ratio = heavy.molarMass / light.molarMass
    return {
      stem:
        `If ${volume} cm³ of ${light.name} diffuses through a porous plug in ${time} s, the time in which ${volume} cm³ of ` +
        `${heavy.name} diffuses under the same conditions is ${givenMasses(pair)}`,
      key: seconds(time * root),
      slips: [
        slip(seconds(time / root), 'This divides by the root, but the heavier gas is slower and needs more time.'),
        slip(seconds(time), 'This takes both gases to be equally fast, whatever their molar masses.'),
        slip(seconds(time / ratio), 'This divides by the ratio of the masses and forgets the square root.'),
        slip(seconds(time * ratio), 'This multiplies by the ratio of the molar masses without taking its square root.'),
        slip(
          seconds((time * ratio) / 2),
          'This halves the ratio of the molar masses instead of taking its square root.',
        ),
        slip(seconds(time * (root + 1)), 'This adds the time of the lighter gas to that of the heavier one.'),
        slip(seconds(time * heavy.molarMass), 'This multiplies by the molar mass of the heavier gas alone.'),
      ],
      principle: "By Graham's law the time for equal volumes is proportional to the square root of the molar mass.",
      working: [
        `$\\frac{t}{${time}} = \\sqrt{\\frac{${heavy.molarMass}}{${light.molarMass}}} = ${root}$`,
        `t = ${time} × ${root} = ${seconds(time * root).text}`,
      ],
      hints: ['Which of the two gases is slower?', 'Compare the square roots of the molar masses.'],
    }
  },
})

const rateOfHeavier = form<{ pair: Pair; speed: number }>({
  id: 'rate-of-heavier',
  difficulty: 'easy',
  draw: (random) => {
    const pair = random.pick(pairs)
    const speed = random.step(4, 60, 2)
    return terminates(speed / pair.root, 1) ? { pair, speed } : null
  },
  write: ({ pair, speed }) => {
    const { light, heavy, root } = pair
    const ratio = heavy.molarMass / light.molarMass
    const key = rate(speed / root)
    return {
      stem:
        `Under certain conditions ${light.name} diffuses at a rate of ${rate(speed).text}. At what rate does ${heavy.name} diffuse ` +
        `under the same conditions? ${givenMasses(pair)}`,
      key,
      slips: [
        slip(rate(speed * root), 'This multiplies by the root, but the heavier gas is the slower one.'),
        slip(rate(speed), 'This takes both gases to be equally fast, whatever their molar masses.'),
        slip(rate(speed * ratio), 'This takes the rate to grow with the molar mass of the gas.'),
        slip(rate(speed - speed / root), 'This is the difference of the two rates, not the rate of the heavier gas.'),
        slip(rate(speed / ratio), 'This divides by the ratio of the masses and forgets the square root.'),
        slip(rate((2 * speed) / ratio), 'This halves the ratio of the molar masses instead of taking its square root.'),
        slip(rate(speed / heavy.molarMass), 'This divides by the molar mass of the heavier gas alone.'),
      ],
      principle:
        "By Graham's law the rate of diffusion is inversely proportional to the square root of the molar mass.",
      working: [
        `$\\frac{r}{${speed}} = \\sqrt{\\frac{${light.molarMass}}{${heavy.molarMass}}} = \\frac{1}{${root}}$`,
        `r = ${speed} ÷ ${root} = ${key.text}`,
      ],
      hints: ['Does the heavier gas diffuse faster or more slowly?', 'Compare the square roots of the molar masses.'],
    }
  },
})

/** Known gas and ratio of times, with a plausible mass of the unknown gas. */
const unknowns: readonly { known: Gas; root: number }[] = [
  { known: hydrogen, root: 4 },
  { known: hydrogen, root: 5 },
  { known: hydrogen, root: 6 },
  { known: helium, root: 3 },
  { known: helium, root: 4 },
  { known: helium, root: 5 },
  { known: methane, root: 1.5 },
  { known: methane, root: 2 },
  { known: methane, root: 2.5 },
  { known: oxygen, root: 1.5 },
  { known: oxygen, root: 2 },
]

const massOfUnknown = form<{ known: Gas; time: number; longer: number }>({
  id: 'molecular-mass',
  difficulty: 'hard',
  draw: (random) => {
    const { known, root } = random.pick(unknowns)
    const time = random.step(10, 40, 2)
    return { known, time, longer: time * root }
  },
  write: ({ known, time, longer }) => {
    const root = longer / time
    const mass = known.molarMass * root ** 2
    return {
      stem:
        `A certain volume of ${known.name} effuses through a small hole in ${time} s, and the same volume of a gas X effuses in ` +
        `${longer} s under the same conditions. The relative molecular mass of X is [${known.formula} = ${known.molarMass}]`,
      key: pureNumber(mass),
      slips: [
        slip(pureNumber(known.molarMass * root), 'This multiplies by the ratio of the times without squaring it.'),
        slip(pureNumber(known.molarMass * root * 2), 'This doubles the ratio of the times instead of squaring it.'),
        slip(
          pureNumber(known.molarMass + root ** 2),
          'This adds the square of the ratio instead of multiplying by it.',
        ),
        slip(pureNumber(mass / 2), 'This is half the molecular mass, which is the vapour density of X.'),
        slip(pureNumber(mass * 2), 'This takes the result for a vapour density and doubles it again.'),
        slip(
          pureNumber(known.molarMass * root ** 3),
          'This multiplies by the ratio of the times once more than needed.',
        ),
        slip(
          pureNumber((known.molarMass * root) ** 2),
          `This squares the mass of ${known.name} as well as the ratio of times.`,
        ),
      ],
      principle: "By Graham's law the time for equal volumes is proportional to the square root of the molecular mass.",
      working: [
        `$\\sqrt{\\frac{M}{${known.molarMass}}} = \\frac{${longer}}{${time}} = ${root}$`,
        `M = ${known.molarMass} × ${root}² = ${pureNumber(mass).text}`,
      ],
      hints: ['How many times longer does X take?', 'Square that ratio before you use it on the mass.'],
    }
  },
})

export const graham = family(
  {
    id: 'c12',
    edition: 1,
    title: "Graham's law of diffusion",
    subject: 'chemistry',
    topicId: 'che-gas-laws',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [timeOfHeavier, rateOfHeavier, massOfUnknown],
)
