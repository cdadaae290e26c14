import { expect, test } from 'vitest'
import { personalAnswer } from './personal.ts'
import type { AskedQuestion } from './question-answer.ts'

const question: AskedQuestion = {
  text: 'A driver is afraid of an accident and panics. Which gland of the body acts first, and what does the test of its blood show?',
  options: ['Adrenal', 'Thyroid', 'Pituitary', 'Pancreas'],
  correctOption: 0,
  canShuffle: true,
  explanation: 'The adrenal gland makes adrenaline.',
  reasons: [null, null, null, null],
  topicId: 'bio-hormones',
  hints: [],
}
const reply = (content: string, about: AskedQuestion | null = null) =>
  personalAnswer([{ role: 'user', content }], about)

const discouraged = [
  'I am scared of JAMB, I keep failing physics',
  'i failed jamb again',
  "i can't pass chemistry",
  'i am too dull',
  'so nervous about my exam',
  'i don fail jamb before i wan give up',
  'i wan give up',
  'I want to give up',
  'i dey give up',
  'i no fit do this again',
  'I can’t do this anymore',
  'i keep failing',
  'i don tire',
  'am so tired of reading',
  'nothing is entering my head',
  'i no fit remember what i read',
]

test.each(discouraged)('encourages and gives the smallest next step: %s', (message) => {
  expect(reply(message)).toContain('difficulty=easy&start=1&count=5&answers=each)')
})

test.each(discouraged)('encourages also with a question under discussion: %s', (message) => {
  expect(reply(message, question)).toContain('difficulty=easy')
  expect(reply(message, question)).toContain('This question can wait.')
})

test('names the subject that a student is afraid of', () => {
  expect(reply('I am scared of JAMB, I keep failing physics')).toContain('/practice?subject=physics&difficulty=easy')
})

test.each([
  'how to pass jamb in 2 months',
  'how can i pass waec',
  'best way to prepare for neco',
  'wetin i go read first',
  'what should I read first?',
  'where should I start today',
  'which topic to study first',
  'reading timetable for jamb',
  'abeg give me study plan',
])('leads a student who asks what to read to the plan of the day: %s', (message) => {
  for (const about of [null, question]) expect(reply(message, about)).toContain('[dashboard](/dashboard)')
})

test.each([
  'what is osmosis',
  'why did the experiment fail',
  'what is a fear hormone',
  'I give up',
  'i failed this question',
  'i no fit do this one',
  'i no fit solve this question again',
  "i can't pass this question",
  'how does light pass through glass',
  'how do i read a vernier scale',
  'what happens first when a seed starts to grow',
  'just tell me the answer',
  'help me with this question again',
  `Explain this question: ${question.text.slice(0, 110)}…`,
])('leaves lessons and the question to the others: %s', (message) => {
  expect(reply(message, question)).toBeNull()
})

test.each(['why am I tired after sport', 'i forget the laws of Newton', 'how do i focus light with a lens'])(
  'takes "%s" for a question',
  (message) => {
    expect(reply(message)).toBeNull()
  },
)

test('gives a plan to a student who wants a score', () => {
  expect(reply('how can i score 300 in jamb')).toContain('Begin where the marks are.')
})
