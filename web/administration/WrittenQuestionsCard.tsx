import { listWrittenQuestions, publishWrittenQuestion, type WrittenQuestion } from '@sabi/shared/generator/calls'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { RichText } from '../design/text/RichText.tsx'
import { invalidate, queryOf } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import styles from './Administration.module.css'
import { AskFirst } from './AskFirst.tsx'
import { ReplyState } from './ReplyState.tsx'
import { dateAndTime } from './date-and-time.ts'
import { administrationTexts } from './texts.ts'

/** Questions that a model wrote for students, for administrators to review and publish. */
export function WrittenQuestionsCard() {
  const call = useQuery(queryOf(listWrittenQuestions, {}))
  const { data } = call
  return (
    <Card title="Questions written by AI">
      <ReplyState call={call} height="8rem" what="these questions" />
      {data?.data.length === 0 && <p>No questions to read.</p>}
      <ol className={styles.rows}>
        {data?.data.map((written) => (
          <WrittenRow key={written.question.id} written={written} />
        ))}
      </ol>
    </Card>
  )
}

function WrittenRow({ written: { question, writtenAt } }: { written: WrittenQuestion }) {
  const [isAsked, setIsAsked] = useState(false)
  const { text, rich, options, correctOption, explanation } = question
  return (
    <li className={styles.section}>
      <div>
        <h3>
          <RichText text={text} html={rich?.text} />
        </h3>
        <p className={styles.muted}>
          {subjectName(question.subject)}, {question.examType} ·{' '}
          <time dateTime={writtenAt}>{dateAndTime(writtenAt)}</time>
        </p>
      </div>
      <ul>
        {options.map((option, index) => (
          <li key={option}>
            <RichText text={option} html={rich?.options?.[index] ?? undefined} />{' '}
            {index === correctOption && <Badge tone="ok">Key</Badge>}
          </li>
        ))}
      </ul>
      <p className={styles.written}>
        <RichText text={explanation} html={rich?.explanation} />
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" aria-label={`Publish: ${text}`} onClick={() => setIsAsked(true)}>
          Publish
        </Button>
      </div>
      {isAsked && (
        <AskFirst
          title="Publish this question?"
          refusal="Not yet"
          action="Publish it"
          isDestructive={false}
          failed={administrationTexts.notPublished}
          run={async () => {
            await request(publishWrittenQuestion, { params: { id: question.id } })
            invalidate(listWrittenQuestions)
          }}
          onClose={() => setIsAsked(false)}
        >
          <p>Have you solved it yourself? Every student will get it.</p>
        </AskFirst>
      )}
    </li>
  )
}
