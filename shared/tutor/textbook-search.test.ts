import { expect, test } from 'vitest'
import type { Textbook } from '../content/note.ts'
import { passagesOf } from './passages.ts'
import { createTextbookSearch } from './textbook-search.ts'

const note = (topicId: string, title: string, html: string) => ({
  topicId,
  title,
  unit: 1,
  unitTitle: 'A unit',
  objectives: [`Describe ${title}`],
  sections: [
    { title: '', html: `<p>${title} begins with a story about a market.</p>` },
    { title: `About ${title}`, html },
    { title: 'Worked example', html: `<p>A case of ${title} in numbers.</p>` },
  ],
})
const book: Textbook = {
  format: 1,
  subject: 'physics',
  notes: [
    note('phy-density', 'Density', '<p>Ice floats on water because it <strong>expands</strong> when it freezes.</p>'),
    note('phy-power', 'Power', '<p>A pump of 2 kW lifts water faster than one of 1 kW. Nigeria needs both.</p>'),
    note('phy-cells', 'Cells', '<p>The e.m.f. of a cell. Wires expand, and some wires expand and expand.</p>'),
    note(
      'phy-gases',
      'Gases',
      "<p><strong>Boyle's law</strong>: pressure times volume. Tetraoxosulphate(VI) dries it.</p>",
    ),
  ],
}
book.notes.push({ ...note('bio-parks', 'Parks', ''), sections: [{ title: 'In Nigeria', html: '<p>A park.</p>' }] })
const question = (family: string | null, text: string) => ({
  id: text,
  family,
  topicId: 'phy-power',
  text,
  explanation: 'Power is work divided by time.',
})
let pauses = 0
const search = await createTextbookSearch(
  passagesOf(book, [
    question('p01', 'A crane lifts a load. What is its power?'),
    question('p01', 'A crane lifts another load. What is its power?'),
    ...Array.from({ length: 40 }, (_, number) => question(null, `Which unit has lamp ${number}?`)),
  ]),
  async () => void pauses++,
)
const first = (asked: string) => search.find(asked)[0]

// TUTOR-04
test.each([
  ['everyday words', 'Why does ice float on water?', 'phy-density'],
  ['the name of a topic', 'pls what is DENSITY', 'phy-density'],
  ['other endings', 'why is ice floating when it freeze', 'phy-density'],
  ['spelling mistakes', 'expnad', 'phy-density'],
  ['Pidgin around the name', 'abeg wetin be density', 'phy-density'],
  ['a name without its apostrophe', 'boyles law', 'phy-gases'],
  ['an abbreviation without its dots', 'emf', 'phy-cells'],
  ['words that the notes replace with others', 'sulphuric', 'phy-gases'],
])('finds the right note for %s', (_, asked, topicId) => {
  expect(first(asked)).toMatchObject({ topicId, kind: 'note' })
})

test('ranks a section that explains a word (in bold) above one that merely repeats it', () => {
  expect(search.find('expand').map(({ topicId }) => topicId)).toEqual(['phy-density', 'phy-cells'])
})

test('ranks a section above the opening story, and the worked example first if the student asks for one', () => {
  expect(first('density')?.heading).toBe('About Density')
  expect(first('calculate density with numbers')?.heading).toBe('Worked example')
})

test('finds explanations of questions, one per family', () => {
  const found = search.find('crane lifting a load', 10).filter(({ kind }) => kind === 'explanation')
  expect(found.map(({ heading }) => heading)).toEqual(['A crane lifts a load. What is its power?'])
  expect(found[0]).toMatchObject({ title: 'Power', html: 'Power is work divided by time.' })
})

test('tells words that the textbook teaches from words that it merely uses', () => {
  expect(first('nigeria')?.isOnMatter).toBe(false)
  expect(first('power')?.isOnMatter).toBe(true)
})

test('does not take the name of the country for what a lesson teaches', () => {
  expect(search.find('president of Nigeria').filter(({ isOnMatter }) => isOnMatter)).toEqual([])
  expect(first('parks in Nigeria')).toMatchObject({ topicId: 'bio-parks', isOnMatter: true })
})

