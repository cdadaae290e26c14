import { subjects } from '@sabi/shared/subjects/subject'
import { Banner } from '../design/states/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { StaleNote } from '../design/states/StaleNote.tsx'
import { timeAgo } from '../platform/time.ts'
import { selectSubject, useSelectedSubject } from './topics/selected-subject.ts'
import { useCounts, type CountsCall } from './subject-counts.ts'
import { LearnLinks } from './LearnLinks.tsx'
import { SubjectCard } from './SubjectCard.tsx'
import { texts } from './texts.ts'
import styles from './SubjectsScreen.module.css'

/** The page for choosing a subject. */
export function SubjectsScreen() {
  const selected = useSelectedSubject()
  const callBySubject = useCounts()
  return (
    <>
      <PageTitle title={texts.chooseSubject} lead="Five subjects for JAMB, WAEC and NECO." />
      <LearnLinks />
      <ul className={styles.cards} aria-label="Subjects">
        {subjects.map((subject) => (
          <SubjectCard
            key={subject.id}
            subject={subject}
            counts={callBySubject[subject.id].data}
            isSelected={subject.id === selected}
            onChoose={() => selectSubject(subject.id)}
          />
        ))}
      </ul>
      <CountsTrouble calls={Object.values(callBySubject)} />
      <p className={styles.note}>{texts.subjectsNote}</p>
    </>
  )
}

/**
 * Why there are dots instead of numbers, or how old the numbers are. Below the cards, so that it does not move them.
 */
function CountsTrouble({ calls }: { calls: readonly CountsCall[] }) {
  const failed = calls.filter(({ error }) => error !== null)
  if (failed.length === 0) return null
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  if (failed.every(({ isRefetchError }) => isRefetchError))
    return <StaleNote age={timeAgo(Math.min(...failed.map(({ dataUpdatedAt }) => dataUpdatedAt)))} onRetry={retry} />
  return (
    <Banner
      tone="warn"
      role="status"
      action={
        <Button variant="secondary" onClick={retry}>
          Try again
        </Button>
      }
    >
      {texts.countsTrouble}
    </Banner>
  )
}
