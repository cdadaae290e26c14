import { family } from '../../engine/family.ts'
import { identifyByKey, separatedByKey } from '../forms/b50-key.ts'
import { closest, sharedGroups } from '../forms/b50-kinship.ts'

export const keysAndGroups = family(
  {
    id: 'b50',
    edition: 1,
    title: 'Using keys and tables of classification',
    subject: 'biology',
    topicId: 'bio-characteristics',
    exams: ['JAMB', 'WAEC'],
    isCalculation: false,
    published: 14,
  },
  [identifyByKey, separatedByKey, closest, sharedGroups],
)
