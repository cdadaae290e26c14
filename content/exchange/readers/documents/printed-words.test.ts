import { expect, it } from 'vitest'
import { styled } from './document-line.ts'
import { readPrintedWords } from './printed-words.ts'

function read(line: string, isHeading = false): { rule: string; isUnclear: boolean } {
  const { rule, isUnclear } = readPrintedWords(styled(line), isHeading)
  return { rule: rule.text, isUnclear }
}

it.each([
  'ST. MARY’S GIRLS’ COLLEGE, ONITSHA',
  'Government Day Secondary School, Minna.',
  'No. 5 Allen Avenue, Ikeja, Lagos',
  'P.M.B. 2011, Ijebu-Ode',
  'BIOLOGY – PROMOTION EXAM – PAPER 1',
  'CLASS: SS 2 SUBJECT: PHYSICS DURATION: 2 HRS',
  'SECTION A: OBJECTIVES (20 marks)',
  'WEEK 3: MEASUREMENT',
  'Revision questions on heat',
  'Name: ____________\tDate: ____________',
  'Each question is followed by four options lettered A to D. Find the correct option for each question and shade in pencil on your answer sheet the answer space which bears the same letter as the option you have chosen.',
  'From each of the alternatives lettered A-D, choose the correct answer.',
  'The use of mathematical tables is allowed.',
  'Do all rough work on this question paper.',
  'Here are 20 questions on electricity for SS2 students:',
  'Chemistry test – marking copy: the correct option is underlined',
])('takes %s for a heading or a notice', (line) => {
  expect(read(line)).toEqual({ rule: '', isUnclear: false })
})

it.each([
  ['SECTION B: Choose the option that is NOT true.', 'Choose the option that is NOT true.'],
  ['Take g = 10 m/s². Answer all questions.', 'Take g = 10 m/s².'],
  ['Note: every body is at rest at first.', 'every body is at rest at first.'],
  ['The acceleration of free fall is 10 m/s².', 'The acceleration of free fall is 10 m/s².'],
  ['The relative atomic masses are: H = 1, O = 16', 'The relative atomic masses are: H = 1, O = 16'],
  [
    'From the words lettered A to D, choose the word that has the same vowel sound.',
    'From the words lettered A to D, choose the word that has the same vowel sound.',
  ],
])('takes %s for an instruction for all questions below it', (line, rule) => {
  expect(read(line)).toEqual({ rule, isUnclear: false })
})

it.each([
  'A body of mass m = 5 kg moves with v = 3 m/s.',
  'Gas X turns limewater milky',
  'GAS X TURNS LIMEWATER MILKY',
  'Contact process is used to make acid.',
  'The end product of glycolysis enters the cycle.',
  'A car moves along a road.',
  'State the law.',
  'Prepared by heating limestone',
  'Stop clocks measure time',
  'Use the diagram below throughout.',
  'Level – energy: 5 kJ',
])('cannot say what %s is for', (line) => {
  expect(read(line).isUnclear).toBe(true)
})

it.each([
  'Ignore friction',
  'Write the antonym',
  'Odd One Out',
  'ANTONYMS',
  'Wrong Statements Only',
  'Identify the odd item',
  'Questions in this part refer to the planet Zog',
])('takes %s for no title, even in bold', (line) => {
  expect(read(line, true).isUnclear).toBe(true)
})

it('takes anything behind the word instruction for one, unless every paper says it', () => {
  expect(read('Instruction: Identify the Odd Item')).toEqual({ rule: 'Identify the Odd Item', isUnclear: false })
  expect(read('Instruction: Answer all questions')).toEqual({ rule: '', isUnclear: false })
})
