import { useState } from 'react'
import { Button } from '../Button.tsx'
import { classNames } from '../class-names.ts'
import { useTrustedHtml } from './trusted-html.ts'
import styles from './Figure.module.css'

interface FigureProps {
  /** The question. */
  of: {
    figure?: { svg: string; alt: string } | undefined
    imageUrl?: string | null | undefined
    imageAlt?: string | undefined
  }
}

/** The figure of a question: a drawing, a picture, or nothing. */
export function Figure({ of: { figure, imageUrl, imageAlt = 'Figure for this question' } }: FigureProps) {
  if (figure !== undefined) return <Drawing {...figure} />
  return imageUrl ? <Picture key={imageUrl} src={imageUrl} alt={imageAlt} /> : null
}

/** The SVG comes from the build of the bank, never from user input. */
function Drawing({ svg, alt }: { svg: string; alt: string }) {
  return <div role="img" aria-label={alt} className={styles.drawing} dangerouslySetInnerHTML={useTrustedHtml(svg)} />
}

/** A tap enlarges it, and what is wider than the screen scrolls. If it can't be loaded, its words take its place. */
function Picture({ src, alt }: { src: string; alt: string }) {
  const [isLarge, setIsLarge] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing)
    return (
      <div className={styles.missing}>
        <p>{alt}</p>
        <Button variant="secondary" onClick={() => setIsMissing(false)}>
          Load the picture
        </Button>
      </div>
    )
  return (
    <div className={styles.figure}>
      <button type="button" data-picture aria-expanded={isLarge} onClick={() => setIsLarge(!isLarge)}>
        <img
          src={src}
          alt={alt}
          className={classNames(styles.picture, isLarge && styles.large)}
          onError={() => setIsMissing(true)}
        />
      </button>
    </div>
  )
}
