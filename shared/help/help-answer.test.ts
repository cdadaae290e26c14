import { expect, test } from 'vitest'
import { faqFor } from './faq.ts'
import { answerFromHelp, createHelpSearch, nothingInHelp } from './help-answer.ts'

const search = await createHelpSearch((_, otherwise) => otherwise)
const ask = (content: string) => answerFromHelp(search, [{ role: 'user', content }])

// LAND-05, HELP-01
test('mentions an AI tutor only if there is a model', async () => {
  const words = (faq: typeof withModel) => JSON.stringify(faq)
  const withModel = faqFor((model) => model)
  const without = faqFor((_, otherwise) => otherwise)
  expect(words(withModel)).toContain('Is there an AI tutor?')
  expect(words(without).match(/\bAI\b[^.]*/g)).toEqual(['AI model answers on this site'])
  expect(words(without)).toContain('No AI model answers on this site.')
})

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
])('answers "%s" from the help and links to it', (question, id) => {
  expect(ask(question)).toMatch(new RegExp(`^From the help, \\[[^\\]]+\\]\\(/help#${id}\\):\\n\\n> `))
})

test('makes nothing up if the help has no answer, and points to a person instead', () => {
  expect(ask('Who won the football match?')).toBe(nothingInHelp)
})
