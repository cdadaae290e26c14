import { expect, it } from 'vitest'
import { plainLine } from './document-line.ts'
import { readLines } from './lines.ts'

function read(text: string): ReturnType<typeof readLines> {
  return readLines('docx', text.split('\n').map(plainLine))
}

it('refuses all questions that are named below words of which nobody knows whose they are', () => {
  const asked = (number: number) => `${number}. Which?\nA. x\nB. y\nAnswer: A`
  const said = 'Some students weighed a bag.\nNow answer questions 2 and 3.'
  const { rows } = read(`${asked(1)}\n${said}\n${[2, 3, 4].map(asked).join('\n')}`)
  expect(rows.map(({ place }) => place)).toEqual(['question 4'])
})

it('gives a passage above the first question, and no title above it, to the questions that it is for', () => {
  const asked = [1, 2].map((number) => `${number}. Which?\nA. x\nB. y\nAnswer: A`).join('\n')
  const instruction = 'Use the information below to answer questions 1 and 2. It is of a farm.'
  const { rows } = read(`USE OF ENGLISH TEST\n${instruction}\nA farmer keeps goats.\nA. Bello is his name.\n${asked}`)
  const context = [instruction, 'A farmer keeps goats.\nA. Bello is his name.']
  expect(rows).toMatchObject([{ context }, { context }])
})

it.each([true, false])(
  'refuses questions whose instruction has lost its beginning (in one paragraph: %s)',
  (isContinuation) => {
    const asked = (number: number) => `${number}. Which?\nA. x\nB. y\nAnswer: A`
    const instruction = 'in air. Use this information to answer questions 2 and 3.'
    const lines = `${asked(1)}\nA stone is thrown up\n${instruction}\n${asked(2)}\n${asked(3)}\n${asked(4)}`
      .split('\n')
      .map(plainLine)
    const marked = lines.map((line) => ({ ...line, isContinuation: isContinuation && line.text === instruction }))
    expect(readLines('pdf', marked).rows.map(({ place }) => place)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/question [23]/)]),
    )
  },
)

it('gives a paragraph that names its questions at its end to all of them', () => {
  const asked = (number: number) => `${number}. Which?\nA. x\nB. y\nAnswer: A`
  const said = (numbers: string) => `Two stones are thrown up in still air. Use this information to answer ${numbers}.`
  const { rows } = read(
    [said('questions 1 and 2'), asked(1), asked(2), said('the next two questions'), asked(3), asked(4), asked(5)].join(
      '\n',
    ),
  )
  const [first, second] = [[said('questions 1 and 2')], [said('the next two questions')]]
  expect(rows.map(({ context }) => context)).toEqual([first, first, second, second, undefined])
})

it.each([
  'Question 2: A sample consists of 45% of atoms of mass number 2 and 55% of mass number 4. Its relative atomic mass is',
  'For atoms of atomic number 1 and 3, which of these is larger?',
])('takes no question that counts atoms or percent for words above others: %s', (stem) => {
  const asked = (number: number, text: string) => `Question ${number}: ${text}\nA. x\nB. y\nAnswer: A`
  const lines = [asked(1, 'Which?'), asked(2, stem.replace('Question 2: ', '')), asked(3, 'Which?'), asked(4, 'Which?')]
  const { rows } = read(lines.join('\n'))
  expect(rows.map(({ place }) => place)).toEqual(['question 1', 'question 2', 'question 3', 'question 4'])
  expect(rows.map(({ context }) => context)).toEqual([undefined, undefined, undefined, undefined])
})
