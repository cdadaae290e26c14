import { form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { slipsAs } from '../slips.ts'
import { sexLinkedAnswers, type SexLinkedAnswer, type Mother } from './b36-sex-linked-answers.ts'

interface Couple {
  index: number
  trait: string
}

const percent = (value: number) => quantity(value, '%')

const mothers: Record<Mother, (trait: string) => string> = {
  free: (trait) => `A woman without the allele for ${trait}`,
  carrier: (trait) => `A woman who is a carrier of ${trait}`,
  affected: (trait) => `A woman with ${trait}`,
}

const mothersAlleles: Record<Mother, string> = {
  free: 'two normal X chromosomes',
  carrier: 'one normal X and one with the allele',
  affected: 'two X chromosomes with the allele',
}

function working(
  { mother, isFatherAffected, child, asked, percent: share }: SexLinkedAnswer,
  keyText: string,
): string[] {
  const boxes = { son: 2, daughter: 2, child: 4 }[child]
  const noun = { son: 'sons', daughter: 'daughters', child: 'children' }[child]
  return [
    `Mother: ${mothersAlleles[mother]}; father: one X ${isFatherAffected ? 'with' : 'without'} the allele, and Y`,
    `${(share * boxes) / 100} of the ${boxes} kinds of ${noun} ${asked === 'affected' ? 'have the condition' : 'are carriers'}: ${keyText}`,
  ]
}

/** The chance that a child of a couple has or carries a condition whose gene lies on the X chromosome. */
export const sexLinked = form<Couple>({
  id: 'sex-linked',
  difficulty: 'hard',
  draw: (random) => {
    const index = random.int(0, sexLinkedAnswers.length - 1)
    const trait = random.pick(['red-green colour blindness', 'haemophilia'] as const)
    return sexLinkedAnswers[index]?.mother === 'affected' && trait === 'haemophilia' ? null : { index, trait }
  },
  write: ({ index, trait }) => {
    const answer = sexLinkedAnswers[index]
    if (answer === undefined) throw new RangeError(`No answer ${index}`)
    const key = percent(answer.percent)
    const father = answer.isFatherAffected ? 'a man with the condition' : 'a man without the condition'
    const asked = answer.asked === 'affected' ? 'has the condition' : 'is a carrier'
    return {
      stem: `${mothers[answer.mother](trait)}, a sex-linked recessive condition, marries ${father}. The chance that a ${answer.child} of theirs ${asked} is`,
      key,
      slips: slipsAs(percent, answer.mistakes),
      principle:
        'A sex-linked gene lies on the X chromosome: a son has his only X from his mother, a daughter one from each parent.',
      working: working(answer, key.text),
      hints: ['Which chromosome does a son get from his father?', 'Draw the cross with X and Y, the allele on X.'],
    }
  },
})
