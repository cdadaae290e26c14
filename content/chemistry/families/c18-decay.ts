import { family, form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { positive, slip } from '../drafting.ts'
import { decaySeries, elementsOfSeries, type Series } from '../facts/decay-series.ts'
import { halfLifeOf, massLeft, timePassed } from './c18-half-life.ts'

interface Stretch {
  series: Series
  /** How many particles are emitted from the head on. */
  steps: number
}

function emitted({ series, steps }: Stretch): { alphas: number; betas: number } {
  const particles = [...series.emissions].slice(0, steps)
  const alphas = particles.filter((particle) => particle === 'a').length
  return { alphas, betas: steps - alphas }
}

const plural = (count: number, particle: string) => `${count} ${particle} ${count === 1 ? 'particle' : 'particles'}`
const number = (value: number) => quantity(value)

const atomicNumberOfProduct = form<Stretch>({
  id: 'atomic-number-of-product',
  difficulty: 'medium',
  draw: (random) => {
    const series = random.pick(decaySeries)
    return { series, steps: random.int(3, series.emissions.length) }
  },
  write: (stretch) => {
    const { name, mass, charge } = stretch.series
    const { alphas, betas } = emitted(stretch)
    const product = charge - 2 * alphas + betas
    return {
      stem:
        `An atom of ${name}-${mass} (atomic number ${charge}) and its products emit ${plural(alphas, 'alpha')} and ` +
        `${plural(betas, 'beta')} in all. The atomic number of the final nuclide is`,
      key: number(product),
      slips: positive([
        slip(number(charge - 2 * alphas), 'This forgets that each beta particle raises the atomic number by one.'),
        slip(
          number(charge - 2 * alphas - betas),
          'This lowers the atomic number for a beta particle, but it rises by one.',
        ),
        slip(
          number(charge - 4 * alphas + betas),
          'This takes off four for each alpha particle, which is the change of mass number.',
        ),
        slip(number(charge - alphas + betas), 'This gives the alpha particle one unit of charge, but it carries two.'),
        slip(number(charge + betas), 'This leaves out the alpha particles, each of which carries away two protons.'),
        slip(number(charge + 2 * alphas - betas), 'This has both changes the wrong way round for the nucleus.'),
        slip(number(charge - 2 * alphas + 2 * betas), 'This raises the atomic number by two for each beta particle.'),
      ]),
      principle: 'An alpha particle takes away two protons; in beta decay a neutron turns into a proton.',
      working: [
        `Change by alpha: ${alphas} × (−2) = −${2 * alphas}`,
        `Change by beta: ${betas} × (+1) = +${betas}`,
        `Atomic number = ${charge} − ${2 * alphas} + ${betas} = ${product}`,
      ],
      hints: [
        'What does each kind of particle do to the number of protons?',
        'Treat the two kinds of particle one after the other.',
      ],
    }
  },
})

const pair = (alphas: number, betas: number) => ({ text: `${alphas} α and ${betas} β` })

const particlesEmitted = form<Stretch>({
  id: 'particles-emitted',
  difficulty: 'hard',
  draw: (random) => {
    const series = random.pick(decaySeries)
    const stretch = { series, steps: random.int(4, series.emissions.length) }
    const { alphas, betas } = emitted(stretch)
    return alphas > 1 && betas > 1 && alphas !== betas ? stretch : null
  },
  write: (stretch) => {
    const { name, mass, charge } = stretch.series
    const { alphas, betas } = emitted(stretch)
    const lost = 4 * alphas
    const drop = 2 * alphas - betas
    const end = charge - drop
    return {
      stem:
        `When ${name}-${mass} (atomic number ${charge}) changes into ${elementsOfSeries[end]}-${mass - lost} (atomic number ${end}), ` +
        'the numbers of alpha and beta particles emitted are',
      key: pair(alphas, betas),
      slips: [
        slip(pair(betas, alphas), 'This has the right numbers but exchanges the two kinds of particle.'),
        slip(pair(alphas, drop), 'This takes the fall of the atomic number for the number of beta particles.'),
        slip(
          pair(2 * alphas, 4 * alphas - drop),
          'This lets an alpha particle take away two units of mass instead of four.',
        ),
        slip(
          pair(alphas, 2 * alphas),
          'This lets beta particles bring back all the charge lost, but the atomic number falls.',
        ),
        slip(pair(alphas, 2 * alphas + drop), 'This adds the fall of the atomic number instead of subtracting it.'),
      ],
      principle: 'Only alpha particles change the mass number, by four each; beta particles make up the atomic number.',
      working: [
        `Mass lost: ${mass} − ${mass - lost} = ${lost}, so alpha particles: ${lost} ÷ 4 = ${alphas}`,
        `Atomic number by alpha alone: ${charge} − ${2 * alphas} = ${charge - 2 * alphas}`,
        `Beta particles: ${end} − ${charge - 2 * alphas} = ${betas}`,
        `Emitted: ${pair(alphas, betas).text}`,
      ],
      hints: ['Which kind of particle changes the mass number?', 'Then see by how much the atomic number is too low.'],
    }
  },
})

export const radioactiveDecay = family(
  {
    id: 'c18',
    edition: 1,
    title: 'Half-life and nuclear equations',
    subject: 'chemistry',
    topicId: 'che-nuclear',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [massLeft, halfLifeOf, timePassed, atomicNumberOfProduct, particlesEmitted],
)
