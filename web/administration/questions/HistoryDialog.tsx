import type { ShownQuestion } from '@sabi/shared/content/question'
import { listVersions, type QuestionVersion } from '@sabi/shared/subjects/edit-calls'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { queryOf } from '../../platform/server/queries.ts'
import { ReplyState } from '../ReplyState.tsx'
import { dateAndTime } from '../date-and-time.ts'
import styles from './Questions.module.css'
import { WholeQuestion } from './WholeQuestion.tsx'

/** All versions of a question, latest first: its text, who changed it and why. */
export function HistoryDialog({ question: { id }, onClose }: { question: ShownQuestion; onClose: () => void }) {
  const call = useQuery(queryOf(listVersions, { params: { id } }))
  const { data } = call
  return (
    <Dialog
      title="Versions of this question"
      className={styles.editor}
      onEscape={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ReplyState call={call} height="16rem" what="the versions" />
      <ol className={styles.rows}>
        {data?.data.map((version) => (
          <Version key={version.question.version} version={version} />
        ))}
      </ol>
    </Dialog>
  )
}

function Version({ version: { question, publishedAt, cause, madeBy } }: { version: QuestionVersion }) {
  return (
    <li>
      <p>
        <strong>{dateAndTime(publishedAt)}</strong> · {cause ?? 'First version'}
        {madeBy !== null && ` · ${madeBy}`}
      </p>
      <WholeQuestion question={question} />
    </li>
  )
}
