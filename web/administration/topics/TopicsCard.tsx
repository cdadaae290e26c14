import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { listTopics, type Topic } from '@sabi/shared/subjects/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { deleteTopic } from '@sabi/shared/subjects/edit-calls'
import { subjects } from '@sabi/shared/subjects/subject'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { Select } from '../../design/forms/Select.tsx'
import { invalidate, queryOf } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { useAddress } from '../address.ts'
import { AskFirst } from '../AskFirst.tsx'
import styles from '../questions/Questions.module.css'
import { ReplyState } from '../ReplyState.tsx'
import { administrationTexts } from '../texts.ts'
import { TopicDialog } from './TopicDialog.tsx'

/** The topics of a subject, to edit and extend (API-06). */
export function TopicsCard() {
  const { query, change } = useAddress()
  const subject = subjectIds.find((id) => id === query.get('topics')) ?? 'chemistry'
  const [isAdding, setIsAdding] = useState(false)
  const call = useQuery(queryOf(listTopics, { query: { subject } }))
  return (
    <Card title="Topics" action={<Button onClick={() => setIsAdding(true)}>New topic</Button>}>
      <Select<SubjectId>
        label="Subject"
        value={subject}
        options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen) => change({ topics: chosen })}
      />
      <ReplyState call={call} height="24rem" what="the topics" />
      <ol className={styles.rows}>
        {call.data?.data.map((topic) => (
          <TopicRow key={topic.id} topic={topic} />
        ))}
      </ol>
      {isAdding && <TopicDialog topic={null} subject={subject} onClose={() => setIsAdding(false)} />}
    </Card>
  )
}

function TopicRow({ topic }: { topic: Topic }) {
  const [task, setTask] = useState<'edit' | 'delete' | null>(null)
  const { id, title, category, level, subject, isAdded = false, _count } = topic
  const close = () => setTask(null)
  const titleId = `topic-${id}`
  return (
    <li>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <p className={styles.muted}>
        {category} · {level} · {counted(_count.questions, 'question')}
      </p>
      <div className={styles.buttons}>
        <Button variant="ghost" aria-describedby={titleId} onClick={() => setTask('edit')}>
          Edit
        </Button>
        {isAdded && _count.questions === 0 && (
          <Button variant="ghost" aria-describedby={titleId} onClick={() => setTask('delete')}>
            Delete
          </Button>
        )}
      </div>
      {task === 'edit' && <TopicDialog topic={topic} subject={subject} onClose={close} />}
      {task === 'delete' && (
        <AskFirst
          title="Delete this topic?"
          action="Delete it"
          done={administrationTexts.topicDeleted}
          failed={administrationTexts.topicNotDeleted}
          run={async () => {
            await request(deleteTopic, { params: { id } })
            invalidate(listTopics)
          }}
          onClose={close}
        >
          <p>{title} has no questions. Students will no longer see it.</p>
        </AskFirst>
      )}
    </li>
  )
}
