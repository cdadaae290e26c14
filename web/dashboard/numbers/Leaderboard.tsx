import type { SubjectId } from '@sabi/shared/content/question'
import type { ReplyOf } from '@sabi/shared/contract/call'
import { getLeaderboard } from '@sabi/shared/progress/calls'
import { subjects } from '@sabi/shared/subjects/subject'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../design/Badge.tsx'
import { Card } from '../../design/Card.tsx'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { Select } from '../../design/forms/Select.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'

import { queryOf } from '../../platform/server/queries.ts'
import styles from './Leaderboard.module.css'
import rowStyles from '../RecentActivity.module.css'
import { texts } from '../texts.ts'

type Board = ReplyOf<typeof getLeaderboard>
type Place = Board['data'][number]

const everySubject = 'all'
const choices = [
  { value: everySubject, label: 'All subjects' },
  ...subjects.map(({ id, name }) => ({ value: id, label: name })),
] satisfies { value: SubjectId | typeof everySubject; label: string }[]

/** The students with the most correct answers in the last seven days, of those who joined, and how they are counted. */
export function Leaderboard() {
  const [subject, setSubject] = useState<SubjectId | typeof everySubject>(everySubject)
  const query = subject === everySubject ? {} : { subject }
  const { data, isLoading, refetch } = useQuery(queryOf(getLeaderboard, { query }))
  return (
    <Card title="This week">
      <Select label="Subject" value={subject} options={choices} onChange={setSubject} />
      {isLoading && <Skeleton height="14rem" />}
      {data !== undefined && <Places board={data} />}
      {data === undefined && !isLoading && <ErrorState title={texts.noBoard} onRetry={() => void refetch()} />}
      <p className={styles.rule}>{texts.boardRule}</p>
    </Card>
  )
}

function Places({ board: { data, me, isListed } }: { board: Board }) {
  const isOwn = ({ nickname }: Place) => nickname === me?.nickname
  return (
    <>
      {data.length === 0 && <p>{texts.emptyBoard}</p>}
      <ol className={rowStyles.rows}>
        {data.map((place) => (
          <Row key={place.nickname} place={place} isOwn={isOwn(place)} />
        ))}
        {me !== null && !data.some(isOwn) && <Row place={me} isOwn />}
      </ol>
      {isListed && me === null && <p>{texts.noPlaceYet}</p>}
      {!isListed && (
        <LinkButton href="/settings" variant="secondary">
          Join under a nickname
        </LinkButton>
      )}
    </>
  )
}

function Row({ place: { rank, nickname, correct, answered }, isOwn }: { place: Place; isOwn: boolean }) {
  return (
    <li className={rowStyles.row}>
      <p className={styles.name}>
        {rank}. <b>{nickname}</b> {isOwn && <Badge tone="brand">You</Badge>}
      </p>
      <span className={rowStyles.when}>
        {correct} of {answered} correct
      </span>
    </li>
  )
}
