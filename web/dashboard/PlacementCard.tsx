import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { placementLength } from '@sabi/shared/plan/placement-length'
import { placementLink } from '@sabi/shared/practice/link'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../design/Card.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { VisuallyHidden } from '../design/text/VisuallyHidden.tsx'
import { queryOf } from '../platform/server/queries.ts'
import { useSelectedSubject } from '../subjects/topics/selected-subject.ts'
import styles from './PlacementCard.module.css'

/** More would make a newcomer's dashboard too long. The results of one placement lead to the next subject. */
const mostSubjects = 2

/** Offers a newcomer a placement in one of their subjects. */
export function PlacementCard() {
  const { data, isLoading } = useQuery(queryOf(getSettings, {}, { keep: true }))
  const selected = useSelectedSubject()
  const chosen = data?.data.studyGoals.subjects ?? []
  const subjects = chosen.length > 0 ? chosen.slice(0, mostSubjects) : [selected]
  return (
    <Card title="Find out where you stand" className={styles.card}>
      <p className={styles.words}>
        {placementLength} questions, easier or harder as you go. Your study plan starts from them.
      </p>
      {!isLoading && (
        <div className={styles.subjects}>
          {subjects.map((subject) => (
            <LinkButton key={subject} href={placementLink(subject)} variant="secondary">
              <VisuallyHidden>Test yourself in </VisuallyHidden>
              {subjectName(subject)}
            </LinkButton>
          ))}
        </div>
      )}
    </Card>
  )
}
