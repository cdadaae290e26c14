import type { Generation, SubjectEligibility } from '@sabi/shared/generator/calls'
import { aQuestion } from '@sabi/shared/practice/builders'

/** A subject in which questions can be generated for every exam. */
export function anEligibility(changes: Partial<SubjectEligibility> = {}): SubjectEligibility {
  return {
    subject: 'physics',
    attempted: 60,
    total: 1200,
    accuracy: 70,
    canGenerateMore: true,
    examTypes: ['JAMB', 'WAEC', 'NECO'],
    missing: 0,
    ...changes,
  }
}

/** A finished generation with this many questions, `new1`, `new2`, …; their key is the second option. */
export function aGeneration(count: number, changes: Partial<Generation> = {}): Generation {
  const questions = Array.from({ length: count }, (_, index) =>
    aQuestion(`new${index + 1}`, { canShuffle: false, origin: index === 0 ? 'variant' : 'model' }),
  )
  return {
    id: '0190b5a0-0000-4000-8000-00000000a11e',
    subject: 'physics',
    examType: 'JAMB',
    state: 'done',
    wanted: 50,
    startedAt: '2026-11-21T09:00:00.000Z',
    finishedAt: '2026-11-21T09:00:12.000Z',
    message: null,
    questions,
    count,
    ...changes,
  }
}
