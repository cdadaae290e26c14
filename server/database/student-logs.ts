/**
 * The tables of what students did. They have no foreign key to the accounts, so that a student's rows can be on another
 * machine than the account: a statement or transaction that writes to one locks the account (`heldAccount`), and one
 * that deletes an account deletes its rows here. Every key starts with user_id.
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
