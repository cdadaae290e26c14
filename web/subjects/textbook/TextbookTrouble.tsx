import type { SubjectId } from '@sabi/shared/content/question'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useEffect, useState } from 'react'
import { LinkButton } from '../../design/LinkButton.tsx'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { subjectsWithNotes } from '../../offline/kept-notes.ts'
import { useIsOnline } from '../../platform/server/connection.ts'
import { textbookOfSubject } from './book-links.ts'
import { bookTexts } from './texts.ts'
import styles from './TextbookScreen.module.css'

/** Why the notes are not here. Without a connection, also the subjects whose notes are. */
export function TextbookTrouble({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isOnline = useIsOnline()
  const [saved, setSaved] = useState<SubjectId[]>([])
  useEffect(() => void subjectsWithNotes().then(setSaved), [])
  if (isOnline) {
    return (
      <ErrorState title={bookTexts.textbookTrouble} onRetry={onRetry}>
        {error.message}
      </ErrorState>
    )
  }
  return (
    <>
      <ErrorState title={bookTexts.notSaved} onRetry={onRetry}>
        {bookTexts.howToSave}
      </ErrorState>
      <p className={styles.saved}>
        {saved.map((subject) => (
          <LinkButton key={subject} href={textbookOfSubject(subject)} variant="secondary">
            {bookTexts.savedBook(subjectName(subject))}
          </LinkButton>
        ))}
      </p>
    </>
  )
}
