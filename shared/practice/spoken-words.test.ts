import { expect, it } from 'vitest'
import { spokenWords } from './spoken-words.ts'

const order = [2, 0, 1]

it('names the words of a question about sounds in the order that is shown', () => {
  expect(spokenWords({ topicId: 'eng-vowels', options: ['steak', 'meat', 'wealth'] }, order)).toEqual([
    'wealth',
    'steak',
    'meat',
  ])
})

it('names a word once of which only the stress differs, and never in capitals', () => {
  const options = ['CONversation', 'converSAtion', 'converSATION']
  expect(spokenWords({ topicId: 'eng-word-stress', options }, order)).toEqual(['conversation'])
})

it.each([
  ['symbols', { topicId: 'eng-consonants', options: ['/fɪəs/', 'fierce', 'force'] }],
  ['another topic', { topicId: 'eng-synonyms', options: ['steak', 'meat', 'wealth'] }],
  ['a sentence to stress', { topicId: 'eng-emphatic-stress', options: ['Did ADA call?', 'a', 'b'] }],
])('names none for %s', (_, question) => {
  expect(spokenWords(question, order)).toEqual([])
})
