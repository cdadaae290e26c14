import { expect, it } from 'vitest'
import type { RawRow } from '../../raw.ts'
import {
  abstractList,
  drawing,
  list,
  listItem,
  paragraph,
  runs,
  table,
  textBox,
  wordPackage,
  type WordParts,
} from '../../testing/word-package.ts'
import { readDocx } from './docx.ts'
import { run } from '../fixtures.ts'

function para(text: string, properties = ''): string {
  return paragraph(runs(text), properties)
}

function rowsOf(parts: WordParts): readonly RawRow[] {
  return readDocx(wordPackage(parts)).rows
}

function lettersOf(rows: readonly RawRow[]): (string | null)[] {
  return rows.map(({ key }) => (key.kind === 'letter' ? key.value : null))
}

const decimal = { format: 'decimal', text: '%1.' }
const options = ['A. x', 'B. y', 'C. z'].map((text) => para(text)).join('')

it('numbers questions and options as Word does, on two levels of one list', () => {
  const question = para('Which?', listItem(1, 0)) + ['x', 'y', 'z'].map((text) => para(text, listItem(1, 1))).join('')
  const rows = rowsOf({
    numbering: abstractList(0, [decimal, { format: 'lowerLetter', text: '(%2)' }]) + list(1, 0),
    body: question.repeat(3) + para('ANSWERS') + para('1. B 2. C 3. A'),
  })
  expect(rows.map(({ place, options }) => [place, ...options])).toEqual(
    [1, 2, 3].map((number) => [`question ${number}`, 'x', 'y', 'z']),
  )
  expect(lettersOf(rows)).toEqual(['B', 'C', 'A'])
})

it('continues the numbers of a list in another that shares its definition, unless that starts again', () => {
  const numbering = abstractList(0, [decimal]) + list(1, 0) + list(2, 0) + list(3, 0, 1)
  const body = [1, 2, 3].map((id) => para('Which?', listItem(id, 0)) + options).join('')
  expect(rowsOf({ numbering, body }).map(({ place }) => place)).toEqual(['question 1', 'question 2', 'question 1'])
})

it('takes the list of a paragraph from its style, and none where the paragraph says 0', () => {
  const style =
    '<w:style w:type="paragraph" w:styleId="Base"><w:name w:val="Base"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Q"><w:name w:val="Q"/><w:basedOn w:val="Base"/></w:style>'
  const none = `<w:pStyle w:val="Q"/>${listItem(0, 0)}`
  const body = para('Which?', '<w:pStyle w:val="Q"/>') + para('More of it.', none) + options
  const rows = rowsOf({ numbering: abstractList(0, [decimal]) + list(1, 0), styles: style, body })
  expect(rows.map(({ text }) => text)).toEqual(['Which?\nMore of it.'])
})

it('refuses options whose letters in Word continue those of the question before', () => {
  const numbering =
    abstractList(0, [decimal]) + abstractList(1, [{ format: 'upperLetter', text: '%1.' }]) + list(1, 0) + list(2, 1)
  const question = para('Which?', listItem(1, 0)) + ['w', 'x'].map((text) => para(text, listItem(2, 0))).join('')
  const { rows, refused } = readDocx(wordPackage({ numbering, body: question.repeat(2) }))
  expect(rows.map(({ place }) => place)).toEqual(['question 1'])
  expect(refused.map(({ place }) => place)).toEqual(['question 2'])
})

const marks = [
  '<w:b/>',
  '<w:u w:val="single"/>',
  '<w:highlight w:val="yellow"/>',
  '<w:shd w:fill="FFFF00"/>',
  '<w:color w:val="FF0000"/>',
]

function markedQuestion(number: number, right: readonly number[], properties: string): string {
  const shown = ['x', 'y', 'z'].map((text, place) =>
    paragraph(run(`${'ABC'.charAt(place)}. `) + run(text, right.includes(place) ? properties : '')),
  )
  return para(`${number}. Which?`) + shown.join('')
}

