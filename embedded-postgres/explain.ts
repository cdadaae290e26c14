import { errorCode } from '@sabi/shared/errors/error-code'
import { PostgresUnavailable } from './unavailable.ts'

type Cause = { pattern: RegExp; reason: (folder: string) => string }

/** The first match wins, so narrower patterns precede wider ones. */
const CAUSES: Cause[] = [
  {
    pattern: /shared memory segment.*(No space left|Cannot allocate)/,
    reason: () => 'PostgreSQL could not get shared memory: /dev/shm is full or too small.',
  },
  {
    pattern: /No space left on device|ENOSPC|quota exceeded|EDQUOT|not enough space on the disk/i,
    reason: (folder) =>
      `The disk that holds ${folder} is full. Free some space, then start again; nothing saved is lost.`,
  },
  {
    pattern: /could not look up effective user/i,
    reason: () => 'PostgreSQL needs a user account, and this process runs under a user id that has none.',
  },
  {
    pattern: /has wrong ownership|data directory .* has invalid permissions/,
    reason: (folder) => `PostgreSQL refuses ${folder} because of its owner or permissions.`,
  },
]

/** Turns the words of a failed PostgreSQL program into an error a person can act on; they follow as evidence. */
export function explainOutput({ step, output, folder }: { step: string; output: string; folder: string }) {
  const cause = CAUSES.find(({ pattern }) => pattern.test(output))
  const reason = cause?.reason(folder) ?? `PostgreSQL could not ${step}.`
  return new PostgresUnavailable(`${reason}\nPostgreSQL said: ${output.trim().slice(-1500) || 'nothing'}`)
}

/** Turns a refused file operation in the data folder into an error a person can act on; other errors pass through. */
export function explainFileError(error: unknown, folder: string): unknown {
  const code = errorCode(error)
  if (code === undefined || !(error instanceof Error) || error instanceof PostgresUnavailable) return error
  if (code === 'ENOSPC' || code === 'EDQUOT') return explainOutput({ step: 'write', output: error.message, folder })
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    const reason =
      `Sabi Prep may not use its data folder ${folder} (${error.message}). Give it and all in it to the user that runs ` +
      'Sabi Prep (chown -R), or choose another with DATA_DIR, which starts empty.'
    return new PostgresUnavailable(reason, { cause: error })
  }
  return error
}
