import { Link } from 'wouter'
import styles from './FooterLinks.module.css'

const links = [
  { href: '/help', label: 'Help' },
  { href: '/storage', label: 'Storage' },
  { href: '/about', label: 'About' },
  { href: '/corrections', label: 'Corrections' },
  { href: '/contact', label: 'Contact' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
]

/** Rarely needed links, in the same place on every page. */
export function FooterLinks() {
  return (
    <nav aria-label="More">
      <ul className={styles.list}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
