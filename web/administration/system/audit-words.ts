import type { AuditAction, AuditEntry } from '@sabi/shared/administration/system-calls'

const actionWords = {
  granted: 'Made an administrator',
  revoked: 'Removed administrator rights',
  'set-up': 'Set the site up',
  'site-changed': "Changed the site's settings",
  'exam-dates-set': 'Set the exam dates',
  'second-factor-on': 'Turned the second factor on',
  'second-factor-off': 'Turned the second factor off',
  'link-made': 'Made a link that opens an account',
  exported: 'Exported an account’s data',
  deleted: 'Deleted an account',
  imported: 'Imported content',
  'import-undone': 'Undid an import',
  'import-drafted': 'Imported questions as a draft',
  'import-published': 'Published questions of a draft',
  'import-discarded': 'Discarded a draft',
  'questions-exported': 'Exported questions',
  'question-published': 'Published a question written by AI',
  'question-created': 'Wrote a question',
  'question-edited': 'Changed a question',
  'question-deleted': 'Deleted a question',
  'question-restored': 'Restored a question',
  'question-quarantined': 'Removed a question because of an alarm',
  'flag-decided': 'Reviewed a flag',
  'topic-created': 'Added a topic',
  'topic-edited': 'Changed a topic',
  'topic-deleted': 'Removed a topic',
  suspended: 'Suspended a student',
  unsuspended: 'Let a student in again',
  'class-created': 'Created a class',
  'class-closed': 'Closed a class',
  'class-handed-over': 'Handed over a class',
  'class-member-removed': 'Removed a student from their class',
  'learners-made': 'Made accounts for their class',
  'card-made': 'Made a student of their class a new card',
  read: 'Viewed students’ data',
  written: 'Changed a student’s data',
} satisfies Record<AuditAction, string>

/** The action, the account concerned and details: 'Made an administrator: ada@example.com (by: ADMIN_EMAIL)'. */
export function auditWords({ action, subject, details }: AuditEntry): string {
  const known = Object.entries(details).map(([name, value]) => `${name}: ${value}`)
  const ofWhom = subject === null ? '' : `: ${subject}`
  return `${actionWords[action]}${ofWhom}${known.length === 0 ? '' : ` (${known.join(', ')})`}`
}

/** The administrator who did it. Nothing is known about a deleted account. */
export function actorWords({ action, actor, isCommandLine }: AuditEntry): string {
  if (isCommandLine) return "At the server's terminal"
  if (action === 'question-quarantined') return 'The server itself'
  return actor ?? 'A deleted account'
}
