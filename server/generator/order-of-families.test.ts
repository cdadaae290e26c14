import { expect, test } from 'vitest'
import { topicsToWriteOn } from './order-of-families.ts'

test('writes on topics without families first, then on the weakest, and last on those never practised', () => {
  const answers = (topicId: string, correct: number) => ({ topicId, answered: 10, correct })
  const history = {
    topics: [answers('strong', 8), answers('strong', 10), answers('weak', 2), answers('bare', 9)],
    familiesSeen: [],
  }
  const topicIds = ['new', 'strong', 'weak', 'bare', 'bare-new']
  expect(topicsToWriteOn(topicIds, { withFamilies: ['new', 'strong', 'weak'], history })).toEqual([
    'bare',
    'bare-new',
    'weak',
    'strong',
    'new',
  ])
})

test('writes nothing in English that needs a passage or a spoken form', () => {
  const history = { topics: [], familiesSeen: [] }
  const topicIds = ['eng-cloze', 'eng-prose', 'eng-concord', 'eng-word-stress', 'eng-spelling']
  expect(topicsToWriteOn(topicIds, { withFamilies: ['eng-prose'], history })).toEqual(['eng-concord', 'eng-spelling'])
})
