import { numberWords } from '@sabi/shared/subjects/count-words'
import { countQuestions } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/server/queries.ts'
import styles from './LandingScreen.module.css'

/** Numbers of the site, counted by the server. */
export function Claims() {
  const { data } = useQuery(queryOf(countQuestions, { query: {} }))
  const claims = [
    { words: 'questions', value: data === undefined ? '...' : numberWords(data.count) },
    { words: 'core subjects', value: '4' },
    { words: 'exams: JAMB, WAEC, NECO', value: '3' },
    { words: 'free', value: '100%' },
  ]
  return (
    <ul className={styles.claims}>
      {claims.map(({ words, value }) => (
        <li key={words}>
          <strong className={styles.number}>{value}</strong> {words}
        </li>
      ))}
    </ul>
  )
}
