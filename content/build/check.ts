import { topicsOf } from '@sabi/shared/content/syllabus'
import { warningsByRule } from '../lint/bounds.ts'
import { lintBank } from '../lint/lint.ts'
import { lintNotes } from '../lint/notes.ts'
import type { Finding, LintedQuestion } from '../lint/rule.ts'
import { assemble, lintedQuestions, versioned, type Assembly } from './assemble.ts'
import { assertUpToDate, publishedLedger, readLedger } from './ledger.ts'
import { assertWithinBudget, packFiles, textbookFiles } from './packs.ts'
import { readSources } from './sources.ts'
import { readTopicBoards } from './topic-boards.ts'

const shownIds = 6

const assembly = assemble(readSources())
const faults = [...lint(assembly), ...(await publication(assembly))]
if (faults.length > 0) {
  console.error(`\n${faults.length} faults`)
  process.exitCode = 1
} else console.log('\nNo faults')

function lint(assembly: Assembly): string[] {
  const questions = lintedQuestions(assembly)
  const topicIds = new Set(topicsOf(assembly.syllabus).map(({ id }) => id))
  const findings = [
    ...lintBank({ questions, itemFiles: itemFiles(assembly), boardsByTopic: readTopicBoards() }),
    ...lintNotes(assembly.notes, topicIds),
  ]
  // A family is one source, whatever number of entries its variants have in the ledger.
  const sourceById = new Map(
    assembly.made.map(({ source }) => [source.id, source.kind === 'family' ? (source.family ?? '') : source.sourceId]),
  )
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
