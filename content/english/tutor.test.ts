import { topicsOf } from '@sabi/shared/content/syllabus'
import { answerWithoutModel } from '@sabi/shared/tutor/answer'
import { passagesOf } from '@sabi/shared/tutor/passages'
import { nothingFound } from '@sabi/shared/tutor/textbook-answer'
import { createTextbookSearch } from '@sabi/shared/tutor/textbook-search'
import { expect, test } from 'vitest'
import { assemble } from '../build/assemble.ts'
import { textbooksOf } from '../build/packs.ts'
import { readSources } from '../build/sources.ts'

const { notes, syllabus } = assemble(readSources())
const search = await createTextbookSearch(
  textbooksOf(notes, topicsOf(syllabus)).flatMap((textbook) => passagesOf(textbook)),
  () => Promise.resolve(),
)

const answerTo = (content: string) => answerWithoutModel({ search, messages: [{ role: 'user', content }], boards: [] })

// TUTOR-06
test.each([
  ['What is concord?', 'eng-concord'],
  ['which verb goes with neither and nor', 'eng-concord'],
  ['what is a question tag', 'eng-reported-speech'],
  ['how do i change direct speech to reported speech', 'eng-reported-speech'],
  ['explain phrasal verbs', 'eng-prepositions'],
  ['what is the present perfect tense', 'eng-tense'],
  ['abeg wetin be homophone', 'eng-rhymes'],
  ['what is a synonym', 'eng-synonyms'],
  ['how do I answer a comprehension passage', 'eng-comprehension'],
])('the tutor answers from the notes: %s', (asked, topicId) => {
  expect(answerTo(asked).quotes[0]).toMatchObject({ kind: 'note', subject: 'english', topicId })
})

test('the tutor does not take the words of example sentences for what it teaches', () => {
  expect(answerTo('Who won the match yesterday?')).toMatchObject({ content: nothingFound, quotes: [] })
})
