import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { glued } from './glued.ts'
import { drawsMathML } from './draws-mathml.ts'
import { spokenText } from './spoken-text.ts'
import { useTrustedHtml } from './trusted-html.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import './mathematics.css'
import styles from './RichText.module.css'

interface RichTextProps {
  /** Plain text with line breaks, for screen readers, search and browsers without MathML. */
  text: string
  /** The same with typeset formulas and emphasis, sanitised when the bank was built. */
  html?: string | null | undefined
  className?: string | undefined
}

/** A text of the bank. The typeset form is for the eyes only; the plain form is for everyone else. */
export function RichText({ text, html, className }: RichTextProps): ReactNode {
  const name = classNames(styles.text, className)
  const words = spokenText(text, html)
  const isDrawn = typeof html === 'string' && (drawsMathML || !html.includes('<math>'))
  if (!isDrawn) return <span className={name}>{glued(words)}</span>
  return (
    <span className={name}>
      <Typeset html={glued(html)} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}

function Typeset({ html }: { html: string }) {
  return <span aria-hidden="true" className="maths" dangerouslySetInnerHTML={useTrustedHtml(html)} />
}
