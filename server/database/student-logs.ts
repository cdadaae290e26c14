/**
 * The tables of what students did. They have no foreign key to the accounts, so that a student's rows can live on another machine
 * than the account: whoever writes to one holds the account in the same statement or transaction (`heldAccount`), and whoever
 * deletes an account deletes its rows here. Every key leads with user_id.
 */
export const studentLogs = [
  'practice_sessions',
  'answers',
  'reported_attempts',
  'tutor_reports',
  'seen_corrections',
  'generations',
  'generated_questions',
  'kept_students',
  'kept_sessions',
  'kept_sums',
  'kept_topics',
  'stale_sessions',
] as const
