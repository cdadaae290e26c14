import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'
import { findQuestionIds } from './question-finder.ts'
import { createTextbookSearch } from './textbook-search.ts'
import { createTopicFinder } from './topic-finder.ts'

const noPause = async () => {}
const topics = [
  { id: 'phy-current', title: 'Current electricity', description: "Ohm's law and resistance." },
  { id: 'phy-motion', title: 'Linear motion', description: 'Speed and acceleration.' },
  { id: 'che-acids', title: 'Acids and bases', description: 'What turns litmus red. Molar solutions.' },
  { id: 'bio-disease', title: 'Diseases', description: 'How they spread.' },
]
const note = (topicId: string, title: string, html: string) => ({
  topicId,
  title: topics.find(({ id }) => id === topicId)?.title ?? topicId,
  unit: 1,
  unitTitle: 'A unit',
  objectives: ['Know it'],
  sections: [{ title, html }],
})
const passages = passagesOf(
  {
    format: 1,
    subject: 'physics',
    notes: [
      note('phy-motion', 'Equations', '<p>Here v = u + at, and v² = u² + 2as. So 4 = 2 + 2.</p>'),
      note('che-acids', 'Strong acids', '<p>Tetraoxosulphate(VI) acid, H₂SO₄, is strong.</p>'),
      note('bio-disease', 'Mosquitoes', '<p>They carry malaria.</p>'),
      note('gone', 'Strong acids', '<p>H₂SO₄, H₂SO₄.</p>'),
    ],
  },
  [
    { id: 'q1', family: 'f', topicId: 'phy-current', text: 'Find the p.d.', explanation: 'By V = IR.' },
    { id: 'q2', family: 'f', topicId: 'phy-current', text: 'Find the p.d. now.', explanation: 'By V = IR.' },
    { id: 'q3', family: null, topicId: 'bio-disease', text: 'What carries malaria?', explanation: 'A mosquito.' },
  ],
)
const textbook = await createTextbookSearch(passages, noPause)
const finder = await createTopicFinder(topics, textbook, noPause)
const byTitles = await createTopicFinder(topics, null, noPause)

// FIND-01
test.each([
  ['ohms law', 'phy-current', 'topic', ''],
  ['v=u+at', 'phy-motion', 'note', 'Equations'],
  ['V = U + AT', 'phy-motion', 'note', 'Equations'],
  ['v^2=u^2+2as', 'phy-motion', 'note', 'Equations'],
  ['h2so4', 'che-acids', 'note', 'Strong acids'],
  ['v = ir', 'phy-current', 'explanation', 'Find the p.d.'],
  ['malaria', 'bio-disease', 'note', 'Mosquitoes'],
  ['mosquitos', 'bio-disease', 'note', 'Mosquitoes'],
  ['accel', 'phy-motion', 'topic', ''],
])('answers "%s" with %s, matched in its %s "%s"', (asked, topicId, kind, heading) => {
  expect(finder.find(asked)[0]).toEqual({ topicId, kind, heading })
})

// FIND-01
test.each([
  ['ohms law', ['phy-current']],
  ['litmuss', ['che-acids']],
  ['accel', ['phy-motion']],
  ['zebra', []],
  ['what is the', []],
])('finds topics for "%s" by titles and descriptions only: %j', (asked, ids) => {
  expect(byTitles.find(asked).map(({ topicId }) => topicId)).toEqual(ids)
})

test('does not correct a word that the notes contain', () => {
  expect(finder.find('malaria').map(({ topicId }) => topicId)).toEqual(['bio-disease'])
})

test('ignores notes of topics that no longer exist', () => {
  expect(finder.find('h2so4').map(({ topicId }) => topicId)).toEqual(['che-acids'])
})

test('finds one question per family, and none for words that no question contains', () => {
  expect(findQuestionIds(textbook, 'v=ir')).toEqual(['q1'])
  expect(findQuestionIds(textbook, 'malaria')).toEqual(['q3'])
  expect(findQuestionIds(textbook, 'litmus')).toEqual([])
})

test('returns every spelling of a word in the texts', () => {
  expect(textbook.spellingsOf('mosquitos').sort()).toEqual(['mosquito', 'mosquitoes'])
  expect(textbook.spellingsOf('the')).toEqual([])
})
