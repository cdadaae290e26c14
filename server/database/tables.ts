import type { DraftContent, DraftRemarks } from '@sabi/content/exchange/imported-question'
import type { ExamTargets, StudyGoals } from '@sabi/shared/accounts/study'
import type { AuditAction } from '@sabi/shared/administration/system-calls'
import type { Note } from '@sabi/shared/content/note'
import type { Question } from '@sabi/shared/content/question'
import type { Alarm, FlagStatus } from '@sabi/shared/flags/calls'
import type { Generation } from '@sabi/shared/generator/calls'
import type { ExamDates } from '@sabi/shared/practice/exam-calendar'
import type { Topic } from '@sabi/shared/subjects/calls'
import type { DraftHold } from '@sabi/shared/subjects/draft-question'
import type { TutorMode } from '@sabi/shared/tutor/calls'
import type { ColumnType, Generated } from 'kysely'
import type { ClassTables } from './class-tables.ts'

/** The tables as queries see them; `schema.txt` beside this file shows the schema after all migrations. */
export interface Tables extends ClassTables {
  app_files: { path: string; brotli: Buffer; last_seen_at: Generated<Date> }
  users: {
    id: string
    /** Null for an account that a teacher made, until its student adds one. */
    email: string | null
    name: string
    password_hash: string
    image: string | null
    account_type: Generated<'student' | 'admin'>
    email_verified_at: Date | null
    leaderboard_nickname: string | null
    /** Since when an administrator keeps the student out; null where nobody does. */
    suspended_at: Date | null
    created_at: Generated<Date>
    exam_targets: ColumnType<ExamTargets, string | undefined, string>
    study_goals: ColumnType<StudyGoals, string | undefined, string>
    /** Sealed with the server's key, which is not in the database. */
    second_factor_secret: Buffer | null
    second_factor_since: Date | null
    /** The time step of the last code taken, so that a code is used once. */
    second_factor_step: number | null
    /** The nickname in normalised form, for comparison. */
    leaderboard_nickname_key: string | null
    /** An account without an email signs in with it. Kept if an email is added. */
    user_name: string | null
    /** True while the password is the one of a card: it opens no session, and has to be replaced. */
    has_starting_password: Generated<boolean>
    /** The class whose teacher made the account; null if the class is gone. */
    made_in_class: string | null
  }
  recovery_codes: { user_id: string; code_hash: Buffer }
  sessions: {
    token_hash: Buffer
    user_id: string
    created_at: Generated<Date>
    last_used_at: Generated<Date>
    expires_at: Date
    /** Names the session where its owner sees it. */
    id: Generated<string>
    device: Generated<string>
    is_shared: Generated<boolean>
    has_second_factor: Generated<boolean>
    /** The network of the last use; null in older sessions. */
    network_mark: Buffer | null
  }
  sign_in_tries: {
    subject: string
    user_id: string | null
    taken: number
    wrong: Generated<number>
    waits_until: Date | null
    tried_at: Generated<Date>
  }
  known_devices: { user_id: string; token_hash: Buffer; last_used_at: Generated<Date>; wrong_tries: Generated<number> }
  mails: {
    id: string
    kind: string
    address: string
    user_id: string | null
    details: ColumnType<Record<string, string>, string | undefined, string>
    created_at: Generated<Date>
    tries: Generated<number>
    next_try_at: Generated<Date>
    sent_at: Date | null
    failed_at: Date | null
    last_error: string | null
  }
  account_tokens: {
    token_hash: Buffer
    kind: 'reset-password' | 'verify-email' | 'change-email'
    user_id: string
    /** The address that the link proves; null for a link that was not mailed, which proves none. */
    email: string | null
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  audit: {
    id: string
    at: Generated<Date>
    action: AuditAction
    /** Null for the command line, and for an account that is gone. */
    actor_id: string | null
    is_command_line: Generated<boolean>
    subject_id: string | null
    details: ColumnType<Record<string, string>, string | undefined, string>
  }
  site: {
    is_only: Generated<boolean>
    name: string | null
    support_email: string | null
    exam_dates: ColumnType<ExamDates[], string | undefined, string>
    /** The hash of the one-time setup link, while there is no administrator. */
    setup_token_hash: Buffer | null
    setup_expires_at: Date | null
  }
  messages: {
    /** Made on the sender's phone. */
    id: string
    /** Null for a visitor. */
    user_id: string | null
    name: string
    email: string
    subject: string
    message: string
    sent_at: Generated<Date>
  }
  notes: { topic_id: string; content: Note }
  topics: {
    id: string
    subject: Question['subject']
    unit: number
    category: string
    title: string
    description: string
    level: 'SS1' | 'SS2' | 'SS3'
    position: number
    /** The batch that an administrator took in; null for the syllabus. */
    import_id: string | null
    /** An administrator's edit of a topic of the syllabus; null for none. */
    edited: ColumnType<Pick<Topic, 'title' | 'description' | 'level'> | null, string | null, string | null>
  }
  imports: {
    id: string
    kind: 'questions' | 'topics'
    imported_by: string | null
    imported_at: Generated<Date>
    file_name: string | null
    format: string
    /** For a draft, how many questions it started with; afterwards, how many were published. */
    added: number
    undone_at: Date | null
    /** Null for a draft, of which nothing is published yet. */
    published_at: ColumnType<Date | null, Date | null | undefined, Date>
  }
  /** Unpublished questions of imports. No query for students reads this table. */
  import_drafts: {
    import_id: string
    question_id: string
    position: number
    place: string
    /** JSON that keeps the order of its fields, which the hash of a version depends on. */
    content: ColumnType<DraftContent, string, string>
    remarks: ColumnType<DraftRemarks, string, string>
    held_by: DraftHold | null
    held_detail: Generated<string>
  }
  pictures: {
    address: string
    bytes: Buffer
    /** SHA-256 of the file that it was made from, which need not be read twice. */
    source_hash: Buffer
    /** When it was last uploaded, or put into a question or a draft. */
    kept_at: ColumnType<Date, never, never>
  }
  questions: {
    id: string
    version: number
    subject: Question['subject']
    topic_id: string
    unit: number
    exam_type: Question['examType']
    difficulty: Question['difficulty']
    is_calculation: boolean
    family: string | null
    is_published: boolean
    rnd: Generated<number>
    /** The batch that an administrator took in; null for the published bank. */
    import_id: string | null
    /** Hash of what is asked, whatever the order of options. */
    identity: string | null
    /** The change that published, changed or withdrew it last. */
    revision: Generated<number>
    /** For a question generated for a student; it is in the bank only after an administrator published it. */
    origin: 'variant' | 'model' | null
    /** Why loading a bank does not change it; null if nothing holds it. */
    held: 'edited' | 'deleted' | 'quarantined' | null
    /** A version, most often the present one, and its key, which the database holds to that of `question_versions`. */
    key_version: number | null
    /** Null where no option is right as well: then the version itself says so. */
    key_option: number | null
  }
  question_versions: {
    question_id: string
    version: number
    content: ColumnType<Question, string, string>
    content_hash: string
    /** The key for marks; null if no option was right. The content has what students saw. */
    correct_option: number | null
    option_count: number
    published_at: Generated<Date>
    /** For a version that an administrator made. */
    cause: string | null
    made_by: string | null
  }
  question_counts: {
    subject: Question['subject']
    topic_id: string
    exam_type: Question['examType']
    difficulty: Question['difficulty']
    count: number
  }
  bank: {
    is_only: Generated<boolean>
    /** That of the bank which was loaded last. */
    version: string
    /** The same, with a revision behind a dot where something else is published by now. */
    current_version: string
    loaded_at: Generated<Date>
  }
  bank_versions: { version: string; revision: number; is_pack: boolean }
  generations: {
    id: string
    user_id: string
    subject: Question['subject']
    exam_type: Question['examType']
    topic_ids: string[]
    wanted: number
    state: Generated<Generation['state']>
    message: string | null
    started_at: Generated<Date>
    /** Updated while a process works on it. */
    alive_at: Generated<Date>
    finished_at: Date | null
  }
  generated_questions: { user_id: string; question_id: string; generation_id: string; position: number }
  ai_usage: {
    day: Date
    purpose: string
    model: string
    calls: Generated<number>
    failures: Generated<number>
    input_tokens: Generated<number>
    output_tokens: Generated<number>
  }
  /** When the leaderboard was counted for all last, and how long that took. */
  leaderboard: { is_only: Generated<boolean>; counted_at: Date; took_ms: number }
  leaderboard_leaders: { board: string; user_id: string; correct: number; answered: number }
  /** How many students have a result or a better one. */
  leaderboard_steps: { board: string; correct: number; answered: number; students: number }
  tutor_reports: {
    user_id: string
    id: string
    question: string
    reply: string
    mode: TutorMode
    reported_at: Generated<Date>
  }
  corrections: {
    id: string
    question_id: string
    from_version: number
    to_version: number
    cause: string
    corrected_by: string | null
    corrected_at: Generated<Date>
    reported_at: Date | null
  }
  /** The versions whose key a correction changed. */
  corrected_keys: {
    correction_id: string
    question_id: string
    version: number
    old_key: number | null
    new_key: number | null
  }
  seen_corrections: { user_id: string; correction_id: string; seen_at: Generated<Date> }
  flags: {
    id: string
    user_id: string | null
    alarm: Alarm | null
    question_id: string
    question_version: number
    reason: string
    status: Generated<FlagStatus>
    admin_notes: Generated<string>
    revision: Generated<number>
    flagged_at: Generated<Date>
    decided_at: Date | null
    decided_by: string | null
    correction_id: string | null
    told_at: Date | null
    reviewed_at: Date | null
    /** When an alarm takes its question out of practice, unless an administrator decides first. */
    leaves_at: Date | null
  }
  item_statistics: {
    question_id: string
    version: number
    attempts: number
    difficulty: number
    discrimination: number | null
    option_counts: number[]
    option_discriminations: number[]
    elo: number
    counted_at: Generated<Date>
  }
  /** One row. */
  backups: {
    is_only: Generated<boolean>
    /** Before it there was nothing to back up. */
    since: Generated<Date>
    made_at: Date | null
    size_bytes: number | null
    /** The error of the last attempt, if it failed. */
    failed_at: Date | null
    error: string | null
  }
  practice_sessions: {
    user_id: string
    id: string
    kind: 'practice' | 'generated' | 'review' | 'exam'
    exam_type: string
    subject: string | null
    topic_id: string | null
    started_at: Date
    finished_at: Date | null
    question_count: number | null
    duration_ms: number | null
    received_at: Generated<Date>
    /** The assignment of a class, if it is one. It may be deleted by now. */
    assignment_id: string | null
  }
  answers: {
    user_id: string
    id: string
    session_id: string
    question_id: string
    question_version: number
    option: number
    answered_at: Date
    tz_offset: number
    duration_ms: number
    device_id: string
    seq: number
    received_at: Generated<Date>
    hints: Generated<number>
  }
  /** View: of several answers to one question in a session, the one that stands, with its mark. */
  marked_answers: {
    user_id: string
    id: string
    session_id: string
    question_id: string
    subject: Question['subject']
    topic_id: string
    answered_at: Date
    tz_offset: number
    duration_ms: number
    is_correct: boolean
    /** True if the question is in the lists now. */
    is_published: boolean
  }
  /** Sums of the log, computed by functions of the database (migration 0020). */
  kept_students: { user_id: string; changes_before: number; stale_from: Date | null }
  kept_sessions: {
    user_id: string
    session_id: string
    exam_type: string
    subject: string | null
    topic_id: string | null
    answered: number
    correct: number
    total: number
    seconds: number
    started_at: Date
    completed_at: Date
    sums: unknown
  }
  kept_sums: { user_id: string; kind: 'day' | 'pace' | 'exam'; key: string; a: number; b: number; c: number }
  kept_topics: { user_id: string; topic_id: string; questions: unknown; attempted: number; correct: number }
  stale_sessions: { user_id: string; id: Generated<number>; session_id: string }
  reported_attempts: {
    user_id: string
    id: string
    exam_type: string
    subject: string | null
    topic_id: string | null
    score: number
    total_questions: number
    time_spent_s: number
    reported_at: Generated<Date>
  }
}
