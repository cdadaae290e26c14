import { family } from '../../engine/family.ts'
import { statementsForm } from '../../engine/statements.ts'

const statements = statementsForm({
  id: 'statements',
  difficulty: 'hard',
  about: 'habitats and biomes of Nigeria',
  principle: 'Living things of a habitat are fitted to its water, salt, light, oxygen and temperature.',
  hints: ['Which factor of the habitat does each statement speak of?', 'Think of one plant or animal of that place.'],
  statements: [
    {
      says: 'Rainfall in Nigeria generally increases from the coast to the north.',
      isTrue: false,
      fact: 'it falls from over 2,000 mm on the coast to under 600 mm in the north',
    },
    {
      says: 'Mangrove trees grow in salty, waterlogged mud.',
      isTrue: true,
      fact: 'stilt and breathing roots fit them for the swamps of the delta',
    },
    {
      says: 'Trees of the Guinea savanna have thick, fire-resisting bark.',
      isTrue: true,
      fact: 'such bark protects them from the bush fires of the dry season',
    },
    {
      says: 'An estuary has the same salinity at all hours of the day.',
      isTrue: false,
      fact: 'its salinity rises with the tide and falls with river water',
    },
    {
      says: 'Plants that float on a pond receive more light than those on its bed.',
      isTrue: true,
      fact: 'water and mud absorb the light on its way down',
    },
    {
      says: 'A fresh-water fish loses water to its surroundings by osmosis.',
      isTrue: false,
      fact: 'its body fluids are more concentrated, so water enters',
    },
    {
      says: 'The Sahel has a shorter rainy season than the forest zone.',
      isTrue: true,
      fact: 'its rains last three to four months only',
    },
    {
      says: 'The floor of a tropical rain forest is covered with tall grass.',
      isTrue: false,
      fact: 'too little light reaches the floor for grass to grow',
    },
    {
      says: 'Animals between tide marks must endure drying and waves.',
      isTrue: true,
      fact: 'they are left bare twice a day and beaten by the sea',
    },
    {
      says: 'Plankton of the open sea includes producers.',
      isTrue: true,
      fact: 'tiny algae in the plankton make the food of the sea',
    },
  ],
})

export const habitatFacts = family(
  {
    id: 'b64',
    edition: 1,
    title: 'Statements on habitats and biomes of Nigeria',
    subject: 'biology',
    topicId: 'bio-habitats-biomes',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 7,
  },
  [statements],
)
