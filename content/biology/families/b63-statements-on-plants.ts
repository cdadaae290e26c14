import { family } from '../../engine/family.ts'
import { statementsForm } from '../../engine/statements.ts'

const statements = statementsForm({
  id: 'statements',
  difficulty: 'hard',
  about: 'groups of plants',
  principle:
    'From algae to seed plants the plant body gets roots, vessels and seeds, and needs less water to reproduce.',
  hints: [
    'Picture one plant of each group: has it roots, xylem, flowers or seeds?',
    'How do the gametes of that group meet, and which generation is larger?',
  ],
  statements: [
    { says: 'Mosses have no true roots.', isTrue: true, fact: 'thread-like rhizoids fix a moss and absorb water' },
    {
      says: 'Ferns reproduce by means of seeds.',
      isTrue: false,
      fact: 'ferns form spores; seeds first occur in gymnosperms',
    },
    { says: 'The leafy moss plant is haploid.', isTrue: true, fact: 'it grows from a spore and bears the sex organs' },
    {
      says: 'In ferns, the sporophyte is the larger generation.',
      isTrue: true,
      fact: 'the fern plant with leaves is the sporophyte',
    },
    {
      says: 'The seeds of pine are enclosed in fruits.',
      isTrue: false,
      fact: 'pine is a gymnosperm and its seeds lie bare on cone scales',
    },
    { says: 'Fertilization in mosses needs a film of water.', isTrue: true, fact: 'the male gametes swim to the egg' },
    {
      says: 'Algae such as Spirogyra have roots but no leaves.',
      isTrue: false,
      fact: 'an alga has a simple thallus without roots, stem or leaves',
    },
    {
      says: 'Monocotyledons have flower parts in fours or fives.',
      isTrue: false,
      fact: 'they have floral parts in threes; dicotyledons in fours or fives',
    },
    {
      says: 'Flowering plants need no outside water for fertilization.',
      isTrue: true,
      fact: 'pollen tubes carry the male nuclei to the egg',
    },
    {
      says: 'Bryophytes have well-developed xylem and phloem.',
      isTrue: false,
      fact: 'bryophytes lack vascular tissue, which first appears in ferns',
    },
  ],
})

export const plantFacts = family(
  {
    id: 'b63',
    edition: 1,
    title: 'Statements on groups of plants',
    subject: 'biology',
    topicId: 'bio-plants',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 7,
  },
  [statements],
)