it.each(marks)('takes the marked option of every question as its key: %s', (properties) => {
  const body = [2, 0, 1].map((right, index) => markedQuestion(index + 1, [right], properties)).join('')
  expect(lettersOf(rowsOf({ body }))).toEqual(['C', 'A', 'B'])
})

it.each([
  ['two marked options in one question', [[2], [0, 1], [1]]],
  ['no marked option in one question', [[2], [], [1]]],
  ['the same letter everywhere', [[0], [0], [0]]],
])('takes no marks for keys with %s', (_, rights) => {
  const body = rights.map((right, index) => markedQuestion(index + 1, right, '<w:b/>')).join('')
  expect(lettersOf(rowsOf({ body }))).toEqual([null, null, null])
})

it('refuses a question whose mark and whose answer differ', () => {
  const body = [2, 0, 1].map((right, index) => markedQuestion(index + 1, [right], '<w:b/>')).join('')
  const { refused } = readDocx(wordPackage({ body: `${body}${para('ANSWERS')}${para('1. C 2. B 3. B')}` }))
  expect(refused).toMatchObject([{ place: 'question 2', reason: 'key-conflict' }])
})

it('reads a document as it looks with all tracked changes accepted, whatever its runs', () => {
  const changed =
    '<w:ins w:id="1">' +
    run('new') +
    '</w:ins><w:del w:id="2"><w:r><w:delText>old</w:delText></w:r></w:del>' +
    '<w:moveFrom w:id="3">' +
    run('gone') +
    '</w:moveFrom>' +
    '<w:smartTag w:element="x">' +
    run('er') +
    '</w:smartTag>'
  const deletedEnd = '<w:rPr><w:del w:id="4"/></w:rPr>'
  const hidden = run(' hidden', '<w:vanish/>')
  const body = paragraph(run('1. Which is the '), deletedEnd) + paragraph(changed + run(' one?') + hidden) + options
  expect(rowsOf({ body })).toMatchObject([{ text: 'Which is the newer one?', options: ['x', 'y', 'z'] }])
})

it('refuses words that are struck out', () => {
  const body = paragraph(run('1. Which ') + run('not', '<w:strike/>') + run(' is it?')) + options
  expect(readDocx(wordPackage({ body })).refused).toMatchObject([{ reason: 'damaged' }])
})

it('keeps underlined and slanted words of a question apart from the others', () => {
  const body =
    paragraph(
      run('1. Name the element ') +
        run('Na', '<w:u w:val="single"/>') +
        run('Cl of ') +
        run('Zea', '<w:i/>') +
        run('.'),
    ) + options
  expect(rowsOf({ body }).map(({ text }) => text)).toEqual(['Name the element <u>Na</u>Cl of <i>Zea</i>.'])
})

it.each([
  [String.raw`\frac{3x}{6}`, String.raw`$\frac{3x}{6}$`],
  [String.raw`\sqrt{x^{2}+1}`, String.raw`$\sqrt{x^{2}+1}$`],
  [String.raw`x_{1}^{2}`, '$x_{1}^{2}$'],
  [String.raw`\sqrt[3]{8}`, String.raw`$\sqrt[3]{8}$`],
  [String.raw`\sin x`, String.raw`$\sin \ x$`],
])('reads the equation %s', (latex, source) => {
  expect(
    rowsOf({ body: para(`1. Find $${latex}$.`) + options }).map(({ text }) => text.replaceAll(/\s+\$/g, ' $')),
  ).toEqual([`Find ${source}.`])
})

