import { expect, test } from 'vitest'
import { aTopic } from './builders.ts'
import { ofLevel, searchTopics } from './topic-search.ts'

const topics = [
  aTopic('ohm', { title: 'Ohm’s law and resistance', description: 'How current follows voltage.', level: 'SS2' }),
  aTopic('cells', { title: 'Electric cells', description: 'Where a current comes from.', level: 'SS1' }),
  aTopic('lenses', { title: 'Lenses', description: 'Images by refraction.', level: 'SS2' }),
]

// TOPICS-03
test.each([
  ['', ['ohm', 'cells', 'lenses']],
  ['   ', ['ohm', 'cells', 'lenses']],
  ['LENS', ['lenses']],
  ['current', ['ohm', 'cells']],
  ["ohm's law", ['ohm']],
  ['réfraction', ['lenses']],
  ['voltage ohm', ['ohm']],
  ['ohm lenses', []],
  ['.*', []],
])('a search for "%s" over titles and descriptions finds %j', (search, ids) => {
  expect(searchTopics(topics, search).map(({ id }) => id)).toEqual(ids)
})

// TOPICS-03
test('a level keeps the topics of that school year, and all keeps all', () => {
  expect(ofLevel(topics, 'SS2').map(({ id }) => id)).toEqual(['ohm', 'lenses'])
  expect(ofLevel(topics, 'SS3')).toEqual([])
  expect(ofLevel(topics, 'all')).toEqual(topics)
})
