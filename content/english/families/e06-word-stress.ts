import { family } from '../../engine/family.ts'
import { capitalsForm, nthForm, sameForm } from '../forms/stress.ts'

export const wordStress = family(
  {
    id: 'e06',
    edition: 1,
    title: 'The stressed syllable of a word',
    subject: 'english',
    topicId: 'eng-word-stress',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: false,
    published: 60,
  },
  [capitalsForm, nthForm, sameForm],
)
