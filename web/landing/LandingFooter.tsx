import { Link } from 'wouter'
import styles from './LandingScreen.module.css'

const columns = [
  {
    title: 'Product',
    links: [
      { href: '/subjects', label: 'Subjects' },
      { href: '/topics', label: 'Topics' },
      { href: '/textbook', label: 'Textbook' },
      { href: '/practice', label: 'Practice' },
      { href: '/storage', label: 'Storage' },
      { href: '/classes', label: 'For teachers' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/help', label: 'Help' },
      { href: '/about', label: 'About' },
      { href: '/contact', label: 'Contact' },
      { href: '/privacy', label: 'Privacy' },
      { href: '/terms', label: 'Terms' },
    ],
  },
  {
    title: 'Exams',
    links: [
      { href: '/practice?examType=JAMB', label: 'JAMB UTME' },
      { href: '/practice?examType=WAEC', label: 'WAEC' },
      { href: '/practice?examType=NECO', label: 'NECO' },
      { href: '/exam-prep', label: 'Exam Prep' },
    ],
  },
]

/** Links to all pages. */
export function LandingFooter() {
  return (
    <nav aria-label="More" className={styles.footer}>
      {columns.map(({ title, links }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
