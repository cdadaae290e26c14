import type { ShownQuestion } from '@sabi/shared/content/question'

/**
 * The last resort of a phone without questions: a copy of a question in the bank, so that its answer counts; a short
 * one, because everyone loads it.
 */
export const builtInQuestion: ShownQuestion = {
  id: 'b09-1-25',
  version: 4,
  subject: 'biology',
  topicId: 'bio-growth',
  examType: 'WAEC',
  difficulty: 'easy',
  text: 'In meiosis, what comes directly after prophase II?',
  options: ['anaphase II', 'metaphase I', 'metaphase II', 'anaphase I'],
  correctOption: 2,
  explanation:
    'Meiosis has two divisions: the first parts the pairs, the second parts the chromatids.\nThe whole sequence: prophase I, metaphase I, anaphase I, telophase I, prophase II, metaphase II, anaphase II, telophase II\nDirectly after prophase II comes metaphase II',
  reasons: [
    'In anaphase II the chromatids of each chromosome part; this is one step after metaphase II.',
    'In metaphase I pairs of chromosomes lie at the equator; this is four steps before metaphase II.',
    null,
    'In anaphase I the two chromosomes of each pair part; this is three steps before metaphase II.',
  ],
  hints: [
    'Each division goes through the same four phases. In what order?',
    'Does it belong to the parting of pairs or to the parting of chromatids?',
  ],
  canShuffle: true,
  source: null,
  imageUrl: null,
}
