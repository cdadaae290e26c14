import { family, form, type Slip } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { centred, circle, drawing, line, rectangle, text, type Point, type Shape } from '../../figures/svg.ts'
import { slipsAs } from '../slips.ts'

/** One person of a family tree. Albinism is recessive: whoever has it is aa. */
export interface Person {
  isMale: boolean
  hasAlbinism: boolean
}

/** Two parents, numbered 1 and 2, and their children from 3. */
export interface Pedigree {
  parents: readonly [Person, Person]
  children: readonly Person[]
}

export interface OnePerson extends Pedigree {
  /** The number of the person asked about. */
  asked: number
}

const genotypes = ['AA', 'Aa', 'aa'] as const
type Genotype = (typeof genotypes)[number]

function drawPedigree(random: Random): Pedigree | null {
  const person = (): Person => ({ isMale: random.int(0, 1) === 1, hasAlbinism: random.int(0, 2) === 0 })
  const [father, mother] = [
    { ...person(), isMale: true },
    { ...person(), isMale: false },
  ]
  const children = Array.from({ length: random.int(2, 4) }, person)
  if (father.hasAlbinism && mother.hasAlbinism) return null
  const affected = children.filter((child) => child.hasAlbinism).length
  // At least one, so that something follows, and no more than chance would often give.
  if (affected === 0 || affected > children.length / 2) return null
  return { parents: [father, mother], children }
}

/** What the tree says of a person, by the rules that a student would use. */
function genotypeOf({ parents, children }: Pedigree, number: number): Genotype | 'AA or Aa' {
  const person = at([...parents, ...children], number - 1)
  if (person.hasAlbinism) return 'aa'
  if (number <= 2) return children.some((child) => child.hasAlbinism) ? 'Aa' : 'AA or Aa'
  return parents.some((parent) => parent.hasAlbinism) ? 'Aa' : 'AA or Aa'
}

function said({ isMale, hasAlbinism }: Person, words: readonly [string, string]): string {
  return `a ${words[isMale ? 0 : 1]} ${hasAlbinism ? 'with' : 'without'} albinism`
}

function symbol({ isMale, hasAlbinism }: Person, [x, y]: Point): Shape[] {
  const outline = isMale ? rectangle([x - 11, y - 11], 22, 22) : circle([x, y], 11)
  const inside = isMale ? rectangle([x - 11, y - 11], 22, 22, 'filled') : circle([x, y], 11, 'filled')
  return hasAlbinism ? [outline, inside] : [outline]
}

function treeFigure({ parents, children }: Pedigree) {
  const [width, top, bottom, rail] = [240, 26, 106, 66]
  const places = children.map((_, index): Point => [(width * (index + 0.5)) / children.length, bottom])
  const couple: readonly [Point, Point] = [
    [80, top],
    [160, top],
  ]
  const [first, last] = [at(places, 0), at(places, places.length - 1)]
  return drawing(
    {
      width,
      height: 162,
      alt:
        `A family tree. Parents: 1, ${said(parents[0], ['man', 'woman'])}, and 2, ${said(parents[1], ['man', 'woman'])}. ` +
        `Children: ${children.map((child, index) => `${index + 3}, ${said(child, ['boy', 'girl'])}`).join('; ')}.`,
    },
    [
      line([91, top], [149, top]),
      line([120, top], [120, rail]),
      line([first[0], rail], [last[0], rail]),
      ...places.map(([x]) => line([x, rail], [x, bottom - 11])),
      ...parents.flatMap((parent, index) => symbol(parent, at(couple, index))),
      ...children.flatMap((child, index) => symbol(child, at(places, index))),
      centred('1', [60, top]),
      centred('2', [180, top]),
      ...places.map(([x], index) => centred(String(index + 3), [x, bottom + 22])),
      // In the dark theme what is filled is the brighter part.
      rectangle([72, 145], 12, 12, 'filled'),
      text('with albinism', [90, 155.5], 'start'),
    ],
  )
}

function about({ parents, children }: Pedigree): string {
  const shaded = [...parents, ...children].filter((person) => person.hasAlbinism).length
  const who = shaded === 1 ? 'individual' : 'individuals'
  return `The shaded ${who} in the family tree drawn below ${shaded === 1 ? 'has' : 'have'} albinism, which is recessive (allele a). Squares are males and circles are females.`
}

const why: Readonly<Record<Genotype | 'AA or Aa', string>> = {
  AA: 'Nobody with AA can have a parent or a child with albinism, since each passes on or gets one a.',
  Aa: 'The tree does not prove that this person carries an a, nor does it rule it out.',
  aa: 'A person with aa has albinism, but this person is not shaded.',
  'AA or Aa': 'The tree decides between the two: look at the parents and the children.',
}

/** A fourth wrong option, with the reason why this person has another genotype. */
function fifthOption(answer: Genotype | 'AA or Aa'): Slip {
  const text = 'Aa or aa'
  if (answer === 'aa') return { text, because: 'A person with Aa does not have albinism, but this person is shaded.' }
  return { text, because: 'A person with aa has albinism, so this person, who is not shaded, cannot have it.' }
}

function reason(option: Genotype | 'AA or Aa', isShaded: boolean, answer: Genotype | 'AA or Aa'): string {
  if (isShaded) return `The person is shaded, and somebody with ${option} does not have albinism.`
  if (option === 'AA' && answer === 'AA or Aa') return 'AA is possible, but the tree does not rule out Aa.'
  return why[option]
}

