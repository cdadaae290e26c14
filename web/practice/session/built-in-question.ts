import type { ShownQuestion } from '@sabi/shared/content/question'

/**
 * The last resort of a phone without questions: a copy of a question in the bank, so that its answer counts; a short
 * one, because everyone loads it.
 */
export const builtInQuestion: ShownQuestion = {
  id: 'b09-1-25',
  version: 3,
  subject: 'biology',
  topicId: 'bio-growth',
  examType: 'JAMB',
  difficulty: 'easy',
  text: 'In meiosis, what comes directly after prophase II?',
  options: ['telophase I', 'anaphase I', 'metaphase II', 'prophase I'],
  correctOption: 2,
  explanation:
    'Meiosis has two divisions: the first parts the pairs, the second parts the chromatids.\nThe whole sequence: prophase I, metaphase I, anaphase I, telophase I, prophase II, metaphase II, anaphase II, telophase II\nDirectly after prophase II comes metaphase II',
  reasons: [
    'This is out of place: it comes before metaphase II.',
    'This is out of place: it comes before metaphase II.',
    null,
    'This is out of place: it comes before metaphase II.',
  ],
  hints: ['With what does the sequence start?', 'Go through the whole sequence from its start.'],
  canShuffle: true,
  source: null,
  imageUrl: null,
}
