import { expect, test } from 'vitest'
import type { ChatMessage } from './calls.ts'
import { iChose } from './conversation.ts'
import type { Passage } from './passages.ts'
import { answerOnQuestion, courtesyFor, type AskedQuestion } from './question-answer.ts'
import type { Found } from './textbook-search.ts'

const question: AskedQuestion = {
  text: 'A body of mass 2 kg gains 5 m/s each second. What force acts on it?',
  options: ['2.5 N', '7 N', '10 N', '20 N'],
  correctOption: 2,
  canShuffle: false,
  explanation: 'Force is mass times acceleration.\nF = 2 × 5 = 10 N',
  reasons: ['This divides the mass.', 'This adds the two.', null, null],
  hints: ['Which law links force and mass?', 'Use F = ma.'],
  topicId: 'phy-newton',
}

const note: Found<Passage> = {
  kind: 'note',
  subject: 'physics',
  topicId: 'phy-newton',
  title: 'Newton’s laws',
  heading: 'Force and mass',
  html: '<p>A larger mass needs a larger force.</p>',
  objectives: [],
  score: 9,
  coverage: 1,
  isOnMatter: true,
}
const textbook = { find: () => [{ ...note, topicId: 'phy-work' }, note], knows: () => true, spellingsOf: () => [] }

/** Sends the words one by one and returns the last reply. */
function talk(words: readonly string[], about = question): string | null {
  const messages: ChatMessage[] = []
  let reply: string | null = null
  for (const content of words) {
    messages.push({ role: 'user', content })
    reply = answerOnQuestion(about, messages, textbook)
    if (reply !== null) messages.push({ role: 'assistant', content: reply })
  }
  return reply
}

// TUTOR-04
test('helps in steps: a hint, the next hint, then the full working, each labelled and quoted', () => {
  expect(talk(['help me'])).toBe(
    'Step 1 of 3: a hint, from our working for this question.\n\n' +
      '> Which law links force and mass?\n\nAsk again for the next hint, or for the working.',
  )
  expect(talk(['help me', 'another hint'])).toMatch(
    /^Step 2 of 3: a hint,.*\n\n> Use F = ma.\n\nAsk again for the full/,
  )
  expect(talk(['help me', 'another hint', 'still stuck'])).toBe(
    'Step 3 of 3: the full working for this question.\n\n' +
      '> Force is mass times acceleration.\n> F = 2 × 5 = 10 N\n\nAnswer: **10 N**',
  )
  expect(talk(['help me', 'another hint', 'still stuck', 'again'])).toContain('Step 3 of 3')
})

test.each(['I still dont understand', 'abeg help me small', 'still lost'])(
  'takes "%s" as a request for the next step',
  (words) => {
    expect(talk(['help me', words])).toContain('Step 2 of 3')
  },
)

test.each(['thanks', 'Thank you so much!', 'ok, thanks for the help', 'thx sir'])(
  'answers "%s" with a courtesy and not with a step',
  (content) => {
    expect(courtesyFor([{ role: 'user', content }], question)).toBe('You are welcome. Ask when you want the next step.')
  },
)

test.each([
  'ok',
  'hi',
  'Okay.',
  'Good morning',
  'hello sir',
  'hi there',
  'bye',
  'how far',
  'goodmorning sir',
  'hw far guys',
])('gives no step for "%s"', (content) => {
  expect(courtesyFor([{ role: 'user', content }], question)).toBe('Ask when you want the next step.')
})

test.each([
  ['thank you a lot', 'You are welcome. What would you like to know?'],
  ['Hello there!', 'What would you like to know?'],
  ['good afternoon ma', 'What would you like to know?'],
])('answers "%s" with a courtesy when there is no question', (content, reply) => {
  expect(courtesyFor([{ role: 'user', content }], null)).toBe(reply)
})

test.each(['ok next', 'hi help me', 'thanks, another hint', 'why?', 'again', 'ok show the answer', ''])(
  'takes "%s" as more than a greeting',
  (content) => {
    expect(courtesyFor([{ role: 'user', content }], question)).toBeNull()
  },
)

test('repeats a hint whose reply was lost', () => {
  const messages = [1, 2].map(() => ({ role: 'user' as const, content: 'hint please' }))
  expect(answerOnQuestion(question, messages, textbook)).toContain('Step 1 of 3')
})

