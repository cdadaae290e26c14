import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Words for screen readers only. With `live` a change of them is read out. */
export function VisuallyHidden({ live = false, children }: { live?: boolean; children: ReactNode }) {
  const Element = live ? 'output' : 'span'
  return <Element className={styles.hidden}>{children}</Element>
}
