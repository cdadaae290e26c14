import { listImports, undoImport, type ImportRecord } from '@sabi/shared/subjects/import-calls'
import { searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { invalidate } from '../../platform/call-cache.ts'
import { request } from '../../platform/request.ts'
import { useCall } from '../../platform/useCall.ts'
import { dateAndTime } from '../date-and-time.ts'
import { administrationTexts } from '../texts.ts'
import { AskFirst } from '../AskFirst.tsx'
import { ReplyState } from '../ReplyState.tsx'
import styles from './Questions.module.css'

/** The latest imports, each of which can be undone once. */
export function ImportList() {
  const call = useCall(listImports, {})
  const { data } = call
  return (
    <section aria-labelledby="imports">
      <h3 id="imports">Imports until now</h3>
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
  const { id, kind, importedAt, importedBy, fileName, format, added, undoneAt } = record
  const name = fileName ?? format
  return (
    <li>
      <p>
        <strong>{name}</strong>: {counted(added, kind === 'questions' ? 'question' : 'topic')}
      </p>
      <p className={styles.muted}>
        {importedBy ?? 'At the terminal, or an account that is gone'} · {dateAndTime(importedAt)}
      </p>
      {undoneAt === null ? (
        <div>
          <Button variant="ghost" aria-label={`Undo the import of ${name}`} onClick={() => setIsAsked(true)}>
            Undo
          </Button>
        </div>
      ) : (
        <p className={styles.muted}>Undone on {dateAndTime(undoneAt)}</p>
      )}
      {isAsked && (
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
          onClose={() => setIsAsked(false)}
        >
          <p>What it added leaves the lists. Answers given to it stay.</p>
        </AskFirst>
      )}
    </li>
  )
}
