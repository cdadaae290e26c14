import { useState } from 'react'
import { classNames } from '../design/class-names.ts'
import styles from './Figure.module.css'

/** The picture of a question. A tap shows it in full; without it the question can still be answered. */
export function Figure({ url }: { url: string }) {
  const [isLarge, setIsLarge] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) return <p className={styles.missing}>Picture not saved on this phone. You can still answer.</p>
  return (
    <button
      type="button"
      className={styles.figure}
      aria-label={isLarge ? 'Show the picture smaller' : 'Show the picture larger'}
      aria-expanded={isLarge}
      onClick={() => setIsLarge(!isLarge)}
    >
      <img
        src={url}
        alt="Figure for this question"
        className={classNames(styles.picture, isLarge && styles.large)}
        onError={() => setIsMissing(true)}
      />
    </button>
  )
}
