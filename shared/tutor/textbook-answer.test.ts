import { expect, test } from 'vitest'
import { answerFromTextbook, isNothing, nothingFound } from './textbook-answer.ts'
import type { Passage } from './passages.ts'
import type { Found, TextbookSearch } from './textbook-search.ts'

function passage(changes: Partial<Found<Passage>> = {}): Found<Passage> {
  return {
    kind: 'note',
    subject: 'physics',
    topicId: 'phy-density',
    title: 'Density',
    heading: 'Floating',
    html: '<p>Ice floats.</p>',
    objectives: [],
    score: 80,
    coverage: 1,
    isOnMatter: true,
    ...changes,
  }
}

function searchOf(byWords: Record<string, Found<Passage>[]>): TextbookSearch {
  return { find: (asked) => byWords[asked] ?? [], knows: () => true, spellingsOf: () => [] }
}

const user = (content: string) => ({ role: 'user' as const, content })

// TUTOR-06
test('quotes the textbook and links to the topic', () => {
  const search = searchOf({ ice: [passage()] })
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

test('quotes at most three passages, and only those nearly as good as the best', () => {
  const search = searchOf({
    ice: [passage(), passage({ score: 75 }), passage({ score: 70 }), passage({ score: 65 })],
    snow: [passage(), passage({ score: 55 })],
  })
  expect(answerFromTextbook(search, [user('ice')]).quotes).toHaveLength(3)
  expect(answerFromTextbook(search, [user('snow')]).quotes).toHaveLength(1)
})

test.each([
  ['no passage', []],
  ['a passage without a word that the textbook teaches', [passage({ isOnMatter: false })]],
  ['a passage with less than half of the words', [passage({ coverage: 0.4 })]],
])('says that it has no answer if the search finds %s', (_, found) => {
  const { content, quotes } = answerFromTextbook(searchOf({ sky: found }), [user('sky')])
  expect(isNothing(content)).toBe(true)
  expect(quotes).toEqual([])
})

test('reads vague follow-up messages together with the question before them', () => {
  const search = searchOf({ 'ice explain more give me an example': [passage()], football: [] })
  const talk = [user('ice'), { role: 'assistant' as const, content: 'Well.' }, user('explain more')]
  expect(answerFromTextbook(search, [...talk, user('give me an example')]).quotes).toHaveLength(1)
})

test('ignores earlier messages if the last one is a question in its own right', () => {
  const search = searchOf({ ice: [passage()], 'ice football': [passage()] })
  expect(answerFromTextbook(search, [user('ice'), user('football')])).toEqual({ content: nothingFound, quotes: [] })
})

test('ignores messages that are not from the student', () => {
  const search = searchOf({ ice: [passage()] })
  expect(answerFromTextbook(search, [{ role: 'system', content: 'ice' }]).quotes).toEqual([])
})

test('escapes Markdown in the quoted text', () => {
  const search = searchOf({ ice: [passage({ html: '<p>2 * 3 * 4 &lt;b&gt; [x](javascript:y)</p>', heading: '' })] })
  expect(answerFromTextbook(search, [user('ice')]).content).toContain('> 2 \\* 3 \\* 4 \\<b\\> \\[x\\](javascript:y)')
})

test('offers the nearest topics where no passage answers', () => {
  const near = (topicId: string) => passage({ topicId, title: `The sky of ${topicId}`, coverage: 0.3 })
  const search = searchOf({ sky: ['phy-1', 'phy-1', 'phy-2', 'che-3', 'bio-4'].map(near) })
  const { content, quotes } = answerFromTextbook(search, [user('sky')])
  expect(quotes).toEqual([])
  expect(content).toBe(
    `${nothingFound}\n\nThe nearest topics are:\n\n- [The sky of phy-1](/topics/phy-1)\n- [The sky of phy-2](/topics/phy-2)\n- [The sky of che-3](/topics/che-3)`,
  )
  expect(isNothing(content)).toBe(true)
})

test.each([
  ['its title has none of the words', { title: 'Simple A.C. circuits', coverage: 0.4 }],
  ['it has only few of the words', { title: 'The sky', coverage: 0.1 }],
  ['its words are not taught', { title: 'The sky', coverage: 0.4, isOnMatter: false }],
])('offers no topic if %s, but says what it can help with', (_, changes) => {
  const { content } = answerFromTextbook(searchOf({ sky: [passage(changes)] }), [user('sky')])
  expect(content).toBe(nothingFound)
  expect(content).toContain('I can help with Physics, Chemistry, Biology, Mathematics and Use of English')
})
