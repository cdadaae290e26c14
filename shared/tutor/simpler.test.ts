import { expect, test } from 'vitest'
import { answerWithoutModel } from './answer.ts'
import type { ChatMessage } from './calls.ts'
import { passagesOf } from './passages.ts'
import { whatToSimplify } from './simpler.ts'
import { createTextbookSearch } from './textbook-search.ts'

const sections = [
  { title: 'Floating', html: '<p>Ice floats on water. It is less dense than water.</p>' },
  { title: 'Force and acceleration', html: '<p>A larger force gives a car a larger acceleration. Ice helps.</p>' },
]
const notes = [{ topicId: 'phy-1', title: 'Matter', unit: 1, unitTitle: 'Matter', objectives: ['Know ice'], sections }]
const search = await createTextbookSearch(passagesOf({ format: 1, subject: 'physics', notes }), async () => {})

/** Sends the words one by one and returns the last reply. */
function talk(words: readonly string[]): string {
  const messages: ChatMessage[] = []
  for (const content of words) {
    messages.push({ role: 'user', content })
    messages.push({ role: 'assistant', content: answerWithoutModel({ search, messages, boards: [] }).content })
  }
  return messages.at(-1)?.content ?? ''
}

const wishes = [
  'simpler',
  'Explain it simpler abeg',
  "I still don't understand",
  'make am easy',
  'too hard',
  'i no get am',
]

test.each(wishes)('says the last passage line by line for "%s"', (wish) => {
  expect(talk(['why does ice float', wish])).toBe(
    'The same passage, one step on each line:\n\n1. Ice floats on water.\n2. It is less dense than water.\n\nWhich line is not clear? Ask again for the note.',
  )
})

test('shows another section of the note, then leads to the whole note', () => {
  const told = ['why does ice float', 'simpler', 'simpler']
  expect(talk(told)).toMatch(/^The note says it in other words, under \[Force and acceleration\]\(\/topics\/phy-1\)/)
  expect(talk([...told, 'simpler'])).toMatch(/^That is all I have on this\. Read \[the whole note\]\(\/topics\/phy-1\)/)
})

test.each(
  ['I keep getting matter wrong', 'matter is too hard for me', 'give me 5 questions on matter'].flatMap((before) =>
    wishes.map((wish) => [before, wish]),
  ),
)('takes the topic that its last reply led to: %s, %s', (...words) => {
  const inWords = talk(words)
  expect(inWords).not.toBe(whatToSimplify)
  expect(inWords).toMatch(/^The same passage, one step on each line:\n\n1\. (?:Ice floats|A larger force)/)
  expect(talk([...words, 'simpler'])).toContain('(/topics/phy-1)')
})

test('takes the topic of the link where the words of the question fit another', () => {
  const messages: ChatMessage[] = [
    { role: 'user', content: 'my five questions' },
    {
      role: 'assistant',
      content: 'Here are five: [practise Matter](/practice?subject=physics&topicId=phy-1&start=1).',
    },
    { role: 'user', content: 'too hard' },
  ]
  expect(answerWithoutModel({ search, messages, boards: [] }).content).toMatch(/^The same passage/)
})

test('takes a calculation apart, value by value', () => {
  const told = ['a 2 kg car has an acceleration of 3 m/s2, what is the force', 'simpler']
  expect(talk(told)).toBe(
    'The same working, one step on each line:\n\n1. m = 2 kg\n2. a = 3 m/s²\n3. wanted: F\n4. Formula: F = ma\n5. Put in the numbers: F = 2 × 3\n6. F = 6 N\n\nWhich line is not clear? Ask again for the note.',
  )
  expect(talk([...told, 'simpler'])).toContain('under [Force and acceleration]')
})

test.each([...wishes, 'hello', 'zebra'])('asks what to make simpler if there is no answer before it: %s', (before) => {
  expect(talk([before, 'simpler'])).toBe(whatToSimplify)
  expect(whatToSimplify).toContain('- [Physics](/topics#physics)')
})

test('leaves a message with its own subject matter to the textbook', () => {
  expect(talk(['hello', 'explain ice floating in simple words'])).toContain('> Ice floats on water.')
})
