import { expect, test } from 'vitest'
import { answerFromTextbook, nothingFound } from './textbook-answer.ts'
import type { FoundPassage, TextbookSearch } from './textbook-search.ts'

function passage(id: string, changes: Partial<FoundPassage> = {}): FoundPassage {
  return {
    id,
    kind: 'note',
    subject: 'physics',
    topicId: 'phy-density',
    title: 'Density',
    heading: 'Floating',
    html: '<p>Ice floats.</p>',
    text: 'Ice floats.',
    score: 80,
    coverage: 1,
    ...changes,
  }
}

function searchOf(byWords: Record<string, FoundPassage[]>): TextbookSearch {
  return { find: (asked) => byWords[asked] ?? [] }
}

const user = (content: string) => ({ role: 'user' as const, content })

// TUTOR-06
test('a reply quotes the textbook and links to the topic', () => {
  const search = searchOf({ ice: [passage('a')] })
  expect(answerFromTextbook(search, [user('ice')])).toEqual({
    content: 'From the textbook, [Density: Floating](/topics/phy-density):\n\n> Ice floats.',
    quotes: [
      {
        kind: 'note',
        subject: 'physics',
        topicId: 'phy-density',
        title: 'Density',
        heading: 'Floating',
        html: '<p>Ice floats.</p>',
      },
    ],
  })
})

test('only passages that fit nearly as well as the best are quoted beside it, three at most', () => {
  const search = searchOf({
    ice: [passage('a'), passage('b', { score: 70 }), passage('c', { score: 60 }), passage('d', { score: 50 })],
    one: [passage('a'), passage('b', { score: 20 })],
  })
  expect(answerFromTextbook(search, [user('ice')]).quotes).toHaveLength(3)
  expect(answerFromTextbook(search, [user('one')]).quotes).toHaveLength(1)
})

test.each([
  ['no passage', []],
  ['a passage that shares a word by chance', [passage('a', { score: 6 })]],
  ['a passage with less than half of the words', [passage('a', { coverage: 0.4 })]],
])('%s is no answer: the reply says so and makes nothing up', (_, found) => {
  expect(answerFromTextbook(searchOf({ sky: found }), [user('sky')])).toEqual({ content: nothingFound, quotes: [] })
})

test('a question that says nothing by itself goes on about the one before', () => {
  const search = searchOf({ 'ice explain more': [passage('a')] })
  const conversation = [user('ice'), { role: 'assistant' as const, content: 'Well.' }, user('explain more')]
  expect(answerFromTextbook(search, conversation).quotes).toHaveLength(1)
})

test('messages of others than the student are no question', () => {
  const search = searchOf({ ice: [passage('a')] })
  expect(answerFromTextbook(search, [{ role: 'system', content: 'ice' }]).quotes).toEqual([])
})

test('signs of a text are no Markdown', () => {
  const search = searchOf({ ice: [passage('a', { text: '2 * 3 * 4 <b> [x](javascript:y)', heading: '' })] })
  expect(answerFromTextbook(search, [user('ice')]).content).toContain('> 2 \\* 3 \\* 4 \\<b\\> \\[x\\](javascript:y)')
})
