import type { SubjectId } from '@sabi/shared/content/question'
import type { Level } from '@sabi/shared/plan/levels'
import type { Topic } from '@sabi/shared/subjects/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import SearchX from 'lucide-react/icons/search-x'
import { Button } from '../../design/Button.tsx'
import { EmptyState } from '../../design/states/EmptyState.tsx'
import { VisuallyHidden } from '../../design/text/VisuallyHidden.tsx'
import type { FoundTopics } from './found-topics.ts'
import { LevelMark } from '../LevelMark.tsx'
import type { LevelOfTopic } from '../topic-levels.ts'
import type { PercentageOf } from '../topic-progress.ts'
import { texts } from '../texts.ts'
import { TopicCard } from './TopicCard.tsx'
import styles from './TopicResults.module.css'

interface TopicResultsProps {
  subject: SubjectId
  /** The filtered topics: those of the chosen subject, or search results from all subjects, best first. */
  topics: readonly Topic[]
  percentageOf: PercentageOf
  levelOf: LevelOfTopic
  /** The level of the subject, or of the unit whose topics these are; undefined while unknown, and for search results. */
  level: Level | undefined
  /** The search that found them; null without one. */
  search: Pick<FoundTopics, 'placeOf' | 'isSearching'> | null
  /** Clears all filters; null if none is set. */
  onReset: (() => void) | null
}

/** The topics found, or why there are none. */
export function TopicResults({ subject, topics, percentageOf, levelOf, level, search, onReset }: TopicResultsProps) {
  const isLooking = topics.length === 0 && search?.isSearching === true
  const label = search === null ? `${subjectName(subject)} topics` : 'Topics found'
  return (
    <>
      <div>
        <h2>
          <VisuallyHidden>{label}</VisuallyHidden>
        </h2>
        <div className={styles.found}>
          <p role="status">{isLooking ? texts.searching : counted(topics.length, 'topic')}</p>
          {level !== undefined && <LevelMark level={level} />}
        </div>
      </div>
      {topics.length === 0 && !isLooking && <NothingFound onReset={onReset} />}
      {topics.length > 0 && (
        <ul className={styles.cards} aria-label={label}>
          {topics.map((topic) => (
            <TopicCard
              key={topic.id}
              topic={topic}
              percentage={percentageOf(topic)}
              level={levelOf(topic.id)}
              isSubjectShown={search !== null}
              place={search?.placeOf(topic)}
            />
          ))}
        </ul>
      )}
    </>
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
