import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers only. With `live`, changes are announced. */
export function VisuallyHidden({ live = false, children }: { live?: boolean; children: ReactNode }) {
  const Element = live ? 'output' : 'span'
  return <Element className={styles.hidden}>{children}</Element>
}
