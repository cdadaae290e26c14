import { form, type Slip } from '../../engine/family.ts'
import { contrasts, type Contrast } from './b36-contrasts.ts'

interface Trait extends Contrast {
  organism: string
  letter: string
}

interface Litter {
  trait: Trait
  cross: 'pure' | 'backcross' | 'heterozygous'
  dominantCount: number
  recessiveCount: number
}

const traits: readonly Trait[] = [
  { organism: 'pea plants', letter: 'T', ...contrasts.growth },
  {
    organism: 'pea plants',
    letter: 'R',
    ...contrasts.seedShape,
    dominant: 'round-seeded',
    recessive: 'wrinkle-seeded',
  },
  { organism: 'tomato plants', letter: 'R', ...contrasts.fruit },
  { organism: 'fruit flies', letter: 'L', ...contrasts.wings },
  { organism: 'maize plants', letter: 'P', ...contrasts.grains },
]

interface Pattern {
  pair: string
  gives: string
}

/** The offspring of each pair of parents; D is the dominant and d the recessive allele. */
const patterns: readonly Pattern[] = [
  { pair: 'DD × dd', gives: 'only dominant offspring from unlike parents' },
  { pair: 'Dd × dd', gives: 'dominant and recessive offspring in equal numbers' },
  { pair: 'Dd × Dd', gives: 'three dominant offspring to one recessive' },
  { pair: 'DD × Dd', gives: 'only dominant offspring from parents that both look dominant' },
  { pair: 'dd × dd', gives: 'only recessive offspring' },
]

const pairOf = { pure: 'DD × dd', backcross: 'Dd × dd', heterozygous: 'Dd × Dd' } as const
const ratioOf = { pure: 'all dominant', backcross: 'about 1 : 1', heterozygous: 'about 3 : 1' } as const

const inLetters = (pair: string, letter: string): string =>
  pair.replaceAll('D', letter).replaceAll('d', letter.toLowerCase())

function stemOf({ trait, cross, dominantCount, recessiveCount }: Litter): string {
  const { organism, dominant, recessive, features, letter } = trait
  const facts = `In ${organism}, the allele for ${features[0]} (${letter}) is dominant to that for ${features[1]} (${letter.toLowerCase()}).`
  if (cross === 'pure')
    return `${facts} A ${dominant} parent crossed with a ${recessive} one gave ${dominantCount} offspring, all ${dominant}. The parents are most likely`
  return `${facts} One cross gave ${dominantCount} ${dominant} and ${recessiveCount} ${recessive} offspring. The parents are most likely`
}

/** The genotypes of the parents from the numbers of their offspring. */
export const parentsOf = form<Litter>({
  id: 'parents',
  difficulty: 'medium',
  draw: (random) => {
    const trait = random.pick(traits)
    const cross = random.pick(['pure', 'backcross', 'heterozygous'] as const)
    const recessiveCount = cross === 'pure' ? 0 : random.int(60, 130)
    const drift = random.int(-5, 5)
    const dominantCount = {
      pure: random.int(80, 240),
      backcross: recessiveCount + drift,
      heterozygous: 3 * recessiveCount + drift,
    }
    return { trait, cross, dominantCount: dominantCount[cross], recessiveCount }
  },
  write: (litter) => {
    const { trait, cross } = litter
    const key = { text: inLetters(pairOf[cross], trait.letter) }
    const slips = patterns
      .filter(({ pair }) => pair !== pairOf[cross])
      .map(({ pair, gives }): Slip => ({
        text: inLetters(pair, trait.letter),
        because: `This pair gives ${gives}, which is not what the cross showed.`,
      }))
    return {
      stem: stemOf(litter),
      key,
      slips,
      principle: "By Mendel's law of segregation the ratio of the offspring shows which gametes the parents formed.",
      working: [
        `The offspring are ${ratioOf[cross]}, ${litter.recessiveCount} of them recessive`,
        `The cross that gives this is ${key.text}`,
      ],
      hints: [
        'What is the ratio of the two kinds of offspring?',
        'A recessive offspring gets a recessive allele from each parent.',
      ],
    }
  },
})
