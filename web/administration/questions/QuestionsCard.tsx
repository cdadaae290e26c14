import { searchQuestions } from '@sabi/shared/subjects/edit-calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { EmptyState } from '../../design/states/EmptyState.tsx'
import { queryOf } from '../../platform/server/queries.ts'
import { offsetFrom, useAddress } from '../address.ts'
import { byPlace, ListPages } from '../../design/ListPages.tsx'
import { ReplyState } from '../ReplyState.tsx'
import { CreateDialog } from './CreateDialog.tsx'
import { pageSize, searchFrom } from './question-filter.ts'
import { QuestionFilters } from './QuestionFilters.tsx'
import { QuestionRow } from './QuestionRow.tsx'
import styles from './Questions.module.css'

/** All questions of the site, to search and edit. */
export function QuestionsCard() {
  const { query: address, change } = useAddress()
  const [isWriting, setIsWriting] = useState(false)
  const call = useQuery(queryOf(searchQuestions, { query: searchFrom(address) }))
  const { data } = call
  return (
    <Card title="Questions" action={<Button onClick={() => setIsWriting(true)}>New question</Button>}>
      <QuestionFilters />
      <ReplyState call={call} height="24rem" what="the questions" />
      <p role="status" className={styles.muted}>
        {data !== undefined && data.total > 0 && counted(data.total, 'question')}
      </p>
      {data?.total === 0 && <EmptyState title="No question matches.">Try fewer words or another filter.</EmptyState>}
      <ol className={styles.rows}>
        {data?.data.map((listed) => (
          <QuestionRow key={listed.question.id} listed={listed} />
        ))}
      </ol>
      {data !== undefined && (
        <ListPages
          label="Pages of the questions"
          words={byPlace}
          offset={offsetFrom(address)}
          pageSize={pageSize}
          total={data.total}
          onChange={(offset) => change({ from: offset === 0 ? '' : String(offset) })}
        />
      )}
      {isWriting && <CreateDialog onClose={() => setIsWriting(false)} />}
    </Card>
  )
}
