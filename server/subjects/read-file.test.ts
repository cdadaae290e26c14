import { UnreadableFile } from '@sabi/content/exchange/raw'
import { expect, test } from 'vitest'
import { readFileApart } from './read-file.ts'

const aiken = new TextEncoder().encode('Which of these is a metal?\nA. iron\nB. sulphur\nANSWER: A\n')
const topic = {
  id: 'che-metals',
  title: 'Metals',
  description: '',
  subject: 'chemistry',
  level: 'SS1',
  unit: 1,
  unitTitle: 'Matter',
} as const
const defaults = { subject: 'chemistry', topicId: topic.id, examType: 'WAEC' } as const
const context = { topics: [topic], defaults }
const asked = { file: { name: 'a.txt', bytes: aiken }, context }

test('a file is read in a process of its own', async () => {
  expect(await readFileApart(asked)).toMatchObject({
    format: 'aiken',
    rowCount: 1,
    accepted: [{ text: 'Which of these is a metal?', correctOption: 0 }],
    refused: [],
  })
})

test('what cannot be read is said in the reader’s words', async () => {
  await expect(readFileApart({ file: { name: 'empty.csv', bytes: new Uint8Array() }, context })).rejects.toThrow(
    'The file is empty.',
  )
})

test('a file that takes too long or too much memory is given up, and the server goes on', async () => {
  await expect(readFileApart(asked, { timeoutMs: 1 })).rejects.toThrow('takes too long')
  const deep = new TextEncoder().encode(`[${'{"a":['.repeat(200_000)}`)
  await expect(readFileApart({ file: { name: 'deep.json', bytes: deep }, context }, { megabytes: 24 })).rejects.toThrow(
    UnreadableFile,
  )
  expect((await readFileApart(asked)).accepted).toHaveLength(1)
})
