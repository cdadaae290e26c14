import { listImports, undoImport, type ImportRecord } from '@sabi/shared/subjects/import-calls'
import { searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { counted, numberWords } from '@sabi/shared/subjects/count-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../design/Badge.tsx'
import { Button } from '../../design/Button.tsx'
import { invalidate, queryOf } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { dateAndTime } from '../date-and-time.ts'
import { administrationTexts } from '../texts.ts'
import { AskFirst } from '../AskFirst.tsx'
import { ReplyState } from '../ReplyState.tsx'
import { DraftLink } from '../imports/DraftLink.tsx'
import styles from './Questions.module.css'

/** The latest imports: drafts to review and publish, and published ones, each of which can be undone once. */
export function ImportList() {
  const call = useQuery(queryOf(listImports, {}))
  const { data } = call
  return (
    <section aria-labelledby="imports">
      <h3 id="imports">Earlier imports</h3>
      <ReplyState call={call} height="8rem" what="the imports" />
      {data?.imports.length === 0 && <p>Nothing was imported yet.</p>}
      <ol className={styles.rows}>
        {data?.imports.map((record) => (
          <ImportRow key={record.id} record={record} />
        ))}
      </ol>
    </section>
  )
}

function ImportRow({ record }: { record: ImportRecord }) {
  const [isAsked, setIsAsked] = useState(false)
  const { id, kind, importedAt, importedBy, fileName, format, added, undoneAt, isDraft, waiting } = record
  const name = fileName ?? format
  const isOpen = undoneAt === null
  return (
    <li>
      <p className={styles.badges}>
        <span>
          <strong>{name}</strong>: {counted(added, kind === 'questions' ? 'question' : 'topic')}
        </span>
        {isOpen && <Badge tone={isDraft ? 'warn' : 'ok'}>{isDraft ? 'Draft' : 'Published'}</Badge>}
      </p>
      <p className={styles.muted}>
        {importedBy ?? 'At the terminal, or a deleted account'} · {dateAndTime(importedAt)}
      </p>
      {isOpen && waiting > 0 && <p>{waitingWords(record)}</p>}
      {isOpen ? (
        <div className={styles.buttons}>
          {waiting > 0 && <DraftLink id={id} variant="ghost" aria-label={`Look at the draft of ${name}`} />}
          {!isDraft && (
            <Button variant="ghost" aria-label={`Undo the import of ${name}`} onClick={() => setIsAsked(true)}>
              Undo
            </Button>
          )}
        </div>
      ) : (
        <p className={styles.muted}>
          {isDraft ? 'Discarded' : 'Undone'} on {dateAndTime(undoneAt)}
        </p>
      )}
      {isAsked && <UndoDialog record={record} onClose={() => setIsAsked(false)} />}
    </li>
  )
}

function waitingWords({ isDraft, waiting, ready }: ImportRecord): string {
  const held = waiting - ready
  if (!isDraft) return `${counted(waiting, 'question')} still in the draft.`
  const more = held === 0 ? '' : ` ${numberWords(held)} of ${numberWords(waiting)} can’t be published yet.`
  return `No student sees these questions yet.${more}`
}

function UndoDialog({ record: { id, waiting }, onClose }: { record: ImportRecord; onClose: () => void }) {
  return (
    <AskFirst
      title="Undo this import?"
      action="Undo it"
      done={administrationTexts.importUndone}
      failed={administrationTexts.importNotUndone}
      run={async () => {
        await request(undoImport, { params: { id } })
        invalidate(listImports)
        invalidate(searchQuestions)
      }}
      onClose={onClose}
    >
      <p>
        What it added leaves the lists. Answers given to it stay.
        {waiting > 0 && ' What is left in its draft is discarded.'}
      </p>
    </AskFirst>
  )
}
