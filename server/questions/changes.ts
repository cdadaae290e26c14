import { encodePack } from '@sabi/shared/content/pack'
import type { SubjectId } from '@sabi/shared/content/question'
import { maximumChanges } from '@sabi/shared/sync/question-calls'
import type { Database } from '../database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findPastState, listChangedQuestions } from './revisions.queries.ts'

/**
 * Returns the changes for a phone that has a subject's questions in this version. The version is read before the
 * questions, so a change in between is delivered again with the next call and never missed.
 */
export async function changesSince(database: Database, subject: SubjectId, since: string) {
  const past = await findPastState(database, since)
  if (past === undefined) throw new Refusal(404, 'The server does not know this version. Download the whole pack.')
  const changed = await listChangedQuestions(database, subject, past)
  if (changed.length > maximumChanges)
    throw new Refusal(404, 'Too much has changed since then. Download the whole pack.')
  return {
    version: past.currentVersion,
    pack: encodePack(
      subject,
      changed.flatMap(({ content }) => content ?? []),
    ),
    removed: changed.filter(({ content }) => content === null).map(({ id }) => id),
  }
}
