import { family } from '../../engine/family.ts'
import { statementsForm } from '../../engine/statements.ts'

const statements = statementsForm({
  id: 'statements',
  difficulty: 'hard',
  about: 'bacteria, protists and fungi',
  principle: 'Bacteria have no true nucleus; protists have one; fungi have one too but no chlorophyll.',
  hints: [
    'Picture one organism of each group: its cell, its food and the way it moves or multiplies.',
    'Has the group a nucleus with a membrane, and has it chlorophyll?',
  ],
  statements: [
    {
      says: 'Bacteria have their genetic material free in the cytoplasm.',
      isTrue: true,
      fact: 'they have no membrane around a nucleus',
    },
    {
      says: 'Fungi make their own food in the dark.',
      isTrue: false,
      fact: 'fungi have no chlorophyll and absorb food made by others',
    },
    {
      says: 'Mushrooms digest their food outside their cells.',
      isTrue: true,
      fact: 'hyphae give out enzymes and absorb what is dissolved',
    },
    {
      says: 'Paramecium moves with the help of cilia.',
      isTrue: true,
      fact: 'many short cilia beat together along its surface',
    },
    {
      says: 'All bacteria are harmful to man.',
      isTrue: false,
      fact: 'many are useful, as those that make yoghurt and fix nitrogen',
    },
    {
      says: 'Plasmodium is a protist that lives as a parasite.',
      isTrue: true,
      fact: 'it feeds on red blood cells and causes malaria',
    },
    {
      says: 'The cell wall of most fungi is made of chitin.',
      isTrue: true,
      fact: 'chitin, and not cellulose, strengthens the walls of hyphae',
    },
    {
      says: 'Euglena cannot feed when it is kept in the dark.',
      isTrue: false,
      fact: 'in the dark Euglena absorbs dissolved food from the water',
    },
    {
      says: 'Yeast reproduces by budding.',
      isTrue: true,
      fact: 'an outgrowth of the cell gets a nucleus and breaks away',
    },
    {
      says: 'Blue-green algae have chloroplasts with a double membrane.',
      isTrue: false,
      fact: 'their chlorophyll is spread in the cytoplasm, without chloroplasts',
    },
  ],
})

export const microbeFacts = family(
  {
    id: 'b62',
    edition: 1,
    title: 'Statements on bacteria, protists and fungi',
    subject: 'biology',
    topicId: 'bio-microbes-fungi',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 7,
  },
  [statements],
)
