import { Link, useLocation } from 'wouter'
import { stopSecondTap } from '../full-screen.ts'
import { currentOf, thumbDestinations } from './destinations.ts'
import styles from './BottomBar.module.css'

/** The four main pages within reach of the thumb, on phones, except during a quiz. */
export function BottomBar() {
  const [path] = useLocation()
  return (
    <nav className={styles.bar} aria-label="Quick">
      {thumbDestinations.map(({ href, label, Icon }) => (
        <Link
          key={href}
          href={href}
          className={styles.link}
          aria-current={currentOf(path, href)}
          onClick={stopSecondTap}
        >
          <Icon size={22} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
