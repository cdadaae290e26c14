import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'

// A check that sees nothing also passes. These tests plant one violation of each rule in a copy of the project; each must be found.

const repository = dirname(dirname(fileURLToPath(import.meta.url)))
const house = mkdtempSync(join(tmpdir(), 'sabi-guards-'))
const sides = ['shared', 'content', 'embedded-postgres', 'server', 'web']
const configurations = [
  '.dependency-cruiser.cjs',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'tsconfig.base.json',
  'package.json',
]

/** The features of the app that may import some others. */
const webFeatures = [
  'accounts',
  'administration',
  'challenges',
  'classes',
  'contact',
  'dashboard',
  'exams',
  'flags',
  'generator',
  'landing',
  'layout',
  'mistakes',
  'pages',
  'passing-on',
  'plan',
  'practice',
  'previews',
  'score',
  'settings',
  'storage',
  'subjects',
  'trial',
  'tutor',
  'week',
  'welcome',
  'worksheet',
]

const plantedDirections: Record<string, Record<string, string>> = {
  'no-cycles': { 'shared/a.ts': "export * from './b.ts'", 'shared/b.ts': "export * from './a.ts'" },
  'shared-stands-alone': { 'shared/files.ts': "import 'node:fs'" },
  'content-knows-only-shared': { 'content/build/x.ts': "import '../../server/app.ts'" },
  'engine-runs-on-a-phone': { 'content/engine/heavy.ts': "import 'temml'" },
  'embedded-postgres-stands-alone': { 'embedded-postgres/x.ts': "import '../server/app.ts'" },
  'embedded-postgres-by-its-interface': {
    'server/y.ts': "import '../embedded-postgres/launcher.ts'",
    'embedded-postgres/launcher.ts': '',
  },
  'backup-by-its-interface': {
    'server/z.ts': "import './backup/make-backup.ts'",
    'server/backup/make-backup.ts': '',
  },
  'server-not-from-web': { 'web/x.ts': "import '../server/app.ts'" },
  'web-not-from-server': { 'server/x.ts': "import '../web/main.ts'", 'web/main.ts': '' },
  'design-knows-no-domain': { 'web/design/x.ts': "import '../practice/y.ts'", 'web/practice/y.ts': '' },
  'platform-knows-no-feature': { 'web/platform/x.ts': "import '../practice/y.ts'" },
  'words-come-once': { 'web/main.tsx': "import './landing/x.ts'", 'web/landing/x.ts': '' },
  'features-apart': { 'server/sync/x.ts': "import '../accounts/y.ts'", 'server/accounts/y.ts': '' },
  'accounts-and-its-neighbours': { 'server/accounts/x.ts': "import '../sync/x.ts'" },
  'administration-and-its-neighbours': {
    'server/administration/x.ts': "import '../progress/y.ts'",
    'server/progress/y.ts': '',
  },
  'answers-file-and-its-neighbours': { 'server/answers-file/x.ts': "import '../progress/y.ts'" },
  'exams-and-its-neighbours': { 'server/exams/x.ts': "import '../flags/x.ts'" },
  'flags-and-its-neighbours': { 'server/flags/x.ts': "import '../progress/y.ts'" },
  'generator-and-its-neighbours': { 'server/generator/x.ts': "import '../flags/x.ts'" },
  'imports-and-its-neighbours': { 'server/imports/x.ts': "import '../flags/x.ts'" },
  'item-analysis-and-its-neighbours': { 'server/item-analysis/x.ts': "import '../imports/x.ts'" },
  'questions-and-its-neighbours': { 'server/questions/x.ts': "import '../imports/x.ts'" },
  'trial-and-its-neighbours': { 'server/trial/x.ts': "import '../imports/x.ts'" },
  'web-offline-apart': { 'web/offline/x.ts': "import '../practice/y.ts'" },
  ...Object.fromEntries(webFeatures.map((feature) => [`web-${feature}-and-its-neighbours`, strangerOf(feature)])),
  'sql-in-queries-only': { 'server/sync/routes.ts': "import 'kysely'" },
  'tests-stay-out': { 'server/sync/z.ts': "import './z.test.ts'", 'server/sync/z.test.ts': '' },
}

