import { family } from '../../engine/family.ts'
import { statementsForm } from '../../engine/statements.ts'

const statements = statementsForm({
  id: 'statements',
  difficulty: 'hard',
  about: 'theories and evidence of evolution',
  principle:
    'Darwin explained evolution by natural selection among varied offspring, Lamarck by use, disuse and inherited gains.',
  hints: [
    'Which evidence speaks for or against each statement: fossils, embryos, breeding or the theory of a scientist?',
    'If it speaks of a change, is this change in the genes, so that it can be inherited?',
  ],
  statements: [
    {
      says: 'Lamarck held that characters acquired in life are inherited.',
      isTrue: true,
      fact: 'he thought that use and disuse change organs and the young inherit it',
    },
    {
      says: 'Natural selection acts on variation that is already present.',
      isTrue: true,
      fact: 'it favours some variants but does not create them',
    },
    {
      says: 'Analogous organs are the best evidence of common ancestry.',
      isTrue: false,
      fact: 'they share a use, not an origin; homologous organs show ancestry',
    },
    {
      says: 'Mutation is a source of new variation.',
      isTrue: true,
      fact: 'it produces new alleles on which selection can act',
    },
    {
      says: 'A drug makes bacteria change their genes to become resistant.',
      isTrue: false,
      fact: 'resistant ones are there by chance and survive the drug',
    },
    {
      says: 'Fossils in deeper undisturbed layers are older.',
      isTrue: true,
      fact: 'later layers are laid down on top of earlier ones',
    },
    {
      says: "The fittest animals in Darwin's sense are always the strongest.",
      isTrue: false,
      fact: 'the fittest are those that leave most offspring',
    },
    {
      says: 'Embryos of fish, birds and mammals look alike at early stages.',
      isTrue: true,
      fact: 'the likeness points to a common ancestor',
    },
    {
      says: 'Muscles built by exercise are inherited by the children of an athlete.',
      isTrue: false,
      fact: 'exercise does not change the genes in the gametes',
    },
    {
      says: 'Populations cut off from each other may become separate species.',
      isTrue: true,
      fact: 'each adapts to its own place until they no longer interbreed',
    },
  ],
})

export const evolutionFacts = family(
  {
    id: 'b67',
    edition: 1,
    title: 'Statements on theories and evidence of evolution',
    subject: 'biology',
    topicId: 'bio-evolution',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 7,
  },
  [statements],
)
