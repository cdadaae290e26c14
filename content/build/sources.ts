import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import type { Syllabus } from '@sabi/shared/content/syllabus'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { biologyFamilies } from '../biology/families.ts'
import { chemistryFamilies } from '../chemistry/families.ts'
import { englishFamilies } from '../english/families.ts'
import type { Family } from '../engine/family.ts'
import { FactTable } from '../engine/facts.ts'
import { ItemFile } from '../engine/item.ts'
import { PassageFile } from '../engine/passage.ts'
import { mathematicsFamilies } from '../mathematics/families.ts'
import { physicsFamilies } from '../physics/families.ts'
import { questionsOfTable, type PlacedTable } from './from-facts.ts'
import { questionsOfFamily } from './from-families.ts'
import { questionsOfItems, type PlacedFile } from './from-items.ts'
import { questionsOfPassages, type PlacedPassages } from './from-passages.ts'
import { noteFigures } from './note-figures.ts'
import type { NoteFigures, SourceNote } from './notes.ts'
import type { SourceQuestion } from './source-question.ts'
import { readSyllabus } from './syllabus.ts'

const content = new URL('../', import.meta.url)

export interface Sources {
  syllabus: Syllabus
  families: readonly Family[]
  tables: readonly PlacedTable[]
  itemFiles: readonly PlacedFile[]
  passageFiles: readonly PlacedPassages[]
  notes: readonly SourceNote[]
  /** The figures of the notes. */
  figures: NoteFigures
}

/** Reads everything that authors wrote. Throws with the name of a malformed file. */
export function readSources(): Sources {
  return {
    syllabus: readSyllabus(),
    families: [
      ...chemistryFamilies,
      ...physicsFamilies,
      ...biologyFamilies,
      ...mathematicsFamilies,
      ...englishFamilies,
    ],
    tables: sourceFiles('facts', '.yaml').map(({ subject, path }) => ({
      subject,
      path,
      table: readYaml(path, FactTable),
    })),
    notes: readNotes(),
    figures: noteFigures,
    itemFiles: sourceFiles('items', '.yaml').map(({ subject, path }) => ({
      subject,
      path,
      file: readYaml(path, ItemFile),
    })),
    passageFiles: sourceFiles('passages', '.yaml').map(({ subject, path }) => ({
      subject,
      path,
      file: readYaml(path, PassageFile),
    })),
  }
}

/** All questions of all sources, by subject and then in source order. */
export function questionsOf({ families, tables, itemFiles, passageFiles }: Sources): SourceQuestion[] {
  const questions = [
    ...families.flatMap(questionsOfFamily),
    ...tables.flatMap(questionsOfTable),
    ...itemFiles.flatMap(questionsOfItems),
    ...passageFiles.flatMap(questionsOfPassages),
  ]
  return subjectIds.flatMap((subject) => questions.filter((question) => question.subject === subject))
}

function readNotes(): SourceNote[] {
  return sourceFiles('notes', '.md').map(({ subject, path }) => ({
    subject,
    path,
    topicId: path.replace(/^.*\/|\.md$/g, ''),
    markdown: readFileSync(new URL(path, content), 'utf8'),
  }))
}

/** A folder is missing if the subject has no such files, because git does not store empty folders. */
function sourceFiles(
  folder: 'items' | 'passages' | 'facts' | 'notes',
  ending: '.yaml' | '.md',
): { subject: SubjectId; path: string }[] {
  const subjects = subjectIds.filter((subject) => existsSync(new URL(`${subject}/${folder}`, content)))
  return subjects.flatMap((subject) =>
    readdirSync(new URL(`${subject}/${folder}`, content))
      .filter((name) => name.endsWith(ending))
      .sort()
      .map((name) => ({ subject, path: `${subject}/${folder}/${name}` })),
  )
}

function readYaml<Schema extends z.ZodMiniType>(path: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(parse(readFileSync(new URL(path, content), 'utf8')))
  if (!parsed.success) throw new Error(`${path}:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}
