import { inBoth, marksIn, saidIn, scoreOf, type Challenge } from '@sabi/shared/challenges/challenge'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { counted } from '@sabi/shared/subjects/count-words'
import { Card } from '../design/Card.tsx'
import { DataTable } from '../design/DataTable.tsx'
import { ShareText } from '../layout/ShareText.tsx'
import { linkWithResult, type OwnResult } from './own-result.ts'
import { friendWords, saidWords } from './texts.ts'

interface ComparisonProps {
  own: OwnResult
  session: PracticeSession
  /** As the friend's link describes it. */
  challenge: Challenge
}

/** A student's result beside what a friend says, over the questions that both had, and the way to send it back. */
export function Comparison({ own, session, challenge }: ComparisonProps) {
  const { keys, marks, name } = challenge
  const answered = marksIn(session, keys)
  const said = saidIn(challenge, { mine: answered, total: own.total })
  const mine = said === null ? answered : inBoth(answered, marks)
  const { score, total } = keys.length === 0 ? own : scoreOf(mine)
  const leftOut = keys.length === 0 ? 0 : keys.length - total
  return (
    <Card title="Challenge">
      <p>
        You: {score} of {total} right. {said !== null && saidWords(name, said)}
      </p>
      {leftOut > 0 && <p>{counted(leftOut, 'question')} left out: changed since, or not asked of both of you.</p>}
      {said !== null && keys.length > 0 && (
        <DataTable
          caption="Question by question"
          columns={['Question', 'You', friendWords(name)]}
          rows={keys.flatMap((id, place) =>
            mine[place] === '-'
              ? []
              : [{ id, cells: [String(place + 1), markWords(mine[place]), markWords(marks[place])] }],
          )}
        />
      )}
      <ShareText label="Send my result" text={`I got ${own.score} of ${own.total}. Compare: ${linkWithResult(own)}`} />
    </Card>
  )
}

function markWords(mark: string | undefined): string {
  return mark === '1' ? 'Right' : 'Not right'
}
