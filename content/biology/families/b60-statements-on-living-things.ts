import { family } from '../../engine/family.ts'
import { statementsForm } from '../../engine/statements.ts'

const statements = statementsForm({
  id: 'statements',
  difficulty: 'hard',
  about: 'living things and their classification',
  principle: 'A sign of life or a rule of classification must hold for every member of the group.',
  hints: [
    'Test each statement by itself with an example you know.',
    'Can you name one living thing for which the statement fails?',
  ],
  statements: [
    {
      says: 'A virus respires while it is outside a host cell.',
      isTrue: false,
      fact: 'outside a host a virus shows no life process at all',
    },
    {
      says: 'Plants respire by day as well as by night.',
      isTrue: true,
      fact: 'every living cell needs energy at all hours',
    },
    {
      says: 'Members of one genus always belong to the same family.',
      isTrue: true,
      fact: 'a genus is a smaller group inside one family',
    },
    {
      says: 'In a scientific name the species name begins with a capital letter.',
      isTrue: false,
      fact: 'only the genus has a capital, as in Zea mays',
    },
    {
      says: 'Growth of an animal adds new living matter from within.',
      isTrue: true,
      fact: 'food is built into new protoplasm, unlike the growth of a crystal',
    },
    {
      says: 'Movement of a maize plant is limited to its parts.',
      isTrue: true,
      fact: 'a shoot may bend to light while the whole plant stays rooted',
    },
    {
      says: 'Animals are heterotrophs while green plants are autotrophs.',
      isTrue: true,
      fact: 'animals take in ready-made food and green plants make their own',
    },
    {
      says: 'Fungi belong to the plant kingdom because their cells have walls.',
      isTrue: false,
      fact: 'fungi have no chlorophyll and form a kingdom apart',
    },
    {
      says: 'Organisms of one order are more alike than those of one genus.',
      isTrue: false,
      fact: 'the genus is the smaller group, so its members are more alike',
    },
    {
      says: 'Excretion is the removal of undigested food from the gut.',
      isTrue: false,
      fact: 'that is egestion; excretion removes wastes made in the cells',
    },
  ],
})

export const livingThings = family(
  {
    id: 'b60',
    edition: 1,
    title: 'Statements on living things and their classification',
    subject: 'biology',
    topicId: 'bio-characteristics',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 7,
  },
  [statements],
)
