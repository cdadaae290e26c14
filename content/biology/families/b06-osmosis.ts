import { family } from '../../engine/family.ts'
import { cellOutcome } from '../forms/b06-outcome.ts'
import { threeCells } from '../forms/b06-three-cells.ts'
import { isotonicPoint, percentageChange } from '../forms/b06-tissue.ts'

export const osmosis = family(
  {
    id: 'b06',
    edition: 1,
    title: 'Osmosis in cells and tissues',
    subject: 'biology',
    topicId: 'bio-cell-environment',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 20,
  },
  [cellOutcome, percentageChange, threeCells, isotonicPoint],
)
