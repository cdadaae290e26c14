import { escapeText } from '@sabi/shared/content/math-tree'
import { withFormulas } from '@sabi/shared/content/rich-text'
import { useMemo } from 'react'
import { drawsMathML } from '../../design/text/draws-mathml.ts'
import { glued } from '../../design/text/glued.ts'
import { useTrustedHtml } from '../../design/text/trusted-html.ts'
import '../../design/text/mathematics.css'
import styles from './RichHtml.module.css'
import hidden from '../../design/text/VisuallyHidden.module.css'

/**
 * A longer text of the bank: paragraphs, lists and tables with formulas, sanitised when the bank was built. As in
 * RichText, only the eyes get the typeset form of a formula.
 */
export function RichHtml({ html }: { html: string }) {
  const written = useMemo(
    () =>
      withFormulas(
        glued(import.meta.env.SSR ? withFiguresInWords(html) : html),
        drawsMathML ? forEyesAndEars : inWords,
      ),
    [html],
  )
  return <div className={styles.prose} dangerouslySetInnerHTML={useTrustedHtml(written)} />
}

/**
 * A prerendered page has no bytes for drawings. Its words take the place of each, which keeps its size, so that nothing
 * moves when the app draws it.
 */
function withFiguresInWords(html: string): string {
  return html.replace(
    /<svg role="img" aria-label="([^"]*)" (viewBox="[^"]*").*?<\/svg>/gs,
    (_, words: string, size: string) => `<svg ${size}></svg><span>${words}</span>`,
  )
}

function forEyesAndEars(formula: string, text: string): string {
  return `<span aria-hidden="true" class="maths">${formula}</span><span class="${hidden.hidden}">${escapeText(text)}</span>`
}

function inWords(_: string, text: string): string {
  return escapeText(text)
}
