import type { ShownQuestion } from '@sabi/shared/content/question'
import { flagStatuses, type AdminFlag } from '@sabi/shared/flags/calls'
import { getTopic } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Banner } from '../../design/states/Banner.tsx'
import { Button } from '../../design/Button.tsx'
import { TextArea } from '../../design/forms/TextArea.tsx'
import { useIsOnline } from '../../platform/server/connection.ts'
import { queryOf } from '../../platform/server/queries.ts'
import { dateAndTime } from '../date-and-time.ts'
import { ignoreSecondTap } from '../ignore-second-tap.ts'
import { PlaceBadges } from '../questions/PlaceBadges.tsx'
import { WholeQuestion } from '../questions/WholeQuestion.tsx'
import { administrationTexts } from '../texts.ts'
import type { Decision } from './decide.ts'
import { alarmWords, removalWords, reporterWords, statusWords } from './flag-words.ts'
import { FlagStatistics } from './FlagStatistics.tsx'
import styles from './Flags.module.css'

const longestNotes = 2000

export interface ReviewDraft extends Decision {
  /** Why it could not be saved. */
  problem: string | null
  /** The revision seen when editing began; omitted after a conflict, which shows the current one. */
  revision?: number | undefined
}

interface FlagReviewProps {
  flag: AdminFlag
  draft: ReviewDraft
  /** The list is loading: nothing can be saved yet. */
  isWaiting: boolean
  onChange: (draft: ReviewDraft) => void
  onSave: (draft: ReviewDraft) => void
  onEdit: () => void
}

/** Everything about a flag and its question, and the decision. */
export function FlagReview({ flag, draft, isWaiting, onChange, onSave, onEdit }: FlagReviewProps) {
  const isOnline = useIsOnline()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isOnline) onSave(draft)
  }
  return (
    <form className={styles.review} noValidate onSubmit={save}>
      <div className={styles.parts}>
        {draft.problem !== null && (
          <Banner tone="bad" role="alert">
            {draft.problem}
          </Banner>
        )}
        <Report flag={flag} />
        {flag.question !== null && <FlaggedQuestion question={flag.question} onEdit={onEdit} />}
        <FlagStatistics flag={flag} />
        <fieldset>
          <legend className={styles.legend}>Status</legend>
          <div className={styles.statuses}>
            {flagStatuses.map((status) => (
              <label key={status} className={styles.status}>
                <input
                  type="radio"
                  name={`status-${flag.id}`}
                  checked={draft.status === status}
                  onChange={() => onChange({ ...draft, status })}
                />
                {statusWords[status]}
              </label>
            ))}
          </div>
        </fieldset>
        <TextArea
          id={`notes-${flag.id}`}
          label="Notes"
          hint="For administrators only."
          rows={3}
          maxLength={longestNotes}
          value={draft.adminNotes}
          onInput={(event) => onChange({ ...draft, adminNotes: event.currentTarget.value })}
        />
      </div>
      <div className={styles.save}>
        <Button
          type="submit"
          full
          busy={isWaiting}
          reason={isOnline ? undefined : administrationTexts.offlineReason}
          onClick={ignoreSecondTap}
        >
          Save
        </Button>
      </div>
    </form>
  )
}

/** The full question, with its subject and topic (ADMIN-02). */
function FlaggedQuestion({ question, onEdit }: { question: ShownQuestion; onEdit: () => void }) {
  const { data } = useQuery(queryOf(getTopic, { params: { id: question.topicId } }))
  return (
    <>
      <p className={styles.place}>
        <PlaceBadges question={question} /> {data?.data.title ?? question.topicId}
      </p>
      <WholeQuestion question={question} />
      <Button variant="secondary" onClick={onEdit}>
        Edit question
      </Button>
    </>
  )
}

function Report({ flag }: { flag: AdminFlag }) {
  const { alarm, reason, flaggedAt, decidedAt, question, questionVersion } = flag
  const removal = removalWords(flag)
  return (
    <div>
      <p className={styles.reason}>{alarm === null ? reason : `Alarm: ${alarmWords[alarm]} ${reason}`}</p>
      <p className={styles.muted}>
        {reporterWords(flag)} · <time dateTime={flaggedAt}>{dateAndTime(flaggedAt)}</time>
      </p>
      {removal !== null && <p className={styles.removal}>{removal}</p>}
      {decidedAt !== null && <p className={styles.muted}>Last decided on {dateAndTime(decidedAt)}.</p>}
      {question !== null && question.version !== questionVersion && (
        <p className={styles.muted}>The question was changed after this report.</p>
      )}
    </div>
  )
}
