import type { Topic } from '@sabi/shared/subjects/calls'
import { levelFilters, ofLevel } from '@sabi/shared/subjects/topic-search'
import X from 'lucide-react/icons/x'
import { Button } from '../../design/Button.tsx'
import { Field } from '../../design/forms/Field.tsx'
import { Select } from '../../design/forms/Select.tsx'
import { useSession } from '../../platform/server/session.ts'
import { useFoundTopics } from './found-topics.ts'
import { useSelectedSubject } from './selected-subject.ts'
import { levelOfAll, useLevels } from '../topic-levels.ts'
import type { PercentageOf } from '../topic-progress.ts'
import { noFilters, useTopicFilters } from './topic-filters.ts'
import styles from './TopicBrowser.module.css'
import { TopicResults } from './TopicResults.tsx'
import { TopicsSummary } from './TopicsSummary.tsx'

interface TopicBrowserProps {
  /** All topics of all subjects. */
  topics: readonly Topic[]
  percentageOf: PercentageOf
}

/** A subject's topics with a summary, filters, and a search that includes other subjects. */
export function TopicBrowser({ topics, percentageOf }: TopicBrowserProps) {
  const isSignedIn = useSession((session) => session.user !== null)
  const subject = useSelectedSubject()
  const { search, level, unit, change } = useTopicFilters()
  const own = topics.filter((topic) => topic.subject === subject)
  const ofUnit = own.filter((topic) => unit === null || topic.unit === unit)
  const isSearch = search.trim() !== ''
  const found = useFoundTopics(topics, search)
  const { levelOf } = useLevels()
  const isCandidate = (topic: Topic) => (isSearch && unit === null) || ofUnit.includes(topic)
  const candidates = found.topics.filter(isCandidate)
  const isFiltered = isSearch || level !== 'all' || unit !== null
  return (
    <>
      <TopicsSummary topics={own} percentageOf={isSignedIn ? percentageOf : nothingYet} />
      <div role="search" className={styles.filters}>
        <Field
          id="topic-search"
          type="search"
          label="Search topics"
          placeholder="Find a topic"
          value={search}
          onChange={(event) => change({ search: event.target.value })}
        />
        <Select
          label="Level"
          value={level}
          options={levelFilters.map((value) => ({
            value,
            label: `${value === 'all' ? 'All Topics' : value} (${ofLevel(candidates, value).length})`,
          }))}
          onChange={(chosen) => change({ level: chosen })}
        />
        {unit !== null && (
          <Button variant="secondary" className={styles.unit} onClick={() => change({ unit: null })}>
            Unit {unit}: {ofUnit[0]?.category}
            <X size={18} aria-label="Show all units" />
          </Button>
        )}
      </div>
      <TopicResults
        subject={subject}
        topics={ofLevel(candidates, level)}
        percentageOf={percentageOf}
        levelOf={levelOf}
        level={isSearch ? undefined : levelOfAll(ofUnit, levelOf)}
        search={isSearch ? found : null}
        onReset={isFiltered ? () => change(noFilters) : null}
      />
    </>
  )
}

/** A visitor has completed nothing, so zero is exact. */
function nothingYet(): number {
  return 0
}
