import type { ComponentProps } from 'react'
import { optionLetter } from '@sabi/shared/content/option-letter'
import { Badge } from '../../design/Badge.tsx'
import { RichText } from '../../design/text/RichText.tsx'
import { useIsOnline } from '../../platform/server/connection.ts'
import { Figure } from '../../design/text/Figure.tsx'
import type { QuestionDraft } from './question-draft.ts'
import styles from './Questions.module.css'
import { usePreview } from './usePreview.ts'

interface PreviewProps {
  draft: QuestionDraft
  figure: ComponentProps<typeof Figure>['of']
}

/** The question as students will see it, as wide as on a phone. */
export function Preview({ draft, figure }: PreviewProps) {
  const { text, options, correctOption, explanation, reasons } = draft
  const previewOf = usePreview([...new Set([text, ...options, explanation, ...reasons])])
  const isOnline = useIsOnline()
  const shown = (words: string) => {
    const preview = previewOf(words)
    if (preview?.fault) return <span className={styles.fault}>{preview.fault}</span>
    return <RichText text={preview?.text ?? words} html={preview?.html} />
  }
  return (
    <section className={styles.preview} aria-label="Preview">
      <h3>As students see it</h3>
      {!isOnline && <p className={styles.muted}>You need a connection to see formulas.</p>}
      <p className={styles.stem}>{shown(text)}</p>
      <Figure of={figure} />
      <ul className={styles.options}>
        {options.map((option, index) => (
          // oxlint-disable-next-line no-array-index-key
          <li key={index}>
            <span className={styles.letter}>{optionLetter(index)}</span>
            {shown(option)}
            {index === correctOption && <Badge tone="ok">Key</Badge>}
          </li>
        ))}
      </ul>
      <p className={styles.explanation}>{shown(explanation)}</p>
      {reasons.map(
        (reason, index) =>
          index !== correctOption &&
          reason.trim() !== '' && (
            // oxlint-disable-next-line no-array-index-key
            <p key={index} className={styles.explanation}>
              Not {optionLetter(index)}: {shown(reason)}
            </p>
          ),
      )}
    </section>
  )
}
