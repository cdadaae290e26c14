import type { ReactNode } from 'react'
import styles from './BottomCard.module.css'

interface BottomCardProps {
  icon: ReactNode
  /** Null hides the card. */
  title: string | null
  words?: string | undefined
  /** Buttons. */
  children: ReactNode
}

/**
 * A card above the bottom bar, on wide screens below the header. It overlays the page, whose end moves down
 * accordingly, so nothing jumps. The live region exists from the start, because screen readers only follow regions they
 * know.
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
