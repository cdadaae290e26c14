// Reads the JSON reports of the two test runners. Each reader returns `passed`, the number of tests that passed; `failed`, one
// `{ heading, text }` for each test, or file, that did not; and `files`, how many seconds each test file took.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { repository } from './prepare.mjs'

/** Reads the report of Vitest, in the shape of Jest's. A file that could not be loaded has no tests and counts as one failure. */
export function readUnitTests(path) {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
  const failed = []
  const files = []
  for (const { name, status, message, startTime, endTime, assertionResults } of testResults) {
    const file = relative(repository, name)
    files.push({ file, seconds: Math.max(0, endTime - startTime) / 1000 })
    const failedTests = assertionResults.filter((test) => test.status === 'failed')
    for (const test of failedTests)
      failed.push({ heading: `${file} › ${test.fullName}`, text: shorten(test.failureMessages.join('\n')) })
    if (status === 'failed' && failedTests.length === 0) failed.push({ heading: file, text: shorten(message) })
  }
  return { passed: numPassedTests, failed, files }
}

/** Reads the report of Playwright. */
export function readJourneys(path) {
  const { stats, suites, errors } = JSON.parse(readFileSync(path, 'utf8'))
  const failed = errors.map((error) => ({ heading: 'journeys', text: shorten(error.message) }))
  const files = []
  for (const suite of suites) {
    const specs = specsOf(suite)
    files.push({ file: `journeys/${suite.file}`, seconds: sum(specs.map(secondsOf)) })
    for (const spec of specs.filter((spec) => !spec.ok))
      failed.push({ heading: `journeys/${spec.file}:${spec.line} › ${spec.title}`, text: errorOf(spec) })
  }
  return { passed: stats.expected + stats.flaky, failed, files }
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

function runsOf(spec) {
  return spec.tests.flatMap((test) => test.results)
}

function secondsOf(spec) {
  return sum(runsOf(spec).map((run) => run.duration)) / 1000
}

function errorOf(spec) {
  return shorten(
    runsOf(spec)
      .flatMap((run) => run.errors.map((error) => error.message))
      .join('\n'),
  )
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The first lines of an error, without colours: enough to know what was expected. */
function shorten(message = '') {
  return stripVTControlCharacters(message).split('\n').slice(0, 15).join('\n')
}
