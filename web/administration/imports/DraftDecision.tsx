import { searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { discardDraft, listDraftQuestions, publishImport } from '@sabi/shared/subjects/draft-calls'
import { listImports, type ImportRecord } from '@sabi/shared/subjects/import-calls'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { invalidate } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { AskFirst } from '../AskFirst.tsx'
import { administrationTexts } from '../texts.ts'
import styles from './Imports.module.css'

interface DraftDecisionProps {
  record: ImportRecord
  /** The draft is empty. */
  onDone: () => void
}

/** Publishes or discards a draft, each after a confirmation. */
export function DraftDecision({ record: { id, ready, waiting }, onDone }: DraftDecisionProps) {
  const [task, setTask] = useState<'publish' | 'discard' | null>(null)
  const close = () => setTask(null)
  const publish = async () => {
    const reply = await request(publishImport, { params: { id } })
    forgetDraft()
    invalidate(searchQuestions)
    toast({ ...publishedWords(reply), tone: reply.published === 0 ? 'warning' : 'success' })
    if (reply.waiting === 0) onDone()
  }
  const discard = async () => {
    await request(discardDraft, { params: { id } })
    forgetDraft()
    onDone()
  }
  return (
    <div className={styles.decision}>
      {ready > 0 && <Button onClick={() => setTask('publish')}>Publish {counted(ready, 'question')}</Button>}
      <Button variant="secondary" onClick={() => setTask('discard')}>
        Discard draft
      </Button>
      {task === 'publish' && (
        <AskFirst
          title={`Publish ${counted(ready, 'question')}?`}
          action={ready === 1 ? 'Publish it' : 'Publish them'}
          refusal="Not yet"
          isDestructive={false}
          failed={administrationTexts.draftNotPublished}
          run={publish}
          onClose={close}
        >
          <p>Every student will get {ready === 1 ? 'it' : 'them'}. You can undo the import later.</p>
        </AskFirst>
      )}
      {task === 'discard' && (
        <AskFirst
          title="Discard this draft?"
          action="Discard it"
          done={administrationTexts.draftDiscarded}
          failed={administrationTexts.draftNotDiscarded}
          run={discard}
          onClose={close}
        >
          <p>
            {counted(waiting, 'question')} {waiting === 1 ? 'is' : 'are'} discarded. You can import the file again.
          </p>
        </AskFirst>
      )}
    </div>
  )
}

function forgetDraft(): void {
  invalidate(listDraftQuestions)
  invalidate(listImports)
}

function publishedWords({ published, unchanged, waiting }: { published: number; unchanged: number; waiting: number }) {
  const parts = [
    ...(unchanged === 0 ? [] : [`${unchanged} were already there.`]),
    ...(waiting === 0 ? [] : [`${counted(waiting, 'question')} stay${waiting === 1 ? 's' : ''} in the draft.`]),
  ]
  return {
    title: published === 0 ? 'No question was published' : `${counted(published, 'question')} published`,
    description: parts.length === 0 ? undefined : parts.join(' '),
  }
}
