import type { Bank, BankQuestion } from '@sabi/shared/content/bank'
import { difficulties, examTypes, subjectIds, type SubjectId } from '@sabi/shared/content/question'

const unitsPerSubject = 11
const questionsPerTopic = 6

/**
 * A small bank of made-up questions: five subjects, eleven units with one topic each, six questions a topic (two of them
 * variants of one family), a note for the first unit of each. The key of question n is option n mod 4.
 */
export const testBank: Bank = {
  version: 'test-1',
  topics: subjectIds.flatMap((subject) => range(unitsPerSubject).map((unit) => topicOf(subject, unit + 1))),
  notes: subjectIds.map((subject) => ({
    topicId: topicId(subject, 1),
    objectives: [`Say what unit 1 of ${subject} is about`],
    sections: [{ title: '', html: `<p>Unit 1 of ${subject}.</p>` }],
  })),
  questions: subjectIds.flatMap((subject) =>
    range(unitsPerSubject).flatMap((unit) => range(questionsPerTopic).map((n) => questionOf(subject, unit + 1, n))),
  ),
}

function topicOf(subject: SubjectId, unit: number): Bank['topics'][number] {
  return {
    id: topicId(subject, unit),
    title: `Topic ${unit} of ${subject}`,
    description: `What unit ${unit} of ${subject} is about.`,
    level: 'SS1',
    subject,
    unit,
    unitTitle: `Unit ${unit}`,
  }
}

function questionOf(subject: SubjectId, unit: number, n: number): BankQuestion {
  const id = `${topicId(subject, unit)}-${n}`
  return {
    id,
    version: 1,
    subject,
    topicId: topicId(subject, unit),
    unit,
    examType: examTypes[n % 3] ?? 'JAMB',
    difficulty: difficulties[n % 3] ?? 'easy',
    text: `Question ${n} of unit ${unit} in ${subject}`,
    options: ['first', 'second', 'third', 'fourth'],
    correctOption: n % 4,
    explanation: `The key is option number ${n % 4}.`,
    reasons: range(4).map((option) => (option === n % 4 ? null : 'It is another one.')),
    hints: ['Look closely.'],
    canShuffle: false,
    isCalculation: n % 2 === 0,
    family: n < 2 ? `family-${topicId(subject, unit)}` : null,
    source: 'Made up for tests',
    imageUrl: null,
    contentHash: `hash of ${id}`,
  }
}

function topicId(subject: SubjectId, unit: number): string {
  return `${subject.slice(0, 3)}-${unit}`
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}
