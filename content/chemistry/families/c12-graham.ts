import { family, form, type Slip } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'

interface Gas {
  name: string
  molarMass: number
}

/** Pairs whose molar masses are in the ratio of two squares, so that every answer is clean. */
const pairs: readonly { light: Gas; heavy: Gas; root: number }[] = [
  { light: { name: 'hydrogen', molarMass: 2 }, heavy: { name: 'oxygen', molarMass: 32 }, root: 4 },
  { light: { name: 'helium', molarMass: 4 }, heavy: { name: 'methane', molarMass: 16 }, root: 2 },
  { light: { name: 'helium', molarMass: 4 }, heavy: { name: 'sulphur(IV) oxide', molarMass: 64 }, root: 4 },
  { light: { name: 'methane', molarMass: 16 }, heavy: { name: 'sulphur(IV) oxide', molarMass: 64 }, root: 2 },
]

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
  [
    form<{ pair: (typeof pairs)[number]; volume: number; time: number }>({
      id: 'time-of-heavier',
      difficulty: 'medium',
      draw: (random) => ({ pair: random.pick(pairs), volume: random.step(20, 200, 20), time: random.step(5, 60, 5) }),
      write: ({ pair: { light, heavy, root }, volume, time }) => {
        const ratio = heavy.molarMass / light.molarMass
        const slips: Slip[] = [
          {
            ...quantity(time / root, 's'),
            because: 'This divides by the root: the heavier gas is slower, so it needs more time.',
          },
          {
            ...quantity(time * ratio, 's'),
            because: 'This multiplies by the ratio of the molar masses without taking its square root.',
          },
          {
            ...quantity(time / ratio, 's'),
            because: 'This divides by the ratio of the masses and forgets the square root.',
          },
          { ...quantity(time, 's'), because: 'This takes both gases to be equally fast, whatever their molar masses.' },
        ]
        return {
          stem:
            `${volume} cm³ of ${light.name} diffuses through a porous plug in ${time} s. The time in which ${volume} cm³ of ` +
            `${heavy.name} diffuses under the same conditions is [${light.name} = ${light.molarMass}, ${heavy.name} = ${heavy.molarMass} g mol⁻¹]`,
          key: quantity(time * root, 's'),
          slips,
          principle: "By Graham's law the time for equal volumes is proportional to the square root of the molar mass.",
          working: [
            `$t = ${time} \\times \\sqrt{\\frac{${heavy.molarMass}}{${light.molarMass}}} = ${time} \\times ${root}$`,
            `Time = ${printed(time * root)} s`,
          ],
          hints: ['Which of the two gases is slower?', 'Compare the square roots of the molar masses.'],
        }
      },
    }),
  ],
)
