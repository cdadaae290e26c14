import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { useTrustedHtml } from './trusted-html.ts'
import styles from './Figure.module.css'

interface FigureProps {
  figure?: { svg: string; alt: string } | undefined
  imageUrl: string | null
}

/** The figure of a question: a drawing, an external picture, or nothing. */
export function Figure({ figure, imageUrl }: FigureProps) {
  if (figure !== undefined) return <Drawing {...figure} />
  return imageUrl === null ? null : <Picture key={imageUrl} url={imageUrl} />
}

/** The SVG comes from the build of the bank, never from user input. */
function Drawing({ svg, alt }: { svg: string; alt: string }) {
  return <div role="img" aria-label={alt} className={styles.drawing} dangerouslySetInnerHTML={useTrustedHtml(svg)} />
}

/** A tap enlarges it. Without it the question can still be answered. */
function Picture({ url }: { url: string }) {
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
