import { form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { slipsAs } from '../slips.ts'

interface Genotype {
  /** One pair of letters a gene: 'Aa', 'BB', 'cc'. */
  pairs: readonly string[]
}

const isHeterozygous = (pair: string): boolean => pair.charAt(0) !== pair.charAt(1)
const kinds = (value: number) => quantity(value)

/** How many kinds of gametes a genotype forms when its genes assort independently. */
export const kindsOfGametes = form<Genotype>({
  id: 'gamete-kinds',
  difficulty: 'hard',
  draw: (random) => {
    const letters = ['A', 'B', 'D', 'E', 'G'].slice(0, random.int(3, 5))
    const pairs = letters.map((letter) => {
      const small = letter.toLowerCase()
      return random.pick([letter + small, letter + small, letter + letter, small + small])
    })
    const heterozygous = pairs.filter(isHeterozygous).length
    return heterozygous >= 2 && heterozygous < pairs.length ? { pairs } : null
  },
  write: ({ pairs }) => {
    const genotype = pairs.join('')
    const mixed = pairs.filter(isHeterozygous)
    const count = mixed.length
    const key = kinds(2 ** count)
    return {
      stem: `An organism has the genotype ${genotype}. If its genes assort independently, how many kinds of gametes can it form?`,
      key,
      slips: slipsAs(kinds, [
        [count, 'This counts the heterozygous pairs, but each of them doubles the number of kinds.'],
        [2 * count, 'This adds two for each heterozygous pair; the choices must be multiplied.'],
        [count + 1, 'This adds one kind for each heterozygous pair instead of doubling.'],
        [2 * pairs.length, 'This counts the letters of the genotype, not the ways to combine them.'],
        [2 ** pairs.length, 'This counts the homozygous pairs as well, though they offer no choice.'],
        [3 ** count, 'This is the number of genotypes that selfing could give, not of gametes.'],
        [4 ** count, 'This is the number of boxes of the Punnett square of two such parents.'],
      ]),
      principle: 'Each heterozygous pair of alleles doubles the kinds of gametes; a homozygous pair adds none.',
      working: [
        `Heterozygous pairs: ${mixed.join(', ')}, so ${count} choices between two`,
        `Kinds of gametes: ${Array.from({ length: count }, () => '2').join(' × ')} = ${key.text}`,
      ],
      hints: ['Which of the pairs offer a choice between two letters?', 'Multiply the numbers of choices.'],
    }
  },
})
