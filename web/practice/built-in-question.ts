import type { ShownQuestion } from '@sabi/shared/content/question'

/**
 * The last resort of a phone that has nothing else: a question of the bank as it stands there, so that its answer counts; one
 * of the shortest, since everybody loads it.
 */
export const builtInQuestion: ShownQuestion = {
  id: 'b09-1-31',
  version: 1,
  subject: 'biology',
  topicId: 'bio-growth',
  examType: 'NECO',
  difficulty: 'easy',
  text: 'In the life of one mosquito, what comes directly before the adult?',
  options: ['pupa', 'larva', 'nymph', 'egg'],
  correctOption: 0,
  explanation:
    'Complete metamorphosis has four stages, with a pupa in which the body is rebuilt.\nThe whole sequence: egg, larva, pupa, adult\nDirectly before the adult comes the pupa',
  reasons: [
    null,
    'This is out of place: it comes before the pupa.',
    'A nymph belongs to incomplete metamorphosis; this insect has none in its life.',
    'This is out of place: it comes before the pupa.',
  ],
  hints: ['With what does the sequence start?', 'Go through the whole sequence from its start.'],
  canShuffle: true,
  source: null,
  imageUrl: null,
}
