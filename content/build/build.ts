import { assemble, versioned } from './assemble.ts'
import { bankOf } from './bank.ts'
import { assertUpToDate, readLedger } from './ledger.ts'
import { writeBank, writePacks } from './output.ts'
import { topicsOf } from '@sabi/shared/content/syllabus'
import { assertWithinBudget, packFiles, packIndex, textbookFiles } from './packs.ts'
import { readSources } from './sources.ts'
import { staticQuestionsFile } from './static-questions.ts'

/** Builds the bank for the server and the packs for phones into content/dist, printing a line per step. */
export async function build(): Promise<void> {
  const sources = readSources()
  const { families, tables, itemFiles } = sources
  console.log(
    `Read ${families.length} families, ${tables.length} fact tables, ${itemFiles.length} files of written questions`,
  )
  const assembly = assemble(sources)
  console.log(`Made ${assembly.made.length} questions`)
  const ledger = readLedger()
  assertUpToDate(ledger, assembly.hashes)
  const questions = versioned(assembly, ledger)
  const packs = await packFiles(questions)
  const textbooks = await textbookFiles(assembly.notes, topicsOf(assembly.syllabus))
  assertWithinBudget(packs, textbooks)
  const index = packIndex(packs, textbooks)
  const bank = bankOf({ syllabus: assembly.syllabus, notes: assembly.notes, questions, version: index.version })
  const staticQuestions = await staticQuestionsFile(bank.questions)
  writePacks([...packs, ...textbooks, staticQuestions], index)
  for (const { subject, count, bytes } of index.subjects) {
    console.log(`Packed ${subject}: ${count} questions, ${Math.round(bytes / Math.max(count, 1))} bytes each`)
  }
  for (const { subject, count, bytes } of index.textbooks) {
    console.log(`Packed the notes of ${subject}: ${count} topics, ${Math.round(bytes / count)} bytes each`)
  }
  console.log(`Packed ${staticQuestions.name}: ${staticQuestions.brotli.length} bytes`)
  writeBank(bank)
  console.log(`Wrote content/dist, version ${index.version}`)
}
