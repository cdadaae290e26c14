import { Link } from 'wouter'
import { useSession } from '../platform/server/session.ts'
import styles from './SubjectsScreen.module.css'

/** The other places to learn from. */
export function LearnLinks() {
  const user = useSession((session) => session.user)
  const places = [
    { href: '/topics', label: 'All topics' },
    { href: '/textbook', label: 'Textbook' },
    ...(user === null ? [] : [{ href: '/search', label: 'Search questions' }]),
  ]
  return (
    <nav aria-label="Learn">
      <ul className={styles.places}>
        {places.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={styles.place}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
