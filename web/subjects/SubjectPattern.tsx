import type { SubjectId } from '@sabi/shared/content/question'
import { useId } from 'react'
import { lookOf } from './subject-looks.ts'
import styles from './SubjectPattern.module.css'

/** The subject's motif repeated over the whole box like resist-dyed cloth, in the colour of the surrounding text. */
export function SubjectPattern({ subject }: { subject: SubjectId }) {
  const id = useId()
  return (
    <svg className={styles.cloth} aria-hidden="true">
      <pattern id={id} width="32" height="32" patternUnits="userSpaceOnUse">
        <path d={lookOf[subject].motif} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
