import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { repository } from './prepare.mjs'
import { readJourneys, readUnitTests } from './test-reports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'sabi-test-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('names each unit test that failed, and each file that could not be loaded', () => {
  const file = (name: string) => join(repository, name)
  const report = write({
    numPassedTests: 7,
    testResults: [
      {
        name: file('a.test.ts'),
        status: 'failed',
        message: '',
        startTime: 1000,
        endTime: 3500,
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'subtracts', failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m'] },
        ],
      },
      {
        name: file('b.test.ts'),
        status: 'failed',
        message: 'No such module',
        startTime: 0,
        endTime: 0,
        assertionResults: [],
      },
    ],
  })

  expect(readUnitTests(report)).toEqual({
    passed: 7,
    failed: [
      { heading: 'a.test.ts › subtracts', text: 'expected 1 to be 2' },
      { heading: 'b.test.ts', text: 'No such module' },
    ],
    files: [
      { file: 'a.test.ts', seconds: 2.5 },
      { file: 'b.test.ts', seconds: 0 },
    ],
  })
})

it('names each journey that failed, and errors outside of any journey', () => {
  const run = (errors: string[]) => ({ results: [{ duration: 1500, errors: errors.map((message) => ({ message })) }] })
  const specs = [
    { title: 'signs in', file: 'a.journey.ts', line: 3, ok: true, tests: [run([])] },
    { title: 'signs out', file: 'a.journey.ts', line: 9, ok: false, tests: [run(['Timed out'])] },
  ]
  const report = write({
    stats: { expected: 1, flaky: 0, unexpected: 1 },
    errors: [{ message: 'The server died' }],
    suites: [{ file: 'a.journey.ts', suites: [{ specs }] }],
  })

  expect(readJourneys(report)).toEqual({
    passed: 1,
    failed: [
      { heading: 'journeys', text: 'The server died' },
      { heading: 'journeys/a.journey.ts:9 › signs out', text: 'Timed out' },
    ],
    files: [{ file: 'journeys/a.journey.ts', seconds: 3 }],
  })
})

function write(report: object): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}
