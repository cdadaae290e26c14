import { family } from '../../engine/family.ts'
import { plantCell } from '../figures/diagrams.ts'
import { labelledForms } from '../forms/b47-labelled.ts'

export const plantCellParts = family(
  {
    id: 'b47',
    edition: 1,
    title: 'The parts of a plant cell',
    subject: 'biology',
    topicId: 'bio-cell',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 10,
  },
  labelledForms(plantCell),
)