test('lets an unknown word lower the coverage more than a common one', () => {
  expect(first('chelsea and power')?.coverage).toBeLessThan(0.5)
})

test.each(['', '   ', '???', 'what is the', 'zzyzx'])('finds nothing for %o', (asked) => {
  expect(search.find(asked)).toEqual([])
})

test('never reads a student’s words as a pattern or a tag', () => {
  expect(search.find('<script>alert(xss)</script> .* [a-z]+ $& constructor __proto__')).toEqual([])
})

test('pauses while it builds the index, so that the page stays usable', () => {
  expect(pauses).toBeGreaterThan(1)
})

test('limits spelling correction for a message full of made-up words', () => {
  const madeUp = Array.from(
    { length: 30 },
    (_, number) => `f${'aeiou'[number % 5] ?? ''}${'bcdfgh'[number % 6] ?? ''}quaxi`,
  )
  expect(search.find(madeUp.slice(0, 19).join(' ') + ' dencity')).not.toEqual([])
  expect(search.find(madeUp.join(' ') + ' dencity')).toEqual([])
})

async function searchIn(notes: Textbook['notes'], english = '') {
  const passages = [
    ...passagesOf({ ...book, notes }),
    ...passagesOf({ ...book, subject: 'english', notes: [note('eng-reading', 'Reading', `<p>${english}</p>`)] }),
  ]
  return createTextbookSearch(passages, async () => {})
}

// TUTOR-04
test('looks for the words of a sum, not for its numbers', async () => {
  const own = await searchIn([
    note('mat-change', 'Change', '<p>Differentiate each term.</p>'),
    note('mat-curves', 'Curves', '<p>At 3x² + 2x and 7 the curve turns.</p>'),
  ])
  expect(own.find('differentiate 3x^2 + 2x')[0]?.topicId).toBe('mat-change')
  expect(own.find('3x² + 2x')[0]?.topicId).toBe('mat-curves')
})

// TUTOR-04
test('takes a word that only notes of science have for a term, and one of everyday life for none', async () => {
  const own = await searchIn([note('bio-genes', 'Genes', '<p>DNA may break as a car does.</p>')], 'A car came.')
  expect(own.find('what is DNA')[0]?.isOnMatter).toBe(true)
  expect(own.find('car')[0]?.isOnMatter).toBe(false)
})

// TUTOR-04
test('takes a section with most of many everyday words for one on the matter', async () => {
  const own = await searchIn(
    [note('phy-fluids', 'Fluids', '<p>The stone sinks and the ship sails.</p>')],
    'The ship, the stone. It sinks.',
  )
  const found = own.find('why does a stone sink but not a ship')
  expect(found.find(({ topicId }) => topicId === 'phy-fluids')?.isOnMatter).toBe(true)
  expect(own.find('ship')[0]?.isOnMatter).toBe(false)
})

// TUTOR-04
test('prefers the topic that is called as the student says', async () => {
  const own = await searchIn([
    note('phy-liquids', 'Liquids', '<p><strong>Electrolysis</strong>: electrolysis in electrolysis cells.</p>'),
    note('che-electrolysis', 'Electrolysis', '<p>Ions carry the current through a long vessel.</p>'),
  ])
  expect(own.find('electrolysis')[0]?.topicId).toBe('che-electrolysis')
})

// TUTOR-04
test('lets the name of a topic count for more than a side of it', async () => {
  const own = await searchIn([
    note('bio-organs', 'Organs', '<p>The liver stores sugar.</p>'),
    ...[1, 2, 3].map((one) => note(`bio-liver-${one}`, `Other ${one}`, '<p>A liver.</p>')),
    note('mat-maps', 'Maps', '<p>A function.</p>'),
  ])
  expect(own.find('functions of the liver').find(({ topicId }) => topicId === 'mat-maps')?.coverage).toBeLessThan(0.5)
})
