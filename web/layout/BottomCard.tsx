import type { ReactNode } from 'react'
import styles from './BottomCard.module.css'

interface BottomCardProps {
  icon: ReactNode
  /** Nothing is shown without one. */
  title: string | null
  words?: string | undefined
  /** Its buttons. */
  children: ReactNode
}

/**
 * A card above the bottom bar, on wide screens below the header. Nothing moves when it comes: it lies over the page, whose
 * end is that much lower. Its place is there from the start, since screen readers only follow regions they know.
 */
export function BottomCard({ icon, title, words, children }: BottomCardProps) {
  return (
    <output>
      {title !== null && (
        <div className={styles.place}>
          <div className={styles.card}>
            {icon}
            <p className={styles.words}>
              <strong>{title}</strong> {words}
            </p>
            {children}
          </div>
        </div>
      )}
    </output>
  )
}
