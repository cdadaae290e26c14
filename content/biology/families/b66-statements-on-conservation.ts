import { family } from '../../engine/family.ts'
import { statementsForm } from '../../engine/statements.ts'

const statements = statementsForm({
  id: 'statements',
  difficulty: 'hard',
  about: 'conservation of natural resources',
  principle: 'Conservation is the wise use of resources, so that they remain for later years.',
  hints: ['Does the practice let the resource renew itself?', 'Is the resource renewed by nature, and how fast?'],
  statements: [
    {
      says: 'Conservation forbids any use of natural resources.',
      isTrue: false,
      fact: 'it means wise use, so that they last',
    },
    { says: 'Crude oil is a non-renewable resource.', isTrue: true, fact: 'it takes millions of years to form' },
    { says: 'Nets with wide meshes let young fish escape.', isTrue: true, fact: 'the young can then grow and breed' },
    {
      says: 'Bush burning every year increases the humus of the soil.',
      isTrue: false,
      fact: 'fire destroys litter and the organisms that form humus',
    },
    {
      says: 'Planting of legumes in rotation helps to conserve soil nitrogen.',
      isTrue: true,
      fact: 'bacteria in their root nodules fix nitrogen',
    },
    {
      says: 'Ridges made down a slope reduce soil erosion.',
      isTrue: false,
      fact: 'water runs down between them; ridges should follow the contour',
    },
    {
      says: 'Game reserves protect animals in their natural habitat.',
      isTrue: true,
      fact: 'hunting is banned or controlled there',
    },
    {
      says: 'Forests help to keep streams flowing in the dry season.',
      isTrue: true,
      fact: 'their soil takes up rain and lets it out slowly',
    },
    {
      says: 'Timber lasts for ever however fast a forest is felled.',
      isTrue: false,
      fact: 'if felling exceeds regrowth, the timber runs out',
    },
    {
      says: 'Zoos and gene banks conserve species outside their habitat.',
      isTrue: true,
      fact: 'they keep breeding stock and seeds in safety',
    },
  ],
})

export const conservationFacts = family(
  {
    id: 'b66',
    edition: 1,
    title: 'Statements on conservation of natural resources',
    subject: 'biology',
    topicId: 'bio-conservation',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 7,
  },
  [statements],
)
