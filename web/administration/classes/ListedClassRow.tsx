import { closeAnyClass, listAllClasses, type ListedClass } from '@sabi/shared/administration/class-calls'
import { listAudit } from '@sabi/shared/administration/system-calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useState } from 'react'
import { Badge } from '../../design/Badge.tsx'
import { Button } from '../../design/Button.tsx'
import { invalidate } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { AskFirst } from '../AskFirst.tsx'
import styles from '../Administration.module.css'
import { dateAndTime } from '../date-and-time.ts'
import { administrationTexts } from '../texts.ts'
import { HandOverDialog } from './HandOverDialog.tsx'

/** A class, with what an administrator can do about it. */
export function ListedClassRow({ listed }: { listed: ListedClass }) {
  const { id, name, subjects, createdAt, students, teacher } = listed
  const [asked, setAsked] = useState<'nothing' | 'teacher' | 'close'>('nothing')
  const titleId = `class-${id}`
  const stop = () => setAsked('nothing')
  return (
    <li className={styles.section}>
      <div>
        <h3 id={titleId}>{name}</h3>
        {teacher === null ? (
          <p>
            <Badge tone="warn">No teacher</Badge>
          </p>
        ) : (
          <p>
            {teacher.name}, {teacher.email ?? teacher.userName}{' '}
            {teacher.isSuspended && <Badge tone="bad">Suspended</Badge>}
          </p>
        )}
        <p className={styles.muted}>
          {subjects.map(subjectName).join(', ')} · {counted(students, 'student')} · made{' '}
          <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
        </p>
      </div>
      <div className={styles.buttons}>
        <Button variant="secondary" aria-describedby={titleId} onClick={() => setAsked('teacher')}>
          Hand over
        </Button>
        <Button variant="ghost" aria-describedby={titleId} onClick={() => setAsked('close')}>
          Close the class
        </Button>
      </div>
      {asked === 'teacher' && <HandOverDialog listed={listed} onDone={showChange} onClose={stop} />}
      {asked === 'close' && (
        <AskFirst
          title={`Close ${name}?`}
          action="Close the class"
          done={administrationTexts.classClosed}
          failed={administrationTexts.classNotClosed}
          run={async () => {
            await request(closeAnyClass, { params: { id } })
            showChange()
          }}
          onClose={stop}
        >
          <p>Its students leave it, and nobody reaches it any more. It can’t be opened again.</p>
        </AskFirst>
      )}
    </li>
  )
}

function showChange(): void {
  invalidate(listAllClasses)
  invalidate(listAudit)
}
