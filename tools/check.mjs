// `npm test`: prepares as `npm start` does, runs every check, and prints the totals as one last line `N passed, N failed`. What
// failed is named once more just above that line, because the end of a log is the part that people, and CI, keep.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, installPackages, repository } from './prepare.mjs'
import { readJourneys, readUnitTests } from './test-reports.mjs'

installPackages()

const reports = mkdtempSync(join(tmpdir(), 'sabi-reports-'))
const unitReport = join(reports, 'unit.json')
const journeyReport = join(reports, 'journeys.json')
const totals = { passed: 0, failed: 0 }
/** What the end of the log repeats: a heading and the text that explains it. */
const failures = []
const slowest = []

await check('format', ['oxfmt', '--check', '.'])
for (const side of [
  'shared',
  'content',
  'embedded-postgres',
  'server',
  'web',
  'web/service-worker',
  'web/tsconfig.tests.json',
  'journeys',
  'bench',
  'tools',
])
  await check(`types of ${side}`, ['tsc', '-p', side])
await check('lint', ['oxlint'])
await check('directions', [
  'depcruise',
  '--config',
  '.dependency-cruiser.cjs',
  'shared',
  'content',
  'embedded-postgres',
  'server',
  'web',
])
await check('unused code', ['knip'])
await check('plain English', ['node', 'tools/plain-words.mjs'])
work('build', build)
await check('content', ['tsx', 'content/build/check.ts'])
await check('budgets', ['tsx', 'tools/budgets.ts'])
await tests(
  'unit tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  () => readUnitTests(unitReport),
)
await tests('journeys', ['playwright', 'test', '--config', 'journeys/playwright.config.ts'], () =>
  readJourneys(journeyReport),
)

rmSync(reports, { recursive: true, force: true })
console.log('\nThe ten slowest test files:')
for (const { file, seconds } of slowest.sort((one, other) => other.seconds - one.seconds).slice(0, 10))
  console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`)
for (const { heading, text } of failures) console.log(`\n✗ ${heading}\n${text}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)

/** Runs a command that passes or fails as a whole. */
async function check(name, command) {
  const started = Date.now()
  const { status, tail } = await npx(name, command)
  count(name, status === 0, started, tail)
}

/** Runs a step that throws when it fails. */
function work(name, step) {
  const started = Date.now()
  console.log(`\n▶ ${name}`)
  try {
    step()
    count(name, true, started)
  } catch (error) {
    console.error(error.message)
    count(name, false, started, error.message)
  }
}

function count(name, isGreen, started, explanation) {
  totals[isGreen ? 'passed' : 'failed']++
  if (!isGreen) failures.push({ heading: name, text: explanation })
  report(name, isGreen, started)
}

/**
 * Runs a test runner and adds its counts. A runner that dies, or that fails without a failed test (an error outside of any test),
 * counts as one failure.
 */
async function tests(name, command, readReport) {
  const started = Date.now()
  const { status, tail } = await npx(name, command)
  const result = tryToRead(readReport)
  if (result.failed.length === 0 && status !== 0)
    result.failed.push({ heading: `${name}: the runner ended with ${status}`, text: tail })
  totals.passed += result.passed
  totals.failed += result.failed.length
  failures.push(...result.failed)
  slowest.push(...result.files)
  report(name, result.failed.length === 0, started)
}

function tryToRead(readReport) {
  try {
    return readReport()
  } catch (error) {
    return { passed: 0, failed: [{ heading: 'No report to read', text: error.message }], files: [] }
  }
}

/** Runs a command of a package, showing its output. Resolves to its exit status and the last lines it printed. */
function npx(name, command) {
  console.log(`\n▶ ${name}`)
  const child = spawn('npx', ['--no-install', ...command], {
    cwd: repository,
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
  })
  let tail = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    from.on('data', (chunk) => {
      to.write(chunk)
      tail = (tail + chunk).slice(-4000)
    })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, tail: error.message }))
    child.on('close', (status) =>
      resolve({ status: status ?? 1, tail: tail.trimEnd().split('\n').slice(-30).join('\n') }),
    )
  })
}

function report(name, isGreen, started) {
  console.log(`${isGreen ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}
