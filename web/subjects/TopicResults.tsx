import type { SubjectId } from '@sabi/shared/content/question'
import type { Topic } from '@sabi/shared/subjects/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import SearchX from 'lucide-react/icons/search-x'
import { Button } from '../design/Button.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import type { PercentageOf } from './topic-calls.ts'
import { texts } from './texts.ts'
import { TopicCard } from './TopicCard.tsx'
import styles from './TopicResults.module.css'

interface TopicResultsProps {
  subject: SubjectId
  /** What the filters leave, of the chosen subject first or alone. */
  topics: readonly Topic[]
  percentageOf: PercentageOf
  /** Opens all filters; null when none is set. */
  onReset: (() => void) | null
}

/** The topics found, those of other subjects apart, or why there are none. */
export function TopicResults({ subject, topics, percentageOf, onReset }: TopicResultsProps) {
  const own = topics.filter((topic) => topic.subject === subject)
  const others = topics.filter((topic) => topic.subject !== subject)
  return (
    <>
      <div>
        <h2>
          <VisuallyHidden>{subjectName(subject)} topics</VisuallyHidden>
        </h2>
        <p className={styles.found} role="status">
          {counted(topics.length, 'topic')}
        </p>
      </div>
      {topics.length === 0 && <NothingFound onReset={onReset} />}
      {own.length > 0 && <Cards label={`${subjectName(subject)} topics`} topics={own} percentageOf={percentageOf} />}
      {others.length > 0 && (
        <>
          <h2>{own.length === 0 ? `None in ${subjectName(subject)}, but in other subjects` : 'In other subjects'}</h2>
          <Cards label="Topics of other subjects" topics={others} percentageOf={percentageOf} isSubjectShown />
        </>
      )}
    </>
  )
}

interface CardsProps {
  label: string
  topics: readonly Topic[]
  percentageOf: PercentageOf
  isSubjectShown?: boolean
}

function Cards({ label, topics, percentageOf, isSubjectShown = false }: CardsProps) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {topics.map((topic) => (
        <TopicCard key={topic.id} topic={topic} percentage={percentageOf(topic)} isSubjectShown={isSubjectShown} />
      ))}
    </ul>
  )
}

function NothingFound({ onReset }: Pick<TopicResultsProps, 'onReset'>) {
  if (onReset === null) return <EmptyState title={texts.noTopics}>{texts.noTopicsYet}</EmptyState>
  const showAll = (
    <Button variant="secondary" onClick={onReset}>
      Show all topics
    </Button>
  )
  return (
    <EmptyState icon={<SearchX />} title={texts.noTopics} action={showAll}>
      {texts.adjustSearch}
    </EmptyState>
  )
}