test.each([
  'just tell me the answer',
  'show the working',
  'Show me the full solution',
  'what is the answer?',
  'give me the correct answer abeg',
  'I give up',
  'which option is correct?',
  'Is it 10 N?',
])('gives the full working at once for "%s"', (words) => {
  expect(talk([words])).toContain('the full working')
})

test.each([
  'hint',
  'explain this question',
  'I do not understand',
  'How do I start?',
  'abeg help me with this one',
  'ok next',
  'why?',
  'What force acts on the body?',
  'how do I find the force?',
  `${question.text}\nA. 2.5 N\nB. 7 N\nC. 10 N\nD. 20 N`,
])('takes "%s" as a request for help with the question', (words) => {
  expect(talk([words])).toContain('Step 1 of 3')
})

test.each(['What is photosynthesis?', 'Define force', 'Why does ice float on water?', 'Who discovered penicillin?'])(
  'takes "%s" as being about something else',
  (words) => {
    expect(talk([words])).toBeNull()
  },
)

test('judges the option that the student names and gives the stored reason', () => {
  expect(talk(['I chose 7 N, why is it wrong?'])).toMatch(
    /^“7 N” is not the answer\.\n\n> This adds the two\.\n\nStep 1 of 3/,
  )
  expect(talk(['is it 20 N'])).toMatch(/^“20 N” is not the answer\.\n\nStep 1 of 3/)
  expect(talk(['I think it is 1.0 × 10¹ N'])).toMatch(/^“10 N” is right\./)
})

test('accepts a letter if the options are never shuffled, and otherwise asks for the words', () => {
  expect(talk(['is it B?'])).toContain('“7 N” is not the answer.')
  expect(talk(['is it B?'], { ...question, canShuffle: true })).toMatch(/^The options may be in a different order/)
})

test('gives the working straight away for a question without hints', () => {
  expect(talk(['help'], { ...question, hints: [] })).toMatch(/^The full working for this question/)
})

test('escapes Markdown in stored texts', () => {
  const hostile = { ...question, explanation: '[x](javascript:y) <b>\n# 2 * 3', hints: [] }
  expect(talk(['help'], hostile)).toContain('> \\[x\\](javascript:y) \\<b\\>\n> \\# 2 \\* 3')
})

const simpler = ['explain it simpler', "I don't understand", 'i no understand', 'abeg explain am well', 'break it down']

test.each(simpler)('gives a hint after the working that "%s" is about', (words) => {
  expect(talk(['show the working', words])).toContain('Step 1 of 3')
})

test.each(simpler)(
  'never repeats the working for "%s": its lines, then a section of the note, then the whole note',
  (words) => {
    const told = ['help me', 'another hint', 'show the working']
    expect(talk([...told, words])).toMatch(
      /^The same working, one step on each line:\n\n1\. Force is mass times acceleration\.\n2\. F = 2 × 5 = 10 N\n/,
    )
    expect(talk([...told, words, words])).toBe(
      'The note says it in other words, under [Force and mass](/topics/phy-newton):\n\n> A larger mass needs a larger force.',
    )
    expect(talk([...told, words, words, words])).toMatch(
      /^That is all I have .*\[the whole note\]\(\/topics\/phy-newton\)/,
    )
  },
)

test('gives the note at once if the working is a single line', () => {
  const short = { ...question, explanation: 'F = 2 × 5 = 10 N', hints: [] }
  expect(talk(['show the working', 'explain it simpler'], short)).toMatch(/^The note says it in other words/)
})

test.each([
  'why my answer no correct',
  'why is my answer wrong?',
  'how come my own no be the answer',
  'Why isn’t it right',
])('gives the reason of the option that the draft named for "%s"', (words) => {
  expect(talk([`Show the working of this question. ${iChose('7 N')}`, words])).toMatch(
    /^“7 N” is not the answer\.\n\n> This adds the two\./,
  )
})

test('asks for the words of the option that it does not know', () => {
  expect(talk(['why my answer no correct'])).toMatch(/^I cannot see which option you chose\. Write its words/)
  expect(talk(['why my answer no correct', '7 N'])).toContain('> This adds the two.')
})
