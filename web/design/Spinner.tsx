import { classNames } from './class-names.ts'
import styles from './Spinner.module.css'

/** A turning ring. With a label it is a status that is read out; without one it is decoration beside words. */
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
