import type { ShownQuestion } from '@sabi/shared/content/question'

/** The last resort of a phone that has nothing else: a question of the bank as it stands there, so that its answer counts. */
export const builtInQuestion: ShownQuestion = {
  id: 'bio-nervous-02',
  version: 1,
  subject: 'biology',
  topicId: 'bio-nervous',
  examType: 'JAMB',
  difficulty: 'medium',
  text: 'A boy touches a hot pot and pulls his hand away before he feels pain. This is possible because the',
  options: [
    'spinal cord sends out the response first',
    'brain makes a quick decision to move',
    'impulse travels directly from skin to muscle',
    'hormones reach the muscle before impulses',
  ],
  correctOption: 0,
  explanation:
    'In a spinal reflex the impulse passes from the receptor along a sensory neurone to the spinal cord and straight out to the muscle. It reaches the brain, where pain is felt, a little later. This is possible because the spinal cord sends out the response first.',
  reasons: [
    null,
    'The brain learns of the event later; it does not begin this reflex.',
    'An impulse passes through the spinal cord; skin and muscle are not joined directly.',
    'Hormones travel in the blood and act far more slowly than nerves.',
  ],
  hints: ['Where is pain felt?', 'Which part of the nervous system lies on the shortest path?'],
  canShuffle: true,
  source: null,
  imageUrl: null,
}
