import { expect, test } from 'vitest'
import type { Textbook } from '../content/note.ts'
import { createTextbookSearch, passagesOf } from './textbook-search.ts'

const note = (topicId: string, title: string, html: string) => ({
  topicId,
  title,
  unit: 1,
  unitTitle: 'A unit',
  objectives: [`Describe ${title}`],
  sections: [
    { title: '', html: `<p>${title} in short.</p>` },
    { title: 'Worked example', html },
  ],
})
const book: Textbook = {
  format: 1,
  subject: 'physics',
  notes: [
    note('phy-density', 'Density', '<p>Ice floats on water because it expands when it freezes.</p>'),
    note('phy-power', 'Power', '<p>A pump of 2 kW lifts water faster than one of 1 kW.</p>'),
  ],
}
const question = (id: string, family: string | null, text: string) => ({
  id,
  family,
  topicId: 'phy-power',
  text,
  explanation: 'Power is work divided by time.',
})
const search = await createTextbookSearch(
  passagesOf(book, [
    question('one', 'p01', 'A crane lifts a load. What is its power?'),
    question('two', 'p01', 'A crane lifts another load. What is its power?'),
    question('three', null, 'Which unit is that of power?'),
  ]),
)
const first = (asked: string) => search.find(asked)[0]

// TUTOR-04
test('a question in everyday words finds the section that answers it', () => {
  expect(first('Why does ice float on water?')).toMatchObject({ topicId: 'phy-density', heading: 'Worked example' })
  expect(first('pls what is DENSITY')).toMatchObject({ topicId: 'phy-density', kind: 'note' })
})

test('endings and small slips of spelling do not matter', () => {
  expect(first('why is ice floating')?.topicId).toBe('phy-density')
  expect(first('expandes when it freeze')?.topicId).toBe('phy-density')
})

test('explanations of questions are found too, one of a family', () => {
  const found = search.find('crane lifting a load', 10).filter(({ kind }) => kind === 'explanation')
  expect(found.map(({ id }) => id)).toEqual(['one'])
  expect(found[0]).toMatchObject({ title: 'Power', html: 'Power is work divided by time.' })
})

test.each(['', '   ', '???', 'what is the', 'zzyzx'])('%o finds nothing', (asked) => {
  expect(search.find(asked)).toEqual([])
})

test('no words of a student are taken for a pattern or a tag', () => {
  expect(search.find('<script>alert(xss)</script> .* [a-z]+ $& constructor __proto__')).toEqual([])
})
