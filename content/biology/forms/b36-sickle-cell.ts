import { form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { slipsAs } from '../slips.ts'

type Genotype = 'AA' | 'AS' | 'SS'

interface Couple {
  parents: readonly [Genotype, Genotype]
  child: Genotype
}

interface Answer extends Couple {
  percent: number
  mistakes: readonly (readonly [percent: number, because: string])[]
}

const answers: readonly Answer[] = [
  {
    parents: ['AS', 'AS'],
    child: 'SS',
    percent: 25,
    mistakes: [
      [0, 'This takes healthy parents to have no sick child, but both carry allele S.'],
      [50, 'This is the chance of a child with AS, a healthy carrier.'],
      [75, 'This counts every child with allele S, the healthy carriers among them.'],
      [100, 'This passes allele S of both parents to every child, though each also has A.'],
    ],
  },
  {
    parents: ['AS', 'AS'],
    child: 'AS',
    percent: 50,
    mistakes: [
      [25, 'This counts one box of the Punnett square; AS arises in two of them.'],
      [75, 'This counts every child with allele S, those with SS among them.'],
      [100, 'This takes all children to have the genotype of their parents.'],
      [0, 'This takes the alleles to separate into AA and SS children only.'],
    ],
  },
  {
    parents: ['AS', 'AS'],
    child: 'AA',
    percent: 25,
    mistakes: [
      [50, 'This is the chance of a child with AS, who looks just as healthy.'],
      [75, 'This counts all healthy children, the carriers with AS among them.'],
      [0, 'This takes every child to have allele S because both parents carry it.'],
      [100, 'This lets allele A drive out allele S, but both pass to half of the gametes.'],
    ],
  },
  {
    parents: ['AS', 'AA'],
    child: 'AS',
    percent: 50,
    mistakes: [
      [25, 'This takes half of a half, though only one of the parents carries S.'],
      [75, 'This adds a quarter for the other parent, who has no allele S.'],
      [100, 'This passes allele S to every child, but half get A from that parent.'],
      [0, 'This lets the AA parent keep allele S out of all the children.'],
    ],
  },
  {
    parents: ['AS', 'AA'],
    child: 'SS',
    percent: 0,
    mistakes: [
      [25, 'This takes both parents as AS, but one of them has no allele S.'],
      [50, 'This counts the children with AS, who carry the allele but are not SS.'],
      [75, 'This counts allele S as dominant and both parents as carriers of it.'],
      [100, 'This passes allele S on twice to each child, though one parent has none.'],
    ],
  },
  {
    parents: ['AS', 'SS'],
    child: 'SS',
    percent: 50,
    mistakes: [
      [25, 'This takes both parents as AS, but one of them has two alleles S.'],
      [75, 'This adds the share of two carriers to that of the SS parent.'],
      [100, 'This forgets that the AS parent gives allele A to half of the children.'],
      [0, 'This lets allele A of one parent reach every child of the couple.'],
    ],
  },
  {
    parents: ['AS', 'SS'],
    child: 'AS',
    percent: 50,
    mistakes: [
      [25, 'This takes half of a half, though the SS parent gives S to every child.'],
      [75, 'This takes three in four from the ratio of two carriers.'],
      [100, 'This gives allele A to every child, but the AS parent passes S to half.'],
      [0, 'This takes every child of a parent with SS to be SS as well.'],
    ],
  },
  {
    parents: ['AA', 'SS'],
    child: 'AS',
    percent: 100,
    mistakes: [
      [0, 'This lets each child take both alleles of one parent, AA or SS.'],
      [25, 'This takes one box in four, though all four boxes are the same here.'],
      [50, 'This uses the ratio of two carriers; here each parent forms one kind of gamete.'],
      [75, 'This uses the 3 : 1 ratio of two carriers; here neither parent is one.'],
    ],
  },
]

const couples = ['Ngozi and Emeka', 'Amina and Sani', 'Bisi and Kunle', 'Ene and Ochai', 'Ebiere and Tari'] as const
const percent = (value: number) => quantity(value, '%')

function principleOf([first, second]: readonly [Genotype, Genotype]): string {
  const gametes = (genotype: Genotype) => (genotype === 'AS' ? 'A or S' : genotype.charAt(0))
  return `Each parent gives one of its two alleles: the ${first} parent gives ${gametes(first)}, the ${second} parent ${gametes(second)}.`
}

/** The chance of a genotype for haemoglobin among the children of a couple. */
export const sickleCell = form<Couple & { couple: string }>({
  id: 'sickle-cell',
  difficulty: 'easy',
  draw: (random) => {
    const { parents, child } = random.pick(answers)
    return { parents, child, couple: random.pick(couples) }
  },
  write: ({ parents, child, couple }) => {
    const answer = answers.find((row) => row.parents === parents && row.child === child)
    if (answer === undefined) throw new RangeError(`No answer for ${parents.join(' and ')}`)
    const [first, second] = parents
    const genotypes = first === second ? `both have the genotype ${first}` : `have the genotypes ${first} and ${second}`
    const key = percent(answer.percent)
    return {
      stem: `${couple} ${genotypes} for haemoglobin. The chance that their next child has the genotype ${child} is`,
      key,
      slips: slipsAs(percent, answer.mistakes),
      principle: principleOf(parents),
      working: [
        `${answer.percent / 25} of the 4 boxes of the Punnett square hold ${child}`,
        `Chance = ${answer.percent / 25} ÷ 4 × 100% = ${key.text}`,
      ],
      hints: ['Which alleles can each parent give?', 'Draw the Punnett square and count its boxes.'],
    }
  },
})
