import { examTypes, difficulties, subjectIds } from '@sabi/shared/content/question'
import { topicsOf } from '@sabi/shared/content/syllabus'
import { chiSquared, countsByPosition } from '../lint/bank.ts'
import { warningsByRule } from '../lint/bounds.ts'
import { lintBank } from '../lint/lint.ts'
import { lintNotes } from '../lint/notes.ts'
import type { Finding, LintedQuestion } from '../lint/rule.ts'
import { assemble, versioned, type Assembly } from './assemble.ts'
import { assertUpToDate, publishedLedger, readLedger } from './ledger.ts'
import { assertWithinBudget, packFiles, textbookFiles } from './packs.ts'
import { readSources } from './sources.ts'

const shownIds = 6

const assembly = assemble(readSources())
printFigures(assembly)
const faults = [...lint(assembly), ...(await publication(assembly))]
if (faults.length > 0) {
  console.error(`\n${faults.length} faults`)
  process.exitCode = 1
} else console.log('\nNo faults')

function linted({ made }: Assembly): LintedQuestion[] {
  return made.map(({ source, question }) => ({ ...question, kind: source.kind }))
}

function printFigures(assembly: Assembly): void {
  for (const subject of subjectIds) {
    const questions = linted(assembly).filter((question) => question.subject === subject)
    const of = assembly.made.filter(({ question }) => question.subject === subject).map(({ question }) => question)
    const kinds = (['family', 'table', 'item'] as const).map((kind) => `${kind} ${count(questions, 'kind', kind)}`)
    const exams = examTypes.map((exam) => `${exam} ${count(of, 'examType', exam)}`)
    const grades = difficulties.map((difficulty) => `${difficulty} ${count(of, 'difficulty', difficulty)}`)
    const families = new Set(of.flatMap(({ family }) => family ?? [])).size
    console.log(`${subject}: ${of.length} questions, ${families} families`)
    console.log(`  ${[...kinds, ...exams, ...grades].join(', ')}`)
    console.log(`  keys ${countsByPosition(questions).join('/')}, χ² ${chiSquared(questions).toFixed(1)}`)
  }
}

function count<Row>(rows: readonly Row[], name: keyof Row, value: Row[keyof Row]): number {
  return rows.filter((row) => row[name] === value).length
}

function lint(assembly: Assembly): string[] {
  const questions = linted(assembly)
  const topicIds = new Set(topicsOf(assembly.syllabus).map(({ id }) => id))
  const findings = [
    ...lintBank({ questions, itemFiles: itemFiles(assembly), topicIds }),
    ...lintNotes(assembly.notes, topicIds),
  ]
  const sourceById = new Map(assembly.made.map(({ source }) => [source.id, source.sourceId]))
  const errors = findings.filter(({ severity }) => severity === 'error').map(line)
  for (const error of errors) console.error(`ERROR ${error}`)
  const overBound = warningsByRule(findings, sourceById).flatMap(({ rule, sources, bound, findings: found }) => {
    console.log(`\n${rule}: ${sources.length} sources, at most ${bound}`)
    const shown = sources.length > bound ? found : found.slice(0, 2)
    for (const finding of firstOfEachSource(shown, sourceById)) console.log(`  ${line(finding)}`)
    return sources.length > bound ? [rule] : []
  })
  return [...errors, ...overBound]
}

function firstOfEachSource(findings: readonly Finding[], sourceById: ReadonlyMap<string, string>): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ ids }) => {
    const source = ids.map((id) => sourceById.get(id) ?? id).join(' ')
    if (seen.has(source)) return false
    seen.add(source)
    return true
  })
}

function line({ rule, ids, fault }: Finding): string {
  return `${rule} ${ids.slice(0, shownIds).join(', ')}: ${fault}`
}

function itemFiles({ made }: Assembly): { name: string; questions: LintedQuestion[] }[] {
  const questionsByFile = new Map<string, LintedQuestion[]>()
  for (const { source, question } of made) {
    if (source.kind !== 'item') continue
    const name = source.place.replace(/:.*/, '')
    const questions = questionsByFile.get(name) ?? []
    questions.push({ ...question, kind: source.kind })
    questionsByFile.set(name, questions)
  }
  return [...questionsByFile].map(([name, questions]) => ({ name, questions }))
}

async function publication(assembly: Assembly): Promise<string[]> {
  const ledger = readLedger()
  const next = publishedLedger(ledger, assembly.hashes)
  const packs = await packFiles(versioned(assembly, next))
  const textbooks = await textbookFiles(assembly.notes, topicsOf(assembly.syllabus))
  return [() => assertUpToDate(ledger, assembly.hashes), () => assertWithinBudget(packs, textbooks)].flatMap(messageOf)
}

function messageOf(attempt: () => void): string[] {
  try {
    attempt()
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(`\n${message}`)
    return [message]
  }
}
