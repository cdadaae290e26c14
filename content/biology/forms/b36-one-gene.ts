import { form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { slipsAs } from '../slips.ts'
import { contrasts, type Contrast } from './b36-contrasts.ts'

interface Trait extends Contrast {
  plural: string
}

type Question = 'recessive' | 'dominant' | 'heterozygous' | 'backcross'

interface Cross {
  trait: Trait
  asked: Question
  offspring: number
}

const traits: readonly Trait[] = [
  { plural: 'pea plants', ...contrasts.growth },
  { plural: 'pea plants', ...contrasts.flowers },
  { plural: 'guinea pigs', ...contrasts.blackOrWhite },
  { plural: 'rabbits', ...contrasts.hair },
  { plural: 'fruit flies', ...contrasts.wings },
  { plural: 'mice', ...contrasts.brownOrWhite },
]

interface Answer {
  /** Shares of the offspring in 48ths, so that quarters, thirds and sixteenths are whole. */
  share: number
  inWords: string
  ratio: string
  mistakes: readonly (readonly [share: number, because: string])[]
}

const answers: Record<Question, Answer> = {
  recessive: {
    share: 12,
    inWords: 'a quarter',
    ratio: '3 dominant : 1 recessive',
    mistakes: [
      [3, 'This is the share of double recessives in a cross with two genes, one in sixteen.'],
      [9, 'This takes 3 in 16 from the ratio 9 : 3 : 3 : 1 of two genes.'],
      [16, 'This reads 3 : 1 as one in three; it means one in four.'],
      [24, 'This takes one of the parents as recessive, which gives equal numbers.'],
      [36, 'This is the number that show the dominant trait, the other class.'],
    ],
  },
  dominant: {
    share: 36,
    inWords: 'three quarters',
    ratio: '3 dominant : 1 recessive',
    mistakes: [
      [12, 'This is the number that show the recessive trait, the other class.'],
      [24, 'This takes one of the parents as recessive, which gives equal numbers.'],
      [32, 'This reads 3 : 1 as two in three; it means three in four.'],
      [45, 'This leaves out only one in sixteen, as in a cross with two genes.'],
      [48, 'This lets the dominant trait show in all, but some offspring get two recessive alleles.'],
      [40, 'This leaves out one in six, though one in four gets two recessive alleles.'],
    ],
  },
  heterozygous: {
    share: 24,
    inWords: 'a half',
    ratio: '1 homozygous dominant : 2 heterozygous : 1 homozygous recessive',
    mistakes: [
      [12, 'This is the number with two dominant alleles, not with one of each.'],
      [16, 'This gives each of the three genotypes the same share, one third.'],
      [9, 'This takes 3 in 16 from the ratio of a cross with two genes.'],
      [36, 'This counts all that show the dominant trait, the homozygous ones among them.'],
      [32, 'This takes two in three, which holds only among those with the dominant trait.'],
      [48, 'This takes all offspring to have the genotype of their parents.'],
    ],
  },
  backcross: {
    share: 24,
    inWords: 'a half',
    ratio: '1 dominant : 1 recessive',
    mistakes: [
      [12, 'This takes both parents as heterozygous, which would give one in four.'],
      [16, 'This takes one in three, a share that no cross of one gene gives.'],
      [3, 'This is the share of double recessives in a cross with two genes.'],
      [36, 'This takes three in four from the 3 : 1 ratio and for the wrong class.'],
      [32, 'This takes two in three, a share that no such cross gives.'],
      [48, 'This passes the recessive allele of one parent on and forgets the dominant one of the other.'],
    ],
  },
}

function stemOf({ trait: { plural, dominant, recessive, features }, asked, offspring }: Cross): string {
  const facts = `In ${plural}, the allele for ${features[0]} is dominant to that for ${features[1]}.`
  if (asked === 'backcross')
    return `${facts} Heterozygous parents were crossed with ${recessive} ones. Of ${offspring} offspring, the number expected to be ${recessive} is`
  const asking = { recessive, dominant, heterozygous: 'heterozygous' }[asked]
  return `${facts} Heterozygous parents were crossed with each other. Of ${offspring} offspring, the number expected to be ${asking} is`
}

/** The number expected in one class of the offspring of a cross with one gene. */
export const oneGene = form<Cross>({
  id: 'one-gene',
  difficulty: 'easy',
  draw: (random) => ({
    trait: random.pick(traits),
    asked: random.pick(['recessive', 'dominant', 'heterozygous', 'backcross'] as const),
    offspring: random.step(48, 480, 48),
  }),
  write: (cross) => {
    const { share, inWords, ratio, mistakes } = answers[cross.asked]
    const part = cross.offspring / 48
    const key = quantity(part * share)
    return {
      stem: stemOf(cross),
      key,
      slips: slipsAs(
        quantity,
        mistakes.map(([wrong, because]) => [part * wrong, because] as const),
      ),
      principle: `By Mendel's law of segregation each gamete gets one allele of a pair, so this cross gives ${ratio}.`,
      working: [`Expected number = ${inWords} of ${cross.offspring} = ${key.text}`],
      hints: ['Draw the Punnett square of the cross.', 'How many of its four boxes fit?'],
    }
  },
})