it.each([
  [
    'an equation of an unknown kind',
    '<m:oMath><m:phant><m:e><m:r><m:t>x</m:t></m:r></m:e></m:phant></m:oMath>',
    'formula-broken',
  ],
  ['an old equation', '<w:r><w:object><o:OLEObject ProgID="Equation.3"/></w:object></w:r>', 'formula-broken'],
  [
    'a field with an equation',
    '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText> EQ \\f(1,2) </w:instrText><w:fldChar w:fldCharType="end"/></w:r>',
    'formula-broken',
  ],
  ['an unknown letter of a symbol font', '<w:r><w:sym w:font="Wingdings 3" w:char="F021"/></w:r>', 'damaged'],
])('refuses a question with %s', (_, inner, reason) => {
  const { refused } = readDocx(wordPackage({ body: paragraph(run('1. Find ') + inner) + options }))
  expect(refused).toMatchObject([{ reason }])
})

it.each([drawing, textBox('40 kg')])('says that a question has a picture', (inner) => {
  const body = paragraph(run('1. Which?') + inner) + options
  expect(rowsOf({ body }).map(({ image }) => image)).toEqual(['a picture in the document'])
})

it('reads letters of the Symbol font', () => {
  const symbols =
    run('\uF061 ', '<w:rFonts w:ascii="Symbol"/>') +
    run('p', '<w:rFonts w:ascii="Symbol"/>') +
    '<w:r><w:sym w:font="Symbol" w:char="F0A3"/></w:r>'
  expect(rowsOf({ body: paragraph(run('1. Is ') + symbols + run(' 4?')) + options }).map(({ text }) => text)).toEqual([
    'Is α π≤ 4?',
  ])
})

it('reads a table with one question in each row', () => {
  const head = ['S/N', 'Question', 'A', 'B', 'C', 'Answer'].map((cell) => para(cell))
  const rows = rowsOf({ body: table([head, ['1', 'Which?', 'x', 'y', 'z', 'B'].map((cell) => para(cell))]) })
  expect(rows).toMatchObject([{ text: 'Which?', options: ['x', 'y', 'z'], key: { kind: 'letter', value: 'B' } }])
})

it('reads cells that only put text side by side, column by column', () => {
  const questions = (first: number): string =>
    [first, first + 1].map((number) => para(`${number}. Which?`) + options).join('')
  expect(rowsOf({ body: table([[questions(1), questions(3)]]) }).map(({ place }) => place)).toEqual(
    [1, 2, 3, 4].map((number) => `question ${number}`),
  )
})

it('refuses a question with a table of data in it', () => {
  const data = table([['x', '1', '2'].map((cell) => para(cell)), ['y', '3', '4'].map((cell) => para(cell))])
  expect(rowsOf({ body: para('1. What is y where x is 2?') + data + options }).map(({ image }) => image)).toEqual([
    'a picture in the document',
  ])
})

it('says on which page a question is where the document notes its pages', () => {
  const body = para('1. Which?') + options + paragraph('<w:r><w:br w:type="page"/></w:r>') + para('2. Which?') + options
  expect(rowsOf({ body }).map(({ place }) => place)).toEqual(['question 1, page 1', 'question 2, page 2'])
})

function underBox(words: string): string {
  const asked = (number: number) => para(`${number}. Which?`) + options + para('Answer: B')
  return asked(1) + paragraph(textBox(words)) + asked(2) + asked(3) + asked(4)
}

it('gives the instruction in a text box to every question that it names', () => {
  const text = 'Use this information for questions 2 and 3: 40 kg of yam was sold.'
  expect(rowsOf({ body: underBox(text) }).map(({ context }) => context)).toEqual([undefined, [text], [text], undefined])
})

it('refuses all questions that a text box with a picture in it names', () => {
  const text = 'Use the information to answer questions 2 and 3.'
  const body = underBox(text).replaceAll('</w:txbxContent>', `${paragraph(drawing)}<a:blip/></w:txbxContent>`)
  const { rows, refused } = readDocx(wordPackage({ body }))
  expect(rows.map(({ place }) => place)).toEqual(['question 1', 'question 4'])
  expect(refused.map(({ reason }) => reason)).toEqual(['figure-missing', 'figure-missing'])
})

