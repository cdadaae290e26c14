import { family } from '../../engine/family.ts'
import { flower } from '../figures/diagrams.ts'
import { labelledForms } from '../forms/b47-labelled.ts'

export const flowerParts = family(
  {
    id: 'b49',
    edition: 1,
    title: 'The parts of a flower',
    subject: 'biology',
    topicId: 'bio-flowering',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 10,
  },
  labelledForms(flower),
)
