import { topicsOf } from '@sabi/shared/content/syllabus'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSyllabus } from '../../../build/syllabus.ts'
import { normaliseRows, type NormalisedRows } from '../../normalise/normalise.ts'
import { bytesOf } from '../fixtures.ts'
import { readQuestions } from '../read-file.ts'

const topics = topicsOf(readSyllabus())
const defaults = { subject: 'physics', topicId: 'phy-waves', examType: 'JAMB' } as const
const question = { question: 'Which is a unit of length?', options: ['metre', 'second', 'newton'], answer: 'A' }

async function taken(value: unknown, name = 'x.json'): Promise<NormalisedRows> {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const { rows, refused } = await readQuestions(name, bytesOf(text))
  const normalised = normaliseRows(rows, { topics, defaults })
  return { ...normalised, refused: [...refused, ...normalised.refused] }
}

it.each([
  ['questionFigure', { questionFigure: 'fig-3.png' }],
  ['diagramUrl', { diagramUrl: 'https://x.example/a.svg' }],
  ['note', { note: 'Balls are drawn without replacement.' }],
  ['hasDiagram', { hasDiagram: true }],
  ['passageId', { passageId: 7 }],
  ['Question', { Question: 'The same name in capitals' }],
  ['incorrect_answers', { incorrect_answers: ['a', 'b'] }],
  ['solution', { solution: { text: 'a', image: 'b.png' } }],
  ['optionF', { optionF: 'kelvin' }],
  ['option image', { options: [{ text: 'metre', image: 'a.png' }, { text: 'second' }], answer: 'A' }],
  ['option img', { options: { a: { text: 'metre', img: 'a.png' }, b: { text: 'second' } }, answer: 'a' }],
])('refuses a row by the name of a field that it does not read: %s', async (name, more) => {
  const { accepted, refused } = await taken([{ ...question, ...more }])
  expect(accepted).toEqual([])
  expect(refused).toMatchObject([{ place: 'question 1', reason: 'field-unread', detail: name }])
})

it('passes over what a site notes about a question, and what is empty', async () => {
  const notes = { _id: 'a1', hash: 'ff', createdAt: '2024-01-01', sourceUrl: 'https://x.example', verified: true }
  const empty = {
    questionFigure: null,
    diagramUrl: '',
    passage: ' ',
    hasDiagram: false,
    images: [],
    title: 'Question 4',
    image: 'N/A',
    'S/No': 4,
    'Time in seconds': 30,
  }
  expect((await taken([{ ...question, ...notes, ...empty }])).accepted).toHaveLength(1)
})

it('never drops a field that it does not know', async () => {
  const name = fc.stringMatching(/^z[a-z]{3,9}$/)
  const value = fc.oneof(fc.stringMatching(/^[a-z]{5,12}$/), fc.integer({ min: 1 }), fc.constant({ a: 'text' }))
  await fc.assert(
    fc.asyncProperty(name, value, async (field, more) => {
      const { refused } = await taken([{ ...question, [field]: more }])
      expect(refused).toMatchObject([{ reason: 'field-unread', detail: field }])
    }),
    { numRuns: 50 },
  )
})

it('puts instruction, section and passage before the question, in the order of reading', async () => {
  const { accepted } = await taken([
    {
      ...question,
      passage: 'Ada drew two balls without replacement.',
      instruction: 'Read the passage.',
      section: 'Section B',
    },
  ])
  expect(accepted[0]?.text).toBe(
    'Read the passage.\nAda drew two balls without replacement.\nWhich is a unit of length?',
  )
})

it('gives each question of a group the passage above them', async () => {
  const second = { ...question, question: 'Which is a unit of time?', answer: 'B' }
  const { accepted } = await taken({
    passage: 'Ade ran home.',
    instructions: 'Answer all questions.',
    questions: [question, second],
  })
  expect(accepted.map(({ text }) => text)).toEqual([
    'Ade ran home.\nWhich is a unit of length?',
    'Ade ran home.\nWhich is a unit of time?',
  ])
})

it('refuses the questions of a group whose drawing is not read', async () => {
  const { refused } = await taken({ figureUrl: 'x.png', questions: [question] })
  expect(refused).toMatchObject([{ reason: 'field-unread', detail: 'figureUrl' }])
})

it('reads one right answer in a list of them, and refuses several', async () => {
  const { answer: _, ...open } = question
  expect((await taken([{ ...open, correct_answers: ['B'] }])).accepted).toMatchObject([{ correctOption: 1 }])
  const { refused } = await taken([{ ...open, correct_answers: ['A', 'B'] }])
  expect(refused).toMatchObject([{ reason: 'not-single-choice' }])
})

it('reads a statement that is true or false', async () => {
  const { accepted } = await taken([{ question: 'Sound needs a medium to travel.', answer: true }])
  expect(accepted).toMatchObject([{ options: ['True', 'False'], correctOption: 0, canShuffle: false }])
})

it('keeps the hints of a question and what it says to each option', async () => {
  const options = [
    { text: 'metre', isCorrect: true, feedback: 'Correct' },
    { text: 'second', feedback: 'A time.' },
  ]
  const { accepted } = await taken([{ question: question.question, options, hint: 'Think of a ruler.' }])
  expect(accepted).toMatchObject([{ reasons: [null, 'A time.'], hints: ['Think of a ruler.'] }])
})

it('names columns of a table that it does not read, also those without a name or with the name of another', async () => {
  const table = (more: string, cell: string) => `text,optionA,optionB,answer,${more}\nWhich is a unit?,m,s,A,${cell}\n`
  const details = [
    await taken(table('questionFigure', 'fig.png'), 'x.csv'),
    await taken(table('', 'fig.png'), 'x.csv'),
    await taken(table('text', 'More of it'), 'x.csv'),
  ].map(({ refused }) => refused.map(({ place, detail }) => `${place}: ${detail}`))
  expect(details).toEqual([['row 2: questionFigure'], ['row 2: column 5'], ['row 2: text (column 5)']])
  expect((await taken(table('questionFigure', ''), 'x.csv')).accepted).toHaveLength(1)
})

it('reads the fields of our own JSON and names the others', async () => {
  const own = { text: question.question, options: question.options, correctOption: 0 }
  const file = (more: object) =>
    readQuestions('', bytesOf(JSON.stringify({ questions: [{ ...own, ...more }] })), { format: 'json' })
  expect((await file({ passage: 'Ade ran.', hints: ['h'], reasons: [null, 'r', 's'] })).rows).toMatchObject([
    { context: ['Ade ran.'], hints: ['h'], reasons: ['', 'r', 's'] },
  ])
  expect((await file({ questionFigure: 'x' })).rows).toMatchObject([{ unread: ['questionFigure'] }])
})

it('takes the section of ALOC as what is printed above, and refuses a passage that is not there', async () => {
  const aloc = {
    id: 1,
    question: 'What is it?',
    option: { a: 'x', b: 'y' },
    answer: 'a',
    examtype: 'utme',
    examyear: '2001',
  }
  const rows = async (more: object) =>
    (await readQuestions('x.json', bytesOf(JSON.stringify({ data: [{ ...aloc, ...more }] })))).rows
  expect(await rows({ section: 'Ada sang.', hasPassage: 1 })).toMatchObject([{ context: ['Ada sang.'] }])
  expect(await rows({ section: '', hasPassage: 1 })).toMatchObject([{ unread: ['hasPassage'] }])
  expect((await rows({ section: '', hasPassage: 0, questionNub: 4 }))[0]).not.toHaveProperty('unread')
})
