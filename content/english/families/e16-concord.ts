import { family } from '../../engine/family.ts'
import { companyForm, countedForm, distanceForm, nearerForm } from '../grammar/concord.ts'

export const concord = family(
  {
    id: 'e16',
    edition: 1,
    title: 'Agreement of verb and subject',
    subject: 'english',
    topicId: 'eng-concord',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 30,
  },
  [distanceForm, companyForm, nearerForm, countedForm],
)