const plantedSlips: Record<string, string> = {
  'no-explicit-any': 'export const x: any = 1',
  'no-non-null-assertion': 'export const first = (list: string[]) => list[0]!',
  'no-floating-promises': 'export function forget() { Promise.resolve(1) }',
  'no-default-export': 'export default 1',
  'ban-ts-comment': '// @ts-ignore\nexport const y = 1',
  'no-empty': 'export function hush() { try { hush() } catch {} }',
  'no-console': "console.log('hello')",
  'max-params': 'export const many = (a: 1, b: 1, c: 1, d: 1, e: 1) => a + b + c + d + e',
}

const plantedTypes: Record<string, { file: string; code: string }> = {
  'window in the server': { file: 'server/planted.ts', code: 'export const width = window.innerWidth' },
  'process in the browser': { file: 'web/planted.ts', code: 'export const home = process.env' },
  'fetch in the rules': { file: 'shared/planted.ts', code: "export const get = () => fetch('/')" },
  'files in the rules': {
    file: 'shared/planted-files.ts',
    code: "import { readFileSync } from 'node:fs'\nreadFileSync('x')",
  },
}

beforeAll(() => {
  for (const file of configurations) cpSync(join(repository, file), join(house, file))
  symlinkSync(join(repository, 'node_modules'), join(house, 'node_modules'))
  plant('server/app.ts', 'export const app = 1')
  for (const side of sides) cpSync(join(repository, side, 'tsconfig.json'), join(house, side, 'tsconfig.json'))
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

test('finds a planted violation of each import rule', () => {
  for (const files of Object.values(plantedDirections))
    for (const [file, code] of Object.entries(files)) plant(file, code)
  const { violations, rules } = cruise(house)
  expect(Object.keys(plantedDirections).sort()).toEqual(rules)
  expect([...new Set(violations)].sort()).toEqual(rules)
})

test('finds each planted lint error, including those that need types', () => {
  Object.entries(plantedSlips).forEach(([rule, code], index) => plant(`server/slips/${index}-${rule}.ts`, code))
  const { stdout } = run(packaged('oxlint'), ['--format=json', 'server/slips'], house)
  const found = z.object({ diagnostics: z.array(z.object({ code: z.string() })) }).parse(JSON.parse(stdout))
  const codes = found.diagnostics.map(({ code }) => code)
  for (const rule of Object.keys(plantedSlips))
    expect(
      codes.some((code) => code.includes(rule)),
      rule,
    ).toBe(true)
})

test.each(Object.entries(plantedTypes))('%s does not compile', (_, { file, code }) => {
  plant(file, code)
  const side = dirname(file)
  writeFileSync(
    join(house, side, 'tsconfig.planted.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [file.slice(side.length + 1)] }),
  )
  // The compiler that `npm test` checks the types with.
  const compiler = join(repository, 'node_modules/typescript-7/bin/tsc')
  const { status, stdout } = run(process.execPath, [compiler, '-p', `${side}/tsconfig.planted.json`], house)
  expect(status).not.toBe(0)
  expect(stdout).toContain(`${file.slice(side.length + 1)}(`)
})

/** Plants an import of a feature that no other one knows. */
function strangerOf(feature: string): Record<string, string> {
  const stranger = feature === 'storage' ? 'week' : 'storage'
  return { [`web/${feature}/x.ts`]: `import '../${stranger}/y.ts'`, [`web/${stranger}/y.ts`]: '' }
}

function plant(file: string, code: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), `${code}\n`)
}

function cruise(folder: string): { violations: string[]; rules: string[] } {
  const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...sides]
  const { stdout } = run(packaged('depcruise'), options, folder)
  const Rule = z.object({ name: z.string() })
  const Report = z.object({
    summary: z.object({
      violations: z.array(z.object({ rule: Rule })),
      ruleSetUsed: z.object({ forbidden: z.array(Rule) }),
    }),
  })
  const { summary } = Report.parse(JSON.parse(stdout))
  return {
    violations: summary.violations.map(({ rule }) => rule.name),
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name).sort(),
  }
}

/** Not by `npx`, which takes half a second of processor time. */
function packaged(command: string): string {
  return join(repository, 'node_modules/.bin', command)
}

function run(command: string, options: string[], folder: string) {
  return spawnSync(command, options, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 27 })
}
