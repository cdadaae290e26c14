import type { ListedQuestion } from '@sabi/shared/subjects/edit-calls'
import { useState } from 'react'
import { Badge } from '../../design/Badge.tsx'
import { Button } from '../../design/Button.tsx'
import { RichText } from '../../design/text/RichText.tsx'
import { statisticsWords } from '../flags/flag-words.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { PlaceBadges } from './PlaceBadges.tsx'
import { stateWords } from './question-filter.ts'
import styles from './Questions.module.css'
import { RestoreButton } from './RestoreButton.tsx'

type Task = 'edit' | 'delete' | 'history'

/** A question in the list, with its buttons. */
export function QuestionRow({ listed: { question, state, statistics } }: { listed: ListedQuestion }) {
  const [task, setTask] = useState<Task | null>(null)
  const close = () => setTask(null)
  const isListed = state === 'published' || state === 'edited'
  const titleId = `question-${question.id}`
  const button = (name: Task, words: string) => (
    <Button variant="ghost" aria-describedby={titleId} onClick={() => setTask(name)}>
      {words}
    </Button>
  )
  return (
    <li>
      <p className={styles.badges}>
        <PlaceBadges question={question} />
        {state !== 'published' && <Badge tone={isListed ? 'info' : 'bad'}>{stateWords[state]}</Badge>}
      </p>
      <h3 id={titleId} className={styles.title}>
        <RichText text={question.text} html={question.rich?.text} />
      </h3>
      <p className={styles.muted}>
        {question.id} · {statistics === null ? 'Not counted yet.' : statisticsWords(statistics)}
      </p>
      <div className={styles.buttons}>
        {isListed && button('edit', 'Edit')}
        {button('history', 'History')}
        {isListed ? button('delete', 'Delete') : <RestoreButton id={question.id} describedBy={titleId} />}
      </div>
      {task === 'edit' && <ChangeDialog question={question} onClose={close} />}
      {task === 'delete' && <DeleteDialog question={question} onClose={close} />}
      {task === 'history' && <HistoryDialog question={question} onClose={close} />}
    </li>
  )
}
