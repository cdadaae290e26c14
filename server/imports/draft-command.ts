import { mostRows } from '@sabi/content/exchange/raw'
import { counted } from '@sabi/shared/subjects/count-words'
import { CommandRefused } from '../platform/command.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { describeQuestions, shownQuestions } from './describe-imports.ts'
import { discardDraft, publishDraft, showDraft } from './drafts.ts'

export function isImportId(id: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
}

/** Shows, publishes or discards the draft of an import, and gives what to print. Throws CommandRefused. */
export async function draftCommand(
  database: Database,
  command: 'show' | 'publish' | 'discard',
  { id, all }: { id: string; all: boolean },
): Promise<string> {
  if (!isImportId(id)) throw new CommandRefused(`There is no import ${id}.`)
  try {
    if (command === 'show') return await show(database, id, all)
    if (command === 'discard')
      return `${counted(await discardDraft(database, id, 'command line'), 'question')} discarded.`
    const { published, unchanged, waiting } = await publishDraft(database, id, 'command line')
    return [
      `${published} published, ${unchanged} already there, ${waiting} still in the draft.`,
      ...(waiting === 0 ? [] : [`To see why: npm run questions -- show ${id}`]),
      ...(published === 0 ? [] : [`To undo it: npm run questions -- undo ${id}`]),
    ].join('\n')
  } catch (error) {
    throw error instanceof Refusal ? new CommandRefused(error.message) : error
  }
}

async function show(database: Database, id: string, all: boolean): Promise<string> {
  const { record, data } = await showDraft(database, id, { offset: 0, limit: all ? mostRows : shownQuestions })
  const { waiting, ready } = record
  const heading = `${waiting} questions are not published, ${ready} of them can be.`
  return [heading, ...describeQuestions(data, waiting)].join('\n')
}
