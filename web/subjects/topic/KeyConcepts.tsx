import type { Note } from '@sabi/shared/content/note'
import { getNote, type Topic } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Card } from '../../design/Card.tsx'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { StaleNote } from '../../design/states/StaleNote.tsx'
import { keptTextbook } from '../../offline/kept-notes.ts'
import { timeAgo } from '../../platform/time.ts'
import { queryOf } from '../../platform/server/queries.ts'
import styles from './KeyConcepts.module.css'
import { textbookOf } from '../textbook/book-links.ts'
import { NoteBody } from '../textbook/NoteBody.tsx'
import { texts } from '../texts.ts'
import { Link } from 'wouter'

/** The topic's note, and its place in the syllabus. */
export function KeyConcepts({ topic }: { topic: Topic }) {
  const { unit, category, level } = topic
  return (
    <Card as="section" title="Key Concepts">
      <dl className={styles.facts}>
        <dt>Unit {unit}</dt>
        <dd>{category}</dd>
        <dt>Level</dt>
        <dd>{level}</dd>
      </dl>
      <TopicNote key={topic.id} topic={topic} />
    </Card>
  )
}

function TopicNote({ topic }: { topic: Topic }) {
  const { data, error, isRefetchError, dataUpdatedAt, refetch } = useQuery(
    queryOf(getNote, { params: { id: topic.id } }, { keep: true }),
  )
  const kept = useKeptNote(topic)
  const note = data === undefined ? kept : data.note
  if (note === undefined) {
    if (error === null) return <Skeleton height="16rem" />
    return (
      <ErrorState title={texts.noteTrouble} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  }
  if (note === null) return <p className={styles.muted}>{texts.noContent}</p>
  return (
    <>
      {isRefetchError && <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />}
      <NoteBody note={note} />
      <Link href={textbookOf(topic)} className={styles.link}>
        {texts.wholeTextbook}
      </Link>
    </>
  )
}

/** The note in the textbook on this phone, shown until the server's arrives; undefined if there is none. */
function useKeptNote({ id, subject }: Topic): Note | undefined {
  const [note, setNote] = useState<Note>()
  useEffect(() => {
    void keptTextbook(subject).then((book) => setNote(book?.notes.find(({ topicId }) => topicId === id)))
  }, [id, subject])
  return note
}
