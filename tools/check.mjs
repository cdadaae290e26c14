// `npm test`: prepares as `npm start` does, runs every check, and prints the totals as one last line `N passed, N failed`. What
// failed is named once more just above that line, because the end of a log is the part that people, and CI, keep.
//
// `check.mjs static`, `unit` and `journeys` run one part, and hand what follows to the test runner: `check.mjs unit web/trial`.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { installPackages, repository } from './prepare.mjs'
import { readJourneys, readUnitTests } from './test-reports.mjs'

const [part = 'all', ...words] = process.argv.slice(2)
const includes = (name) => part === 'all' || part === name

installPackages()

const reports = mkdtempSync(join(tmpdir(), 'sabi-reports-'))
const unitReport = join(reports, 'unit.json')
const journeyReport = join(reports, 'journeys.json')
const totals = { passed: 0, failed: 0 }
/** The failures to repeat at the end of the log. */
const failures = []
const slowest = []

await checks([
  // First, because others need what it makes, and because it leaves a core idle while it bundles.
  ...(part === 'static' ? [] : [{ name: 'build', command: ['node', 'tools/build.mjs'] }]),
  ...(includes('static') ? staticChecks() : []),
  ...(part === 'all' ? checksOfBuild() : []),
])
if (includes('unit'))
  await tests(
    'unit tests',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`, ...words],
    () => readUnitTests(unitReport),
  )
if (includes('journeys'))
  await tests('journeys', ['playwright', 'test', '--config', 'journeys/playwright.config.ts', ...words], () =>
    readJourneys(journeyReport),
  )

rmSync(reports, { recursive: true, force: true })
if (slowest.length > 0) console.log('\nThe ten slowest test files:')
for (const { file, seconds } of slowest.sort((one, other) => other.seconds - one.seconds).slice(0, 10))
  console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`)
for (const { heading, text } of failures) console.log(`\n✗ ${heading}\n${text}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)

/** Checks that read only the sources, the longest first, so that none is left for the end. */
function staticChecks() {
  const rooms = ['shared', 'content', 'embedded-postgres', 'server', 'web']
  const sides = [
    'server',
    'web/tsconfig.tests.json',
    'tools',
    'bench',
    'web',
    'content',
    'embedded-postgres',
    'journeys',
    'shared',
    'web/service-worker',
  ]
  return [
    ...sides.map((side) => ({ name: `types of ${side}`, command: typesOf(side) })),
    { name: 'lint', command: ['oxlint'] },
    {
      name: 'directions',
      command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...rooms],
      // A check that sees nothing also passes.
      hasLooked: (said) => Number(/(\d+) modules/.exec(said)?.[1]) > 200,
    },
    { name: 'unused code', command: ['knip'] },
    { name: 'plain English', command: ['node', 'tools/plain-words.mjs'] },
    { name: 'format', command: ['oxfmt', '--check', '.'] },
  ]
}

function checksOfBuild() {
  return [
    { name: 'content', command: ['tsx', 'content/build/check.ts'] },
    { name: 'budgets', command: ['tsx', 'tools/budgets.ts'], after: 'build' },
  ]
}

/**
 * TypeScript 7 checks a side in seconds. It is installed beside TypeScript 6, whose API other tools still need. It notes what it has
 * found, and looks again only at files that have changed and at those that depend on them.
 */
function typesOf(side) {
  const notes = `node_modules/.cache/types/${side.replaceAll('/', '-')}.tsbuildinfo`
  return [
    'node',
    'node_modules/typescript-7/bin/tsc',
    '--noEmit',
    '-p',
    side,
    '--incremental',
    '--tsBuildInfoFile',
    notes,
  ]
}

/**
 * Runs commands that pass or fail as a whole, as many at a time as there are cores. Each shows its output when it ends. One that
 * names another in `after` waits for the end of that one, which must come before it.
 */
async function checks(commands) {
  const waiting = [...commands]
  const ends = new Map()
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const end = check(next, ends.get(next.after))
      ends.set(next.name, end)
      await end
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}

async function check({ name, command, hasLooked = () => true }, isDue) {
  await isDue
  const started = Date.now()
  const { status, said } = await run(command)
  console.log(`\n▶ ${name}\n${said.trimEnd()}`)
  count(name, status === 0 && hasLooked(said), started, endOf(said))
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
  console.log(`\n▶ ${name}`)
  const { status, said } = await run(command, { isShown: true })
  const result = tryToRead(readReport)
  if (result.failed.length === 0 && status !== 0)
    result.failed.push({ heading: `${name}: the runner ended with ${status}`, text: endOf(said) })
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

/** Runs `node`, or a command of a package. Resolves to its exit status and to what it printed, as far as anyone reads it. */
function run([program, ...words], { isShown = false } = {}) {
  // Not by `npx`, which takes half a second of processor time.
  const commands = join(repository, 'node_modules/.bin')
  const child = spawn(program === 'node' ? process.execPath : join(commands, program), words, {
    cwd: repository,
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PATH: `${commands}${delimiter}${process.env.PATH}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport,
    },
  })
  let said = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    from.on('data', (chunk) => {
      if (isShown) to.write(chunk)
      said = (said + chunk).slice(-20_000)
    })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, said: error.message }))
    child.on('close', (status) => resolve({ status: status ?? 1, said }))
  })
}

/** The last lines, which say why something failed. */
function endOf(said) {
  return said.trimEnd().split('\n').slice(-30).join('\n')
}

function report(name, isGreen, started) {
  console.log(`${isGreen ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}
