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

test('a file is read in a separate process', async () => {
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

test('a file that takes too long or too much memory is given up, and the server continues', async () => {
  await expect(readFileApart(asked, { timeoutMs: 1 })).rejects.toThrow('takes too long')
  const row = '{"text":"Which of these is a metal?","options":["iron","neon","argon","xenon"],"answer":"A"},'
  const wide = new TextEncoder().encode(`[${row.repeat(15_000)}${row.slice(0, -1)}]`)
  const request = { file: { name: 'wide.json', bytes: wide }, context }
  await expect(readFileApart(request, { megabytes: 16 })).rejects.toThrow('takes too much memory')
  expect((await readFileApart(asked)).accepted).toHaveLength(1)
})

test('two files at once are both read, one after the other', async () => {
  const both = await Promise.all([readFileApart(asked), readFileApart(asked)])
  expect(both.map(({ rowCount }) => rowCount)).toEqual([1, 1])
})
