import { numberWords } from '@sabi/shared/subjects/count-words'
import { subjectStatistics } from '@sabi/shared/subjects/calls'
import type { Subject } from '@sabi/shared/subjects/subject'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { classNames } from '../design/class-names.ts'
import { queryOf } from '../platform/server/queries.ts'
import { lookOf } from '../subjects/subject-looks.ts'
import styles from './LandingScreen.module.css'

/** A subject, with how many questions and topics the bank has. */
export function SubjectPreview({ subject: { id, name } }: { subject: Subject }) {
  const { data } = useQuery(queryOf(subjectStatistics, { query: { subject: id } }))
  const { Icon } = lookOf[id]
  return (
    <li className={classNames(styles.subject, styles[id])}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <h3>
        <Link href="/subjects" className={styles.cover}>
          {name}
        </Link>
      </h3>
      <p className={styles.counts}>
        {data === undefined ? '...' : `${numberWords(data.questionCount)} questions · ${data.topicCount} topics`}
      </p>
    </li>
  )
}
