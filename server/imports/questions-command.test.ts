import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CommandRefused } from '../platform/command.ts'
import { useTestServer } from '../testing/test-server.ts'
import { runQuestionsCommand } from './questions-command.ts'

const server = useTestServer()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabi-import-'))
})
afterAll(async () => rm(folder, { recursive: true }))

async function countChemistry(): Promise<unknown> {
  return (await server.send('/api/questions/count?subject=chemistry')).body['count']
}

describe('npm run questions', () => {
  const run = (...words: string[]) => runQuestionsCommand(server.connection.database, words)
  const csv =
    'text,optionA,optionB,optionC,optionD,answer,explanation\n' +
    'Which of these is a soft metal kept under oil?,sodium,iron,copper,zinc,A,Sodium reacts with air.\n' +
    'Which of these is,,,,,A,\n'

  test('checks a file, takes it in, lists it, and undoes it', async () => {
    const path = join(folder, 'metals.csv')
    await writeFile(path, csv)
    const options = ['--subject', 'chemistry', '--topic', 'che-3', '--exam', 'NECO']
    expect(await run('check', path, ...options)).toContain('2 rows, 1 to add, 0 already there, 1 refused.')
    const taken = await run('import', path, '--publish', ...options)
    expect(taken).toContain('2 rows, 1 added, 0 already there, 1 refused.')
    const id = /undo ([\da-f-]{36})/.exec(taken)?.[1] ?? ''
    await expect(run('check', path, '--name', 'no meaning')).rejects.toThrow('--name needs a name')
    expect(await run('list')).toContain('metals.csv  command line')
    expect(await run('undo', id)).toBe('1 taken out of the lists. Answers given to them stay.')
    expect(await run('list')).toContain('undone')
  })

  test('prints accepted questions with their keys and what was changed, the first twenty or all', async () => {
    const path = join(folder, 'many.csv')
    const rows = Array.from(
      { length: 22 },
      (_, row) => `${row + 1}. Is metal ${row} heavy?,yes,no,perhaps,never,B,It floats.`,
    )
    await writeFile(path, ['text,optionA,optionB,optionC,optionD,answer,explanation', ...rows, ''].join('\n'))
    const options = ['--subject', 'chemistry', '--topic', 'che-3', '--exam', 'NECO']
    const first = await run('check', path, ...options)
    expect(first).toContain(
      [
        'row 2 · chemistry, che-3, NECO, medium',
        '  Is metal 0 heavy?',
        '    A. yes',
        '  * B. no',
        '    C. perhaps',
        '    D. never',
        '  Key: B',
        '  Explanation: It floats.',
        '  - The key was read: B, from the letter B',
        '  - The number of the question was removed: 1.',
      ].join('\n'),
    )
    expect(first).not.toContain('Is metal 21 heavy?')
    expect(first).toContain('2 more questions: add --all to see each.')
    expect(await run('check', path, '--all', ...options)).toContain('Is metal 21 heavy?')
  })

  test('imports a file as a draft, shows it, and publishes or discards it', async () => {
    const path = join(folder, 'draft.csv')
    await writeFile(path, csv.replace('a soft metal', 'a very soft metal'))
    const options = ['--subject', 'chemistry', '--topic', 'che-3', '--exam', 'NECO']
    const before = await countChemistry()
    const taken = await run('import', path, ...options)
    expect(taken).toContain('1 added to a draft')
    expect(await countChemistry()).toBe(before)
    const id = /publish ([\da-f-]{36})/.exec(taken)?.[1] ?? ''
    expect(await run('list')).toContain('draft of 1')
    expect(await run('show', id)).toContain('* A. sodium')
    await expect(run('undo', id)).rejects.toThrow('discard')
    expect(await run('publish', id)).toContain('1 published, 0 already there, 0 still in the draft.')
    expect(await countChemistry()).toBe(Number(before) + 1)
    await expect(run('discard', id)).rejects.toThrow(CommandRefused)
    await run('undo', id)
    const again = /discard ([\da-f-]{36})/.exec(await run('import', path, ...options))?.[1] ?? ''
    expect(await run('discard', again)).toBe('1 question discarded.')
    expect(await run('list')).toContain('discarded')
    await expect(run('publish', 'x')).rejects.toThrow('There is no import x')
  })

  test('writes the published questions, never over a file that is there', async () => {
    const path = join(folder, 'physics.json')
    expect(await run('export', path, '--subject', 'physics')).toContain(`Wrote ${path}.`)
    const written: unknown = JSON.parse(await readFile(path, 'utf8'))
    expect(JSON.stringify(written)).toContain('Question 0 of unit 1 in physics')
    await expect(run('export', path, '--subject', 'physics')).rejects.toThrow('cannot be written')
  })

  test('says what it can’t do, and how to call it', async () => {
    await expect(run()).rejects.toThrow('Usage:')
    await expect(run('import', join(folder, 'nothing.csv'))).rejects.toThrow('cannot be read')
    await expect(run('undo', 'x')).rejects.toThrow('There is no import x')
    await expect(run('import', join(folder, 'metals.csv'), '--subject', 'latin')).rejects.toThrow(CommandRefused)
    await expect(run('check', join(folder, 'metals.csv'), '--colour', 'red')).rejects.toThrow('Usage:')
    await expect(run('export', join(folder, 'x.unknown'))).rejects.toThrow('Usage:')
  })
})
