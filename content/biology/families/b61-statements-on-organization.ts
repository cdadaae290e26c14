import { family } from '../../engine/family.ts'
import { statementsForm } from '../../engine/statements.ts'

const statements = statementsForm({
  id: 'statements',
  difficulty: 'hard',
  about: 'levels of organization of life',
  principle:
    'Cells form tissues, tissues form organs and organs form systems; single-celled organisms do all with one cell.',
  hints: [
    'Name one organism or part as an example of each statement.',
    'Is it one cell, cells of one kind, or several tissues that share a task?',
  ],
  statements: [
    {
      says: 'Blood is a tissue although its cells float in a liquid.',
      isTrue: true,
      fact: 'its cells have a common origin and serve one purpose, transport',
    },
    {
      says: 'The leaf is an organ made of several tissues.',
      isTrue: true,
      fact: 'epidermis, mesophyll and veins work together in it',
    },
    {
      says: 'Hydra has organs that are joined into systems.',
      isTrue: false,
      fact: 'Hydra has two layers of tissue but no organs',
    },
    {
      says: 'In Volvox the cells have divided their work completely.',
      isTrue: false,
      fact: 'Volvox is a colony whose cells are nearly alike',
    },
    {
      says: 'Amoeba carries out all its life processes within one cell.',
      isTrue: true,
      fact: 'it feeds, respires, excretes and reproduces as a single cell',
    },
    {
      says: 'A large animal has more surface for its volume than a small one.',
      isTrue: false,
      fact: 'volume grows faster than surface as the body gets larger',
    },
    {
      says: 'Specialized cells work more efficiently but depend on other cells.',
      isTrue: true,
      fact: 'a red cell carries oxygen well but cannot live alone',
    },
    {
      says: 'The onion bulb is a plant organ.',
      isTrue: true,
      fact: 'it is a shoot with leaves, stem and buds of several tissues',
    },
    {
      says: 'The heart of a mammal consists of muscle tissue only.',
      isTrue: false,
      fact: 'it has valves, nerves and blood vessels as well as muscle',
    },
    {
      says: 'Spirogyra is a filament of cells that are alike.',
      isTrue: true,
      fact: 'each of its cells can make food and divide by itself',
    },
  ],
})

export const organizationFacts = family(
  {
    id: 'b61',
    edition: 1,
    title: 'Statements on levels of organization of life',
    subject: 'biology',
    topicId: 'bio-organization',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 7,
  },
  [statements],
)
