import { aQuestion } from '@sabi/shared/practice/builders'
import { expect, test } from 'vitest'
import { promptFor } from './prompt.ts'

test('a question about a passage comes with its passage', () => {
  const passage = { id: 'eng-cloze-p01', title: 'Rain', text: 'It rained.\n\nIt stopped.' }
  const question = aQuestion('eng-cloze-p01-1', { passage })
  const { messages } = promptFor({ messages: [], found: [], question, isAboutHelp: false, isShort: false })
  expect(messages[0]?.content).toContain(`Passage: Rain\nIt rained.\n\nIt stopped.\nQuestion: ${question.text}`)
})
