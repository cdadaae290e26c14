import { form, type Slip } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { contrasts, type Contrast } from './b36-contrasts.ts'

interface Pair {
  organism: string
  genotype: string
  offspring: string
  first: Contrast
  second: Contrast
}

interface Cross {
  pair: Pair
  number: number
  isFirstDominant: boolean
  isSecondDominant: boolean
}

const pairs: readonly Pair[] = [
  {
    organism: 'pea plants',
    genotype: 'RrYy',
    offspring: 'seeds',
    first: contrasts.seedShape,
    second: contrasts.seedColour,
  },
  {
    organism: 'pea plants',
    genotype: 'TtPp',
    offspring: 'seedlings',
    first: contrasts.growth,
    second: contrasts.flowers,
  },
  {
    organism: 'guinea pigs',
    genotype: 'BbSs',
    offspring: 'young',
    first: contrasts.blackOrBrown,
    second: contrasts.hair,
  },
  {
    organism: 'tomato plants',
    genotype: 'RrTt',
    offspring: 'seedlings',
    first: contrasts.fruit,
    second: contrasts.growth,
  },
]

/** Mistakes by the share of the key in sixteenths; their shares are in 64ths. */
const mistakes: Record<9 | 3 | 1, readonly (readonly [share: number, because: string])[]> = {
  9: [
    [12, 'This is 3 in 16, a class with one dominant and one recessive trait.'],
    [4, 'This is 1 in 16, the class with both recessive traits.'],
    [16, 'This gives the four classes equal shares, as a test cross would.'],
    [48, 'This looks at one gene only, where three in four are dominant.'],
    [60, 'This leaves out only the class with both recessive traits.'],
    [40, 'This adds 9 and 1 in 16 and so counts the double recessives as well.'],
  ],
  3: [
    [4, 'This is 1 in 16, the class with both recessive traits.'],
    [8, 'This multiplies a half by a quarter; the dominant trait has three quarters.'],
    [6, 'This halves 3 in 16, as if the class were shared between two genes.'],
    [16, 'This gives the four classes equal shares, as a test cross would.'],
    [36, 'This is 9 in 16, the class with both dominant traits.'],
    [24, 'This adds the two classes that have one dominant and one recessive trait.'],
  ],
  1: [
    [1, 'This is 1 in 64, the share for three genes and not for two.'],
    [2, 'This halves the share again, though two genes give one in sixteen.'],
    [3, 'This takes three in sixty-four, three quarters of the share of the class.'],
    [12, 'This is 3 in 16, a class with one dominant and one recessive trait.'],
    [16, 'This looks at one gene only, where one in four is recessive.'],
    [8, 'This multiplies a half by a quarter; both recessive traits have a quarter each.'],
  ],
}

function sixteenths({ isFirstDominant, isSecondDominant }: Cross): 9 | 3 | 1 {
  if (isFirstDominant && isSecondDominant) return 9
  return isFirstDominant || isSecondDominant ? 3 : 1
}

/** The number expected in one class of the offspring of two double heterozygotes. */
export const twoGenes = form<Cross>({
  id: 'two-genes',
  difficulty: 'medium',
  draw: (random) => ({
    pair: random.pick(pairs),
    number: random.step(64, 640, 64),
    isFirstDominant: random.int(0, 1) === 1,
    isSecondDominant: random.int(0, 1) === 1,
  }),
  write: (cross) => {
    const { pair, number, isFirstDominant, isSecondDominant } = cross
    const { organism, genotype, offspring, first, second } = pair
    const share = sixteenths(cross)
    const key = quantity((number * share) / 16)
    const asked = `${isFirstDominant ? first.dominant : first.recessive} and ${isSecondDominant ? second.dominant : second.recessive}`
    const slips = mistakes[share].map(([wrong, because]): Slip => ({ ...quantity((number * wrong) / 64), because }))
    return {
      stem: `In ${organism}, the allele for ${first.features[0]} is dominant to that for ${first.features[1]}, and the allele for ${second.features[0]} to that for ${second.features[1]}. The genes assort independently. Crosses of ${genotype} with ${genotype} gave ${number} ${offspring}. The number expected to be ${asked} is`,
      key,
      slips,
      principle: "By Mendel's law of independent assortment two double heterozygotes give the ratio 9 : 3 : 3 : 1.",
      working: [`The class ${asked} is ${share} in 16`, `Number = ${number} × ${share} ÷ 16 = ${key.text}`],
      hints: ['What share of the offspring shows each trait?', 'Multiply the shares of the two traits.'],
    }
  },
})
