import { classNames } from '../class-names.ts'
import styles from './Spinner.module.css'

/** A spinner. With a label it is announced as a status; without one it is decoration. */
export function Spinner({ label, size = 'large' }: { label?: string; size?: 'small' | 'large' }) {
  const ring = <span className={classNames(styles.ring, styles[size])} aria-hidden="true" />
  if (label === undefined) return ring
  return (
    <output className={styles.labelled}>
      {ring}
      {label}
    </output>
  )
}
