import { counted } from '@sabi/shared/subjects/count-words'
import { draftPage, listDraftQuestions } from '@sabi/shared/subjects/draft-calls'
import type { ImportRecord } from '@sabi/shared/subjects/import-calls'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { Banner } from '../../design/states/Banner.tsx'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { EmptyState } from '../../design/states/EmptyState.tsx'
import { queryOf } from '../../platform/server/queries.ts'
import { byPlace, ListPages } from '../../design/ListPages.tsx'
import { ReplyState } from '../ReplyState.tsx'
import { DraftDecision } from './DraftDecision.tsx'
import { DraftRow } from './DraftRow.tsx'
import styles from './Imports.module.css'

interface DraftCardProps {
  importId: string
  onClose: () => void
}

/** The unpublished questions of an import, one by one, and the decision on them. */
export function DraftCard({ importId, onClose }: DraftCardProps) {
  const [offset, setOffset] = useState(0)
  const call = useQuery(queryOf(listDraftQuestions, { params: { id: importId }, query: { offset: String(offset) } }))
  const { data } = call
  const list = useRef<HTMLOListElement>(null)
  const focusList = useCallback(() => list.current?.focus(), [])
  return (
    <Card
      title={
        <span tabIndex={-1} ref={focusOnArrival}>
          {data === undefined ? 'Draft' : `Draft of ${data.record.fileName ?? data.record.format}`}
        </span>
      }
      action={
        <Button variant="ghost" onClick={onClose}>
          Back to the imports
        </Button>
      }
    >
      <ReplyState call={call} height="24rem" what="the draft" />
      {data !== undefined && <Summary record={data.record} onDone={onClose} />}
      <ol ref={list} tabIndex={-1} className={styles.drafts} aria-label="Questions of the draft">
        {data?.data.map((draft) => (
          <DraftRow key={draft.question.id} importId={importId} draft={draft} onGone={focusList} />
        ))}
      </ol>
      {data !== undefined && (
        <ListPages
          label="Pages of the draft"
          words={byPlace}
          offset={offset}
          pageSize={draftPage}
          total={data.record.waiting}
          onChange={setOffset}
        />
      )}
    </Card>
  )
}

function focusOnArrival(heading: HTMLElement | null): void {
  heading?.focus()
}

function Summary({ record, onDone }: { record: ImportRecord; onDone: () => void }) {
  const { waiting, ready } = record
  if (waiting === 0) return <EmptyState title="Nothing is left in this draft." />
  const held = waiting - ready
  return (
    <>
      <p role="status">
        {counted(waiting, 'question')}, as students will see {waiting === 1 ? 'it' : 'them'}. No student sees{' '}
        {waiting === 1 ? 'it' : 'them'} yet.
      </p>
      {held > 0 && (
        <Banner tone="warn">
          {counted(held, 'question')} can’t be published yet and {held === 1 ? 'comes' : 'come'} first: correct{' '}
          {held === 1 ? 'it' : 'them'} or leave {held === 1 ? 'it' : 'them'} out.
        </Banner>
      )}
      <DraftDecision record={record} onDone={onDone} />
    </>
  )
}
