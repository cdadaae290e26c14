import { family } from '../../engine/family.ts'
import { barShare, histogramMode } from '../forms/m55-columns.ts'
import { ogiveAbove, ogiveQuartile } from '../forms/m55-ogives.ts'
import { pieNumber, pieOther } from '../forms/m55-pies.ts'

export const charts = family(
  {
    id: 'm55',
    edition: 1,
    title: 'Reading pie charts, bar charts, histograms and ogives',
    subject: 'mathematics',
    topicId: 'mat-data',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 48,
  },
  [pieNumber, barShare, ogiveAbove, pieOther, histogramMode, ogiveQuartile],
)
