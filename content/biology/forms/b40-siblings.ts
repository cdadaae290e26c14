import { form, type Slip } from '../../engine/family.ts'
import { fraction } from '../../mathematics/notation.ts'

type Fraction = readonly [over: number, under: number]

interface Case {
  id: string
  /** What is told after the parents, and what is asked. */
  question: string
  key: Fraction
  working: readonly string[]
  mistakes: readonly (readonly [...Fraction, because: string])[]
}

const cases: readonly Case[] = [
  {
    id: 'carrier',
    question: 'has a healthy brother. The chance that this brother is a carrier is',
    key: [2, 3],
    working: ['Healthy children: 1 free of the allele to 2 carriers', 'Carriers among the healthy ='],
    mistakes: [
      [1, 2, 'This counts the carriers among all children, but a healthy one is not affected.'],
      [1, 4, 'This is the share of affected children, and the brother is healthy.'],
      [1, 3, 'This is the share of the healthy children who are free of the allele.'],
      [3, 4, 'This is the share of healthy children among all, not of carriers among the healthy.'],
      [1, 1, 'This takes all healthy children of carriers to be carriers themselves.'],
    ],
  },
  {
    id: 'free',
    question: 'has a healthy sister. The chance that this sister is free of the allele is',
    key: [1, 3],
    working: ['Healthy children: 1 free of the allele to 2 carriers', 'Free of it among the healthy ='],
    mistakes: [
      [1, 4, 'This counts her among all children, but a healthy one is not affected.'],
      [2, 3, 'This is the share of carriers among the healthy children.'],
      [1, 2, 'This takes carriers and those free of the allele as equally frequent.'],
      [3, 4, 'This is the share of healthy children among all children.'],
      [1, 8, 'This brings in the chance of a girl, but it is known that she is one.'],
      [1, 6, 'This halves the share for the sex, which is known already.'],
    ],
  },
  {
    id: 'carrier-mate',
    question:
      'has a healthy brother, who marries a carrier. The chance that the first child of this couple is affected is',
    key: [1, 6],
    working: [
      'The brother is a carrier with a chance of 2 in 3',
      'Two carriers have an affected child with 1 in 4: the product =',
    ],
    mistakes: [
      [1, 4, 'This takes the brother to be a carrier for certain, but he may be free.'],
      [1, 8, 'This gives the brother a chance of a half to be a carrier, as if he might be affected.'],
      [2, 3, 'This is the chance that the brother is a carrier, not that of the child.'],
      [1, 12, 'This gives the brother a chance of a third to be a carrier; that is to be free.'],
      [1, 3, 'This gives a carrier pair a chance of a half to have an affected child.'],
      [1, 16, 'This takes one in four twice, as if the brother were affected.'],
    ],
  },
  {
    id: 'affected-mate',
    question:
      'has a healthy sister, who marries an affected man. The chance that the first child of this couple is affected is',
    key: [1, 3],
    working: [
      'The sister is a carrier with a chance of 2 in 3',
      'A carrier and an affected man have such a child with 1 in 2: the product =',
    ],
    mistakes: [
      [1, 2, 'This takes the sister to be a carrier for certain, but she may be free.'],
      [1, 4, 'This gives the sister a chance of a half to be a carrier, as if she might be affected.'],
      [2, 3, 'This is the chance that the sister is a carrier, not that of the child.'],
      [1, 6, 'This takes the husband for a carrier, but he is affected himself.'],
      [1, 8, 'This takes one in four for her allele and a half for the child.'],
      [3, 4, 'This is the share of healthy children of the grandparents.'],
    ],
  },
]

const traits = ['albinism', 'sickle-cell anaemia'] as const
const people = ['Amaka', 'Yusuf', 'Dele', 'Nkechi'] as const

/** What the healthy brother or sister of an affected person carries and passes on. */
export const healthySibling = form<{ id: string; trait: (typeof traits)[number]; person: string }>({
  id: 'sibling',
  difficulty: 'hard',
  draw: (random) => ({ id: random.pick(cases).id, trait: random.pick(traits), person: random.pick(people) }),
  write: ({ id, trait, person }) => {
    const found = cases.find((row) => row.id === id)
    if (found === undefined) throw new RangeError(`No case ${id}`)
    const key = fraction(...found.key)
    const last = found.working.length - 1
    return {
      stem: `${person} has ${trait}, which is recessive, and both of ${person}'s parents are healthy carriers. ${person} ${found.question}`,
      key,
      slips: found.mistakes.map(([over, under, because]): Slip => ({ ...fraction(over, under), because })),
      principle:
        'Aa × Aa gives 1 AA (free) : 2 Aa (carriers) : 1 aa (affected), and a healthy child is one of the first three.',
      working: found.working.map((line, index) => (index === last ? `${line} ${key.text}` : line)),
      hints: [
        'Which genotypes can a healthy child of two carriers have?',
        'Leave the affected children out of the count.',
      ],
    }
  },
})
