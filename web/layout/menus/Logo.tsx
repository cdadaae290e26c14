import { Link } from 'wouter'
import { siteName } from '../../design/site-name.ts'
import styles from './Logo.module.css'

/** The tick and the name. Links to the dashboard inside the app, to the landing page outside. */
export function Logo({ href }: { href: '/' | '/dashboard' }) {
  return (
    <Link href={href} className={styles.logo} aria-label={siteName}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#2f3aa8" />
        <path
          d="m8 16.5 5.5 5.5L24 11"
          fill="none"
          stroke="#f5b301"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{siteName}</span>
    </Link>
  )
}
