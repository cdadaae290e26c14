import { listTaughtClasses } from '@sabi/shared/classes/calls'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Card } from '../design/Card.tsx'
import { queryOf } from '../platform/server/queries.ts'
import styles from './Classes.module.css'
import { TaughtClassRow } from './TaughtClassRow.tsx'

/** More are on the page of classes. */
const mostShown = 3

/** On the dashboard of a teacher: a way to each class. */
export function ClassesTaught() {
  const { data } = useQuery(queryOf(listTaughtClasses, { query: {} }, { keep: true }))
  const classes = data?.classes ?? []
  if (classes.length === 0) return null
  return (
    <Card title="Classes you teach" action={<Link href="/classes">All classes</Link>}>
      <ul className={styles.rows}>
        {classes.slice(0, mostShown).map((taught) => (
          <TaughtClassRow key={taught.id} taught={taught} />
        ))}
      </ul>
    </Card>
  )
}
