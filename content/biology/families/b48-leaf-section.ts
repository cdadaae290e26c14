import { family } from '../../engine/family.ts'
import { leafSection } from '../figures/diagrams.ts'
import { labelledForms } from '../forms/b47-labelled.ts'

export const leafLayers = family(
  {
    id: 'b48',
    edition: 1,
    title: 'The layers of a leaf',
    subject: 'biology',
    topicId: 'bio-plant-structure',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 10,
  },
  labelledForms(leafSection),
)