const genotype = form<OnePerson>({
  id: 'genotype',
  difficulty: 'medium',
  draw: (random) => {
    const pedigree = drawPedigree(random)
    return pedigree === null ? null : { ...pedigree, asked: random.int(1, pedigree.children.length + 2) }
  },
  write: (given) => {
    const { parents, children, asked } = given
    const person = at([...parents, ...children], asked - 1)
    const key = genotypeOf(given, asked)
    return {
      stem: `${about(given)} What is the genotype of person ${asked}?`,
      key: { text: key },
      slips: ([...genotypes, 'AA or Aa'] as const)
        .filter((option) => option !== key)
        .map((option) => ({ text: option, because: reason(option, person.hasAlbinism, key) })),
      moreSlips: [fifthOption(key)],
      principle: 'A person with a recessive condition has two recessive alleles, one from each parent.',
      working: [explained(given), `So the genotype is ${key}`],
      hints: ['Is the person shaded?', 'What do the parents and the children of this person tell you?'],
      figure: treeFigure(given),
    }
  },
})

function explained(given: OnePerson): string {
  const { parents, asked } = given
  const key = genotypeOf(given, asked)
  if (key === 'aa') return `Person ${asked} is shaded and so has two alleles a`
  if (key === 'AA or Aa')
    return `Person ${asked} is not shaded, and both parents carry one A and one a, so the second allele can be either`
  if (asked <= 2) return `Person ${asked} is not shaded but has a child with aa, who got one a from each parent`
  return `Person ${asked} is not shaded but got an a from person ${parents[0].hasAlbinism ? 1 : 2}, who is aa`
}

const chance = (value: number) => ({
  text: value === 1 ? '1' : value === 0 ? '0' : (fractions[value * 4] ?? ''),
  value,
})
const fractions = ['0', '1/4', '1/2', '3/4', '1'] as const

const nextChild = form<Pedigree>({
  id: 'next-child',
  difficulty: 'medium',
  draw: drawPedigree,
  write: (given) => {
    const hasShadedParent = given.parents.some((parent) => parent.hasAlbinism)
    const key = chance(hasShadedParent ? 0.5 : 0.25)
    const shaded = given.children.filter((child) => child.hasAlbinism).length
    return {
      stem: `${about(given)} What is the probability that the next child of this couple has albinism?`,
      key,
      slips: slipsAs(chance, [
        [
          hasShadedParent ? 0.25 : 0.5,
          hasShadedParent
            ? 'You took both parents to be Aa, but one of them is shaded.'
            : 'You took one parent to be aa, but neither of them is shaded.',
        ],
        [0.75, 'That is the chance of a child without albinism when both parents are Aa.'],
        [0, 'You took the shaded children to use up the chance; each birth is independent.'],
        [
          1,
          `You concluded from ${shaded === 1 ? 'a shaded child' : 'the shaded children'} that every child is affected.`,
        ],
      ]),
      principle: 'Each child gets one allele from each parent at random, whatever the children before it got.',
      working: hasShadedParent
        ? [
            'One parent is shaded, aa; the other has a shaded child and so is Aa',
            'Aa × aa gives Aa, Aa, aa, aa',
            `The probability of aa is ${key.text}`,
          ]
        : [
            'Both parents are without albinism but have a shaded child, so both are Aa',
            'Aa × Aa gives AA, Aa, Aa, aa',
            `The probability of aa is ${key.text}`,
          ],
      hints: ['What are the genotypes of the two parents?', 'List the four ways in which their alleles can meet.'],
      figure: treeFigure(given),
    }
  },
})

const heterozygous = form<Pedigree>({
  id: 'certain-carriers',
  difficulty: 'hard',
  draw: drawPedigree,
  write: (given) => {
    const people = [...given.parents, ...given.children]
    const answers = people.map((_, index) => genotypeOf(given, index + 1))
    const certain = answers.flatMap((answer, index) => (answer === 'Aa' ? [index + 1] : []))
    const shaded = people.filter((person) => person.hasAlbinism).length
    const open = answers.indexOf('AA or Aa') + 1
    const key = quantity(certain.length)
    return {
      stem: `${about(given)} How many of the people in the tree are certain to be heterozygous?`,
      key,
      slips: slipsAs(quantity, [
        [people.length - shaded, 'You counted everybody without albinism; some of them may be AA.'],
        [shaded, 'You counted the people with albinism, who are aa and so homozygous.'],
        [people.length, 'You counted everybody in the tree, the people with aa included.'],
        [given.children.length, 'You counted the children; each must be looked at by itself.'],
        [
          certain.length + 1,
          open > 0
            ? `You also counted a person such as ${open}, whose second allele the tree leaves open.`
            : 'You also counted a person with aa, who is shaded and so homozygous.',
        ],
        [certain.length - 1, 'You left out one person who must have got or passed on an a.'],
        [2, 'You counted the two parents only, whatever their genotypes are.'],
      ]).filter(({ value }) => value !== undefined && value > 0),
      principle: 'Somebody without albinism is certainly Aa if a parent or a child has albinism.',
      working: [
        `Not shaded, with a shaded parent or child: ${certain.map((number) => `person ${number}`).join(', ')}`,
        `The number certain to be Aa is ${key.text}`,
      ],
      hints: ['Nobody who is shaded is heterozygous.', 'Who without albinism has a parent or a child with it?'],
      figure: treeFigure(given),
    }
  },
})

export const pedigrees = family(
  {
    id: 'b44',
    edition: 1,
    title: 'Reading a family tree',
    subject: 'biology',
    topicId: 'bio-heredity',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 24,
  },
  [genotype, nextChild, heterozygous],
)
