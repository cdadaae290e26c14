import { family, form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { positive, slip } from '../drafting.ts'
import { subscript } from '../facts/formula.ts'
import { isomerCounts, type IsomerCount } from '../facts/isomers.ts'

const number = (value: number) => quantity(value)

/** A general formula, in LaTeX up to the hydrogens since the fonts of the app have no subscript n; `rest` is what follows them. */
const general = (hydrogens: string, rest = '') => `$\\mathrm{C}_{n}\\mathrm{H}_{${hydrogens}}$${rest}`

const countOfIsomers = form<{ isomers: IsomerCount }>({
  id: 'isomer-count',
  difficulty: 'hard',
  draw: (random) => ({ isomers: random.pick(isomerCounts) }),
  write: ({ isomers: { kind, formula, carbons, hydrogens, count, unbranched, chains, branched } }) => ({
    stem: `The number of ${kind}s with the formula ${formula}, counting structural isomers only, is`,
    key: number(count),
    slips: positive([
      slip(number(unbranched), 'This counts only the isomers with an unbranched chain of carbon atoms.'),
      slip(number(count - unbranched), 'This counts only the isomers with a branched chain of carbon atoms.'),
      slip(number(count - 1), `This misses one isomer; ${branched.at(-1) ?? ''} is easily overlooked.`),
      slip(number(count + 1), 'This counts one structure twice because it was also written from the other end.'),
      slip(number(count + 2), 'This counts bent drawings of one chain as though they were new isomers.'),
      slip(number(carbons), 'This takes the number of carbon atoms for the number of isomers.'),
      slip(number(hydrogens), 'This takes the number of hydrogen atoms for the number of isomers.'),
    ]),
    principle: 'Structural isomers have one molecular formula but join their atoms in different orders.',
    working: [
      `Unbranched chain, ${unbranched}: ${chains.join(', ')}`,
      `Branched chain, ${count - unbranched}: ${branched.join(', ')}`,
      `Isomers in all: ${unbranched} + ${count - unbranched} = ${count}`,
    ],
    hints: [
      'Draw the unbranched chain first, then shorten it and add branches.',
      'A drawing read from its other end is no new isomer.',
    ],
  }),
})

interface Homologue {
  name: string
  /** Hydrogen atoms beyond twice the number of carbon atoms. */
  extra: number
  smallest: number
  rule: string
}

const homologues: readonly Homologue[] = [
  { name: 'alkane', extra: 2, smallest: 3, rule: general('2n+2') },
  { name: 'alkene with one double bond', extra: 0, smallest: 4, rule: general('2n') },
  { name: 'alkyne with one triple bond', extra: -2, smallest: 4, rule: general('2n-2') },
  { name: 'saturated alkanol', extra: 2, smallest: 3, rule: general('2n+1', 'OH') },
  { name: 'saturated alkanoic acid', extra: 0, smallest: 4, rule: general('2n', 'O₂') },
  { name: 'saturated primary amine', extra: 3, smallest: 3, rule: general('2n+1', 'NH₂') },
]

const hydrogenAtoms = form<{ homologue: Homologue; carbons: number }>({
  id: 'hydrogen-atoms',
  difficulty: 'easy',
  draw: (random) => {
    const homologue = random.pick(homologues)
    return { homologue, carbons: random.int(homologue.smallest, 10) }
  },
  write: ({ homologue: { name, extra, rule }, carbons }) => {
    const hydrogens = 2 * carbons + extra
    return {
      stem: `How many hydrogen atoms are in a molecule of the straight-chain ${name} that has ${carbons} carbon atoms?`,
      key: number(hydrogens),
      slips: [
        slip(number(2 * carbons + 2), `This counts as in an alkane, ${general('2n+2')}, and not as in this series.`),
        slip(number(2 * carbons), 'This gives each carbon atom two hydrogen atoms and leaves the ends out.'),
        slip(number(2 * carbons - 2), `This counts as in an alkyne, ${general('2n-2')}, and not as in this series.`),
        slip(number(2 * carbons + 1), `This counts as in an alkyl group, ${general('2n+1')}, which has a free bond.`),
        slip(
          number(4 * carbons),
          'This gives each carbon atom four hydrogen atoms and forgets the bonds between carbons.',
        ),
        slip(number(3 * carbons), 'This gives each carbon atom three hydrogen atoms, as only end carbons can have.'),
      ],
      principle: `The series has the general formula ${rule}, in which n is the number of carbon atoms.`,
      working: [`Put n = ${carbons} into ${rule}`, `Hydrogen atoms = 2 × ${carbons}${extraText(extra)} = ${hydrogens}`],
      hints: [
        'What is the general formula of the series?',
        rule.includes('\\mathrm{O') || rule.includes('\\mathrm{N')
          ? 'Count the hydrogen of the functional group too.'
          : 'Which number takes the place of n in it?',
      ],
    }
  },
})

function extraText(extra: number): string {
  if (extra === 0) return ''
  return extra > 0 ? ` + ${extra}` : ` − ${-extra}`
}

const hydrocarbons = [
  { name: 'alkane', extra: 2, rule: general('2n+2') },
  { name: 'alkene', extra: 0, rule: general('2n') },
  { name: 'alkyne', extra: -2, rule: general('2n-2') },
] as const
type Hydrocarbon = (typeof hydrocarbons)[number]

const massOf = ({ extra }: Hydrocarbon, carbons: number) => 14 * carbons + extra
const formulaOf = ({ extra }: Hydrocarbon, carbons: number) => ({
  text: `C${subscript(carbons)}H${subscript(2 * carbons + extra)}`,
})

const formulaFromMass = form<{ series: Hydrocarbon; carbons: number }>({
  id: 'formula-from-mass',
  difficulty: 'medium',
  draw: (random) => ({ series: random.pick(hydrocarbons), carbons: random.int(3, 9) }),
  write: ({ series, carbons }) => {
    const mass = massOf(series, carbons)
    const key = formulaOf(series, carbons)
    const others = hydrocarbons.filter((other) => other !== series)
    return {
      stem: `The molecular formula of an ${series.name} with a relative molecular mass of ${mass} is [H = 1, C = 12]`,
      key,
      slips: [
        ...others.map((other) =>
          slip(
            formulaOf(other, carbons),
            `This is the ${other.name} with as many carbon atoms; its mass is ${massOf(other, carbons)}.`,
          ),
        ),
        ...[carbons - 1, carbons + 1].map((count) =>
          slip(
            formulaOf(series, count),
            `This belongs to the right series, but its relative molecular mass is ${massOf(series, count)}.`,
          ),
        ),
      ],
      principle: `The general formula ${series.rule} has the mass 12n + ${series.extra === 0 ? '2n' : `(2n${extraText(series.extra)})`}.`,
      working: [
        `14n${extraText(series.extra)} = ${mass}, so n = ${carbons}`,
        `With ${carbons} carbon and ${2 * carbons + series.extra} hydrogen atoms the formula is ${key.text}`,
      ],
      hints: ['Write the general formula of the series.', 'Add up its mass in terms of n and solve for n.'],
    }
  },
})

export const isomersAndHomologues = family(
  {
    id: 'c44',
    edition: 1,
    title: 'Isomers and homologous series',
    subject: 'chemistry',
    topicId: 'che-hydrocarbons',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 20,
  },
  [countOfIsomers, hydrogenAtoms, formulaFromMass],
)