it('reads letters as the style of their run shows them', () => {
  const styles =
    '<w:style w:type="character" w:styleId="Base"><w:rPr><w:u w:val="single"/></w:rPr></w:style>' +
    '<w:style w:type="character" w:styleId="Power"><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style>' +
    '<w:style w:type="character" w:styleId="Word"><w:basedOn w:val="Base"/></w:style>' +
    '<w:style w:type="character" w:styleId="Unseen"><w:rPr><w:vanish/></w:rPr></w:style>'
  const words = [
    run('1. Is 10'),
    run('4', '<w:rStyle w:val="Power"/>'),
    run(' a '),
    run('big', '<w:rStyle w:val="Word"/>'),
  ]
  const body =
    paragraph([...words, run(' number?'), run('B', '<w:rStyle w:val="Unseen"/>')].join('')) +
    options +
    para('Answer: B')
  expect(rowsOf({ styles, body })).toMatchObject([{ text: 'Is 10<sup>4</sup> a <u>big</u> number?' }])
})

it('takes options as marked that a style sets in bold', () => {
  const styles = '<w:style w:type="character" w:styleId="Strong"><w:rPr><w:b/></w:rPr></w:style>'
  const asked = [1, 2, 0].map((right, at) => markedQuestion(at + 1, [right], '<w:rStyle w:val="Strong"/>'))
  expect(lettersOf(rowsOf({ styles, body: asked.join('') }))).toEqual(['B', 'C', 'A'])
})

const head = ['S/N', 'QUESTION', 'A', 'B', 'ANS']

function bank(rows: readonly (readonly string[])[]): ReturnType<typeof readDocx> {
  return readDocx(wordPackage({ body: table([head, ...rows].map((row) => row.map((cell) => para(cell)))) }))
}

const said = 'Use the information below to answer questions 2 and 3. In an investigation, 80 plants were counted.'

it.each([
  ['a merged row', [[said]]],
  ['the cell of the number', [[said, '', '', '', '']]],
  ['the cell of the question', [['', said, '', '', '']]],
  ['two merged rows', [['Questions 2 and 3'], ['In an investigation, 80 plants were counted.']]],
])('gives an instruction in a table to the questions that it names: %s', (_, rows) => {
  const { rows: read, refused } = bank([
    ['1', 'One?', 'x', 'y', 'A'],
    ...rows,
    ['2', 'Two?', 'x', 'y', 'B'],
    ['3', 'Three?', 'x', 'y', 'A'],
    ['4', 'Four?', 'x', 'y', 'B'],
  ])
  expect(refused).toEqual([])
  expect(read.map(({ context }) => context?.join(' ').includes('80 plants were counted.') ?? false)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it('refuses questions next to a row of a table that says something else', () => {
  const { rows, refused } = bank([
    ['1', 'One?', 'x', 'y', 'A'],
    ['A ball is thrown at 20 m/s.'],
    ['2', 'Two?', 'x', 'y', 'B'],
    ['3', 'Three?', 'x', 'y', 'B'],
  ])
  expect(rows.map(({ text }) => text)).toEqual(['Three?'])
  expect(refused.map(({ place }) => place)).toEqual(['question 1', 'question 2'])
})

it('refuses a question with text in a column that has no known name', () => {
  const rows = [
    ['S/N', 'QUESTION', 'PASSAGE', 'MARKS', 'A', 'B', 'ANS'],
    ['1', 'One?', '', '2', 'x', 'y', 'A'],
    ['2', 'Two?', 'A farmer keeps goats.', '2', 'x', 'y', 'B'],
  ]
  const body = table(rows.map((row) => row.map((cell) => para(cell))))
  const { rows: read, refused } = readDocx(wordPackage({ body }))
  expect(read.map(({ text }) => text)).toEqual(['One?'])
  expect(refused.map(({ place }) => place)).toEqual(['question 2'])
  expect(refused[0]?.detail).toContain('PASSAGE')
})
