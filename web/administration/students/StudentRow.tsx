import type { Student } from '@sabi/shared/administration/people-calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { Badge } from '../../design/Badge.tsx'
import styles from '../Administration.module.css'
import { dateAndTime } from '../date-and-time.ts'
import { ResetLinkButton } from './ResetLinkButton.tsx'
import { SuspensionButton } from './SuspensionButton.tsx'

/** A student, with the actions on the account. */
export function StudentRow({ student }: { student: Student }) {
  const { id, name, email, userName, createdAt, isEmailVerified, lastUsedAt, answers, suspendedAt } = student
  const titleId = `student-${id}`
  return (
    <li className={styles.section}>
      <div>
        <h3 id={titleId}>{name}</h3>
        <p>
          {email ?? userName} {!isEmailVerified && <Badge>{email === null ? 'No email' : 'Not verified'}</Badge>}
        </p>
        {suspendedAt !== null && (
          <p>
            <Badge tone="bad">Suspended</Badge> since <Moment iso={suspendedAt} />
          </p>
        )}
        <p className={styles.muted}>
          Joined <Moment iso={createdAt} /> ·{' '}
          {lastUsedAt === null ? (
            'not signed in'
          ) : (
            <>
              last used <Moment iso={lastUsedAt} />
            </>
          )}{' '}
          · {counted(answers, 'answer')}
        </p>
      </div>
      <div className={styles.buttons}>
        <ResetLinkButton student={student} titleId={titleId} />
        <SuspensionButton student={student} titleId={titleId} />
      </div>
    </li>
  )
}

function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{dateAndTime(iso)}</time>
}
