import { family, form, type Choice, type Slip } from '../../engine/family.ts'
import { healthySibling } from '../forms/b40-siblings.ts'
import { fraction } from '../../mathematics/notation.ts'

interface Children {
  couple: string
  number: number
  girls: number
}

interface Child {
  couple: string
  trait: string
  mate: 'carrier' | 'affected'
  state: 'affected' | 'carrier'
  sex: 'girl' | 'boy'
}

interface Several {
  couple: string
  trait: string
  number: number
  event: 'all' | 'none' | 'some' | 'one'
}

const couples = ['Mr and Mrs Bello', 'Mr and Mrs Eze', 'Mr and Mrs Adeyemi', 'Mr and Mrs Okon'] as const
const traits = ['albinism', 'sickle-cell anaemia'] as const
const counted = ['no', 'one', 'two', 'three', 'four', 'five'] as const

/** In how many orders so many of a number of children can be girls. */
function orders(number: number, girls: number): number {
  return girls === 0 ? 1 : (orders(number, girls - 1) * (number - girls + 1)) / girls
}

/** The orders of birth with so many girls ('GBB'), those with girls first before the others. */
function ordersOf(number: number, girls: number): string[] {
  if (number === 0) return ['']
  return [
    ...(girls > 0 ? ordersOf(number - 1, girls - 1).map((rest) => `G${rest}`) : []),
    ...(girls < number ? ordersOf(number - 1, girls).map((rest) => `B${rest}`) : []),
  ]
}

/** The most orders that are written out in the working. */
const mostListed = 6

function slip(choice: Choice, because: string): Slip {
  return { ...choice, because }
}

const girlsAmong = form<Children>({
  id: 'girls',
  difficulty: 'medium',
  draw: (random) => {
    const number = random.int(3, 5)
    return { couple: random.pick(couples), number, girls: random.int(1, number) }
  },
  write: ({ couple, number, girls }) => {
    const all = 2 ** number
    const ways = orders(number, girls)
    const key = fraction(ways, all)
    const noun = girls === 1 ? 'girl' : 'girls'
    const asked =
      girls === number
        ? `all ${counted[number]} are girls`
        : `exactly ${counted[girls]} of them will be ${girls === 1 ? 'a girl' : 'girls'}`
    return {
      stem: `${couple} plan to have ${counted[number]} children. If girls and boys are equally likely at each birth, the chance that ${asked} is`,
      key,
      slips: [
        slip(fraction(1, all), 'This counts one order of births only, though others give as many girls.'),
        slip(fraction(girls, number), 'This is the share of girls wanted, not the chance of getting it.'),
        slip(fraction(1, 2), 'This is the chance of a girl at one birth, not at all the births.'),
        slip(fraction(1, number + 1), 'This takes every number of girls as equally likely, which it is not.'),
        slip(fraction(1, number), 'This divides one by the number of children instead of multiplying chances.'),
        slip(fraction(1, 2 * all), 'This multiplies by one half once more than there are births.'),
        slip(fraction(1, all / 2), 'This multiplies by one half once less than there are births.'),
        slip(fraction(all - ways, all), 'This is the chance of any other number of girls than the one asked for.'),
      ].filter(({ value }) => value !== 1),
      principle: 'Half of the sperms carry X and half Y, so each birth is a girl or a boy with a chance of 1 in 2.',
      working: [
        `Orders of boys and girls: ${Array<string>(number).fill('2').join(' × ')} = ${all}`,
        `${ways} of them ${ways === 1 ? 'has' : 'have'} ${counted[girls]} ${noun}${ways <= mostListed ? ` (${ordersOf(number, girls).join(', ')})` : ''}: chance = ${key.text}`,
      ],
      hints: [
        'How many orders of boys and girls are there in all?',
        'In how many of them is the wanted number of girls?',
      ],
    }
  },
})

