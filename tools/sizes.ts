// `npx tsx tools/sizes.ts`: prints the sizes of files, functions and components beside our goals. Never fails.
import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

interface Sized {
  where: string
  lines: number
}

const files = execSync("git ls-files '*.ts' '*.tsx'", { encoding: 'utf8' }).trim().split('\n')
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const isTest = (file: string) => /\.(test|journey)\.tsx?$|\/testing\/|^journeys\/|test-/.test(file)
const code = sources.filter(({ file }) => !isTest(file))

const fileLines = code.map(({ file, text }) => ({ where: file, lines: lineCount(text) }))
const functions: Sized[] = []
const components: Sized[] = []
const counts = { any: 0, nonNull: 0, as: 0, effects: 0, defaultExports: 0, wideParameters: 0, memos: 0 }
for (const { file, text } of code) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  visit(source, source, file)
}

const total = sum(fileLines)
const testLines = sum(
  sources.filter(({ file }) => isTest(file)).map(({ file, text }) => ({ where: file, lines: lineCount(text) })),
)
const webLines = sum(fileLines.filter(({ where }) => where.startsWith('web/')))
show('files: lines', 'median 40-80, p95 250, max 400', fileLines)
show('functions: lines', 'p95 40, max 80', functions)
show('components: lines', 'p95 120', components)
say('any', '0', counts.any)
say('non-null !', '0', counts.nonNull)
say('as (but as const) per 1,000 lines', 'at most 1', perThousand(counts.as, total))
say('default exports', '0', counts.defaultExports)
say('useEffect per 1,000 lines of web', 'at most 1.5', perThousand(counts.effects, webLines))
say('useMemo, useCallback, memo', '0 without a measurement', String(counts.memos))
say('functions of more than 3 parameters', 'one object instead', String(counts.wideParameters))
say('tests, share of all lines', '35-45 %', `${Math.round((100 * testLines) / (testLines + total))} %`)

function visit(node: ts.Node, source: ts.SourceFile, file: string): void {
  if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) measure(node, source, file)
  if (node.kind === ts.SyntaxKind.AnyKeyword) counts.any++
  if (ts.isNonNullExpression(node)) counts.nonNull++
  if (ts.isAsExpression(node) && node.type.getText(source) !== 'const') counts.as++
  if (ts.isExportAssignment(node) && !file.endsWith('.config.ts')) counts.defaultExports++
  if (ts.isCallExpression(node)) countHook(node.expression.getText(source))
  ts.forEachChild(node, (child) => visit(child, source, file))
}

function measure(node: ts.SignatureDeclaration, source: ts.SourceFile, file: string): void {
  const start = source.getLineAndCharacterOfPosition(node.getStart(source)).line
  const lines = source.getLineAndCharacterOfPosition(node.end).line - start + 1
  const name = node.name?.getText(source) ?? ''
  const list = file.endsWith('.tsx') && /^[A-Z]/.test(name) ? components : functions
  list.push({ where: `${file}:${start + 1}`, lines })
  if (node.parameters.length > 3) counts.wideParameters++
}

function countHook(name: string): void {
  if (/^(React\.)?use(Layout)?Effect$/.test(name)) counts.effects++
  if (/^(React\.)?(useMemo|useCallback|memo)$/.test(name)) counts.memos++
}

function show(what: string, aim: string, list: readonly Sized[]): void {
  const sorted = [...list].sort((a, b) => a.lines - b.lines)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.lines ?? 0
  const largest = sorted
    .slice(-3)
    .reverse()
    .map(({ where, lines }) => `${where} ${lines}`)
  say(what, aim, `median ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)} (${sorted.length}; largest: ${largest.join(', ')})`)
}

function say(what: string, aim: string, reached: string | number): void {
  console.log(`${what}: ${reached}   [aim: ${aim}]`)
}

function perThousand(count: number, lines: number): string {
  return ((1000 * count) / lines).toFixed(2)
}

function sum(list: readonly Sized[]): number {
  return list.reduce((lines, each) => lines + each.lines, 0)
}

function lineCount(text: string): number {
  return text.trimEnd().split('\n').length
}
