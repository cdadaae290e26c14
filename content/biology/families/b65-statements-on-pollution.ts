import { family } from '../../engine/family.ts'
import { statementsForm } from '../../engine/statements.ts'

const statements = statementsForm({
  id: 'statements',
  difficulty: 'hard',
  about: 'pollution and its effects',
  principle: 'A pollutant harms by its amount, its effect on oxygen or light, and the time for which it stays.',
  hints: [
    'What does the substance do to oxygen, light or living cells?',
    'Follow it from its source: where does it go, what happens to it there, and how long does it stay?',
  ],
  statements: [
    {
      says: 'Sewage in a stream lowers the oxygen that is dissolved in it.',
      isTrue: true,
      fact: 'bacteria that break it down use up the oxygen',
    },
    {
      says: 'Carbon(II) oxide destroys the ozone layer.',
      isTrue: false,
      fact: 'chlorofluorocarbons do that; carbon(II) oxide poisons the blood',
    },
    {
      says: 'Sulphur(IV) oxide dissolves in rain to form an acid.',
      isTrue: true,
      fact: 'acid rain damages leaves, soils and roofs',
    },
    {
      says: 'A pesticide that is not broken down builds up along a food chain.',
      isTrue: true,
      fact: 'each consumer stores what was in all the prey it ate',
    },
    {
      says: 'Hot water from a factory holds more oxygen than cool river water.',
      isTrue: false,
      fact: 'gases dissolve less in warm water',
    },
    {
      says: 'Algal blooms follow when fertilizer is washed into a lake.',
      isTrue: true,
      fact: 'nitrates and phosphates let the algae grow fast',
    },
    {
      says: 'Noise cannot be called a pollutant because it is not a substance.',
      isTrue: false,
      fact: 'energy such as noise or heat pollutes too when it does harm',
    },
    {
      says: 'Lichens are scarce where the air holds much sulphur(IV) oxide.',
      isTrue: true,
      fact: 'they are sensitive to the gas and so show clean air',
    },
    {
      says: 'Plastic bags decay within weeks when buried in moist soil.',
      isTrue: false,
      fact: 'microbes can hardly attack plastics, which stay for years',
    },
    {
      says: 'Lead in the air of towns came largely from petrol.',
      isTrue: true,
      fact: 'lead compounds used to be added to petrol',
    },
  ],
})

export const pollutionFacts = family(
  {
    id: 'b65',
    edition: 1,
    title: 'Statements on pollution and its effects',
    subject: 'biology',
    topicId: 'bio-pollution',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 7,
  },
  [statements],
)
