import { readFileSync } from 'node:fs'
import { parseBank } from '@sabi/shared/content/bank'
import { ShownQuestion } from '@sabi/shared/content/question'
import { expect, test } from 'vitest'
import { builtInQuestion } from './built-in-question.ts'

// PRAC-14
test('the built-in question is the one of the bank, key and version alike', () => {
  const bank = parseBank(readFileSync(new URL('../../../content/dist/bank.json', import.meta.url), 'utf8'))
  const ofBank = bank.questions.find(({ id }) => id === builtInQuestion.id)
  expect(ShownQuestion.parse(ofBank)).toEqual(builtInQuestion)
})
