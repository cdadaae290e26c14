import { expect, it } from 'vitest'
import { anEligibility } from '../testing/generator.ts'
import { hintBefore } from './offer.ts'

const locked = anEligibility({ canGenerateMore: false, examTypes: [], missing: 12 })
const english = anEligibility({ subject: 'english', canGenerateMore: false, examTypes: [], missing: 45 })
const onlyNeco = anEligibility({ examTypes: ['NECO'] })
const biology = anEligibility({ subject: 'biology', canGenerateMore: false, examTypes: [], missing: 1 })

// GEN-02
it.each([
  ['nothing stands between', [anEligibility()], 'physics', 'JAMB', null],
  ['more answers', [locked], 'physics', 'JAMB', 'Answer 12 more different physics questions to unlock new ones.'],
  ['one more answer', [biology], 'biology', 'ALL', 'Answer 1 more different biology question to unlock new ones.'],
  [
    'more answers in Use of English',
    [english],
    'english',
    'ALL',
    'Answer 45 more different Use of English questions to unlock new ones.',
  ],
  ['an exam', [anEligibility()], 'physics', 'ALL', 'Choose an exam to generate new questions.'],
  ['the one exam that is practised enough', [onlyNeco], 'physics', 'JAMB', 'Choose NECO to generate new questions.'],
  ['a subject', [biology, anEligibility()], 'ALL', 'JAMB', 'Choose a subject to generate new questions.'],
  [
    'the nearest subject',
    [locked, biology],
    'ALL',
    'ALL',
    'Answer 1 more different biology question to unlock new ones.',
  ],
  ['another subject', [], 'physics', 'JAMB', 'Choose another subject to generate new questions.'],
] as const)('says what is before new questions: %s', (...[, progress, subject, examType, hint]) => {
  expect(hintBefore(progress, { subject, examType })).toBe(hint)
})
