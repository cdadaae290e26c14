// `npm test`: prepares as `npm start` does, runs every check, and prints the totals as one last line `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, installPackages, repository } from './prepare.mjs'

installPackages()

const reports = mkdtempSync(join(tmpdir(), 'sabi-reports-'))
const totals = { passed: 0, failed: 0 }

check('format', ['oxfmt', '--check', '.'])
for (const side of [
  'shared',
  'content',
  'server',
  'web',
  'web/service-worker',
  'web/tsconfig.tests.json',
  'journeys',
  'bench',
  'tools',
])
  check(`types of ${side}`, ['tsc', '-p', side])
check('lint', ['oxlint'])
check('directions', ['depcruise', '--config', '.dependency-cruiser.cjs', 'shared', 'content', 'server', 'web'])
check('unused code', ['knip'])
work('build', build)
check('content', ['tsx', 'content/build/check.ts'])
check('budgets', ['tsx', 'tools/budgets.ts'])
tests(
  'unit tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`],
  () => {
    const report = JSON.parse(readFileSync(join(reports, 'unit.json'), 'utf8'))
    return { passed: report.numPassedTests, failed: report.numFailedTests }
  },
)
tests('journeys', ['playwright', 'test', '--config', 'journeys/playwright.config.ts'], () => {
  const { stats } = JSON.parse(readFileSync(join(reports, 'journeys.json'), 'utf8'))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
})

rmSync(reports, { recursive: true, force: true })
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)

/** Runs a command that passes or fails as a whole. */
function check(name, command) {
  const started = Date.now()
  const isGreen = npx(name, command) === 0
  totals[isGreen ? 'passed' : 'failed']++
  report(name, isGreen, started)
}

/** Runs a step that throws when it fails. */
function work(name, step) {
  const started = Date.now()
  console.log(`\n▶ ${name}`)
  let isGreen = true
  try {
    step()
  } catch (error) {
    isGreen = false
    console.error(error.message)
  }
  totals[isGreen ? 'passed' : 'failed']++
  report(name, isGreen, started)
}

/** Runs a test runner and adds its counts. A runner that dies without a report counts as one failure. */
function tests(name, command, readCounts) {
  const started = Date.now()
  const status = npx(name, command)
  const counts = tryCount(readCounts)
  const failed = counts.failed === 0 && status !== 0 ? 1 : counts.failed
  totals.passed += counts.passed
  totals.failed += failed
  report(name, failed === 0, started)
}

function tryCount(readCounts) {
  try {
    return readCounts()
  } catch (error) {
    console.error(`No report to read: ${error.message}`)
    return { passed: 0, failed: 1 }
  }
}

function npx(name, command) {
  console.log(`\n▶ ${name}`)
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'journeys.json') },
  })
  return status
}

function report(name, isGreen, started) {
  console.log(`${isGreen ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}
