import { expect, test } from 'vitest'
import { answerFromHelp, createHelpSearch, nothingInHelp } from './help-answer.ts'

const search = await createHelpSearch()
const ask = (content: string) => answerFromHelp(search, [{ role: 'user', content }])

// HELP-01
test.each([
  ['Is it free?', 'free'],
  ['how much do I pay', 'free'],
  ['i forgot my password', 'password'],
  ['how can I delete my account', 'my-data'],
  ['How do I use less data?', 'data'],
  ['dark theme', 'theme'],
  ['What is a streak?', 'streak'],
  ['does it work offline', 'offline'],
  ['where are my old results', 'results'],
  ['verification email', 'verify'],
])('"%s" is answered from the help, with a link to it', (question, id) => {
  expect(ask(question)).toMatch(new RegExp(`^From the help, \\[[^\\]]+\\]\\(/help#${id}\\):\\n\\n> `))
})

test('what the help does not say is not made up; a person can be asked', () => {
  expect(ask('Who won the football match?')).toBe(nothingInHelp)
})