const sexAndTrait = form<Child>({
  id: 'sex-and-trait',
  difficulty: 'medium',
  draw: (random) => ({
    couple: random.pick(couples),
    trait: random.pick(traits),
    mate: random.pick(['carrier', 'affected'] as const),
    state: random.pick(['affected', 'carrier'] as const),
    sex: random.pick(['girl', 'boy'] as const),
  }),
  write: ({ couple, trait, mate, state, sex }) => {
    const quarters = mate === 'carrier' && state === 'affected' ? 1 : 2
    const key = fraction(quarters, 8)
    const parents =
      mate === 'carrier'
        ? `${couple} are both healthy carriers of it.`
        : `Of ${couple}, one is a healthy carrier and the other is affected.`
    const cross = mate === 'carrier' ? 'Aa × Aa gives AA, Aa, Aa, aa' : 'Aa × aa gives Aa, Aa, aa, aa'
    const genotype = state === 'affected' ? 'aa (affected)' : 'Aa (carrier)'
    const asked = state === 'affected' ? `${sex} with the condition` : `${sex} who is a healthy carrier`
    return {
      stem: `${trait.charAt(0).toUpperCase()}${trait.slice(1)} is recessive and not linked to sex. ${parents} The chance that their next child is a ${asked} is`,
      key,
      slips: [
        slip(fraction(quarters, 4), `This leaves out that the child must also be a ${sex}.`),
        slip(fraction(quarters, 16), 'This counts the chance of the sex twice over in the product.'),
        slip(fraction(quarters + 2, 4), 'This adds the two chances, but both things must be true together.'),
        slip(fraction(1, 2), 'This is the chance of the sex alone, without the condition.'),
        slip(fraction(3, 8), 'This takes three in four, the healthy share among the children of carriers.'),
        slip(fraction(1, 8), 'This takes one in four for the genotype, which is not its share here.'),
        slip(fraction(1, 4), 'This takes one half for the genotype, which is not its share here.'),
        slip(fraction(3, 4), 'This is the healthy share of the children of carriers, boys and girls.'),
        slip(fraction(1, 16), 'This takes one in four twice, once for the genotype and once for the sex.'),
      ].filter(({ value }) => value !== 1),
      principle: 'The sex and a condition not linked to it are independent, so their chances are multiplied.',
      working: [
        `${cross}: ${quarters} of 4 ${quarters === 1 ? 'is' : 'are'} ${genotype}`,
        `Chance of a ${sex}: 1 in 2`,
        `Chance of both together = ${fraction(quarters, 4).text} × ${fraction(1, 2).text} = ${key.text}`,
      ],
      hints: [
        'Find the chance of the genotype from a Punnett square.',
        'What must be done with two independent chances?',
      ],
    }
  },
})

const events = {
  all: 'all of them are affected',
  none: 'none of them is affected',
  some: 'at least one of them is affected',
  one: 'exactly one of them is affected',
} as const

function waysOf(event: Several['event'], number: number): number {
  const [all, healthy] = [4 ** number, 3 ** number]
  return { all: 1, none: healthy, some: all - healthy, one: number * 3 ** (number - 1) }[event]
}

const severalChildren = form<Several>({
  id: 'several',
  difficulty: 'hard',
  draw: (random) => ({
    couple: random.pick(couples),
    trait: random.pick(traits),
    number: random.int(2, 3),
    event: random.pick(['all', 'none', 'some', 'one'] as const),
  }),
  write: ({ couple, trait, number, event }) => {
    const all = 4 ** number
    const key = fraction(waysOf(event, number), all)
    const ofNumber = { all: 'all', none: 'none', some: 'at least one', one: 'exactly one' } as const
    const others = (['all', 'none', 'some', 'one'] as const).filter((other) => other !== event)
    const steps = {
      all: `All affected: ${Array<string>(number).fill('1').join(' × ')} of`,
      none: `None affected: ${Array<string>(number).fill('3').join(' × ')} = ${3 ** number} of`,
      some: `At least one affected: ${all} − ${3 ** number} = ${all - 3 ** number} of`,
      one: `Exactly one affected: ${number} orders of ${3 ** (number - 1)} = ${waysOf('one', number)} of`,
    }
    return {
      stem: `${couple} are both healthy carriers of ${trait}, a recessive condition. If they have ${counted[number]} children, the probability that ${event === 'all' && number === 2 ? 'both are affected' : events[event]} is`,
      key,
      slips: [
        ...others.map((other) =>
          slip(
            fraction(waysOf(other, number), all),
            `This is the chance that ${ofNumber[other]} of the children will be affected.`,
          ),
        ),
        slip(fraction(1, 4), 'This is the chance for one child, whatever happens to the other.'),
        slip(fraction(3, 4), 'This is the chance that one child is healthy, not all that is asked.'),
        slip(fraction(1, 2), 'This takes the chance of a carrier, which is one half for each child.'),
        slip(fraction(3 ** (number - 1), all), 'This counts one order only of an affected child and healthy ones.'),
      ],
      principle: 'Each child of two carriers is affected with a chance of 1 in 4, whatever the others are.',
      working: [
        'Aa × Aa gives AA, Aa, Aa, aa: 1 of 4 is affected and 3 of 4 are healthy',
        `Equally likely results: ${Array<string>(number).fill('4').join(' × ')} = ${all}`,
        `${steps[event]} ${all} = ${key.text}`,
      ],
      hints: [
        'What is the chance of a healthy child, and of an affected one?',
        'Multiply the chances of the single children.',
      ],
    }
  },
})

export const familyChances = family(
  {
    id: 'b40',
    edition: 1,
    title: 'Chances in families',
    subject: 'biology',
    topicId: 'bio-heredity',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 24,
  },
  [girlsAmong, sexAndTrait, severalChildren, healthySibling],
)
