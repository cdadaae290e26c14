import type { Topic } from '@sabi/shared/subjects/calls'
import { levelFilters, ofLevel, searchTopics } from '@sabi/shared/subjects/topic-search'
import { useId } from 'react'
import { Banner } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { ErrorState } from '../design/ErrorState.tsx'
import { Field } from '../design/Field.tsx'
import { PageTitle } from '../design/PageTitle.tsx'
import { Select } from '../design/Select.tsx'
import { StaleNote } from '../design/StaleNote.tsx'
import { useSession } from '../platform/session.ts'
import { timeAgo } from '../platform/time.ts'
import { selectSubject, useSelectedSubject } from './selected-subject.ts'
import { SubjectTabs, tabId } from './SubjectTabs.tsx'
import { texts } from './texts.ts'
import { percentages, useProgress, useTopics, type PercentageOf } from './topic-calls.ts'
import { useTopicFilters } from './topic-filters.ts'
import { TopicResults } from './TopicResults.tsx'
import { TopicsLoading } from './TopicsLoading.tsx'
import { TopicsSummary } from './TopicsSummary.tsx'
import styles from './TopicsScreen.module.css'

/** The topics of the chosen subject, with how far the student is. A search looks through the other subjects too. */
export function TopicsScreen() {
  const subject = useSelectedSubject()
  const { data, error, isStale, savedAt, refetch } = useTopics()
  const topics = data?.data
  const percentageOf = percentages(useProgress().data?.data)
  const panelId = useId()
  return (
    <>
      <PageTitle title="All Topics" />
      <SubjectTabs
        selected={subject}
        onSelect={selectSubject}
        countOf={(id) => topics?.filter((topic) => topic.subject === id).length}
        panelId={panelId}
      />
      <div id={panelId} className={styles.panel} role="tabpanel" aria-labelledby={tabId(subject)}>
        {isStale && savedAt !== undefined && <StaleNote age={timeAgo(savedAt)} onRetry={refetch} />}
        <ProgressTrouble />
        {topics !== undefined && <TopicBrowser topics={topics} percentageOf={percentageOf} />}
        {topics === undefined && error === undefined && <TopicsLoading />}
        {topics === undefined && error !== undefined && (
          <ErrorState title={texts.noTopics} onRetry={refetch}>
            {error.message}
          </ErrorState>
        )}
      </div>
    </>
  )
}

interface TopicBrowserProps {
  topics: readonly Topic[]
  percentageOf: PercentageOf
}

function TopicBrowser({ topics, percentageOf }: TopicBrowserProps) {
  const isSignedIn = useSession((session) => session.user !== null)
  const subject = useSelectedSubject()
  const { search, level, change } = useTopicFilters()
  const own = topics.filter((topic) => topic.subject === subject)
  const candidates = search.trim() === '' ? own : searchTopics(topics, search)
  const isFiltered = search.trim() !== '' || level !== 'all'
  return (
    <>
      <TopicsSummary topics={own} percentageOf={isSignedIn ? percentageOf : nothingYet} />
      <search className={styles.filters}>
        <Field
          id="topic-search"
          type="search"
          label="Search topics"
          placeholder="Title or description"
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
      </search>
      <TopicResults
        subject={subject}
        topics={ofLevel(candidates, level)}
        percentageOf={percentageOf}
        onReset={isFiltered ? () => change({ search: '', level: 'all' }) : null}
      />
    </>
  )
}

/** A visitor has completed nothing, which is the truth and not a guess. */
function nothingYet(): number {
  return 0
}

/** Where the student's progress is neither known nor on its way, the dots in its place need a reason. */
function ProgressTrouble() {
  const { data, error, refetch } = useProgress()
  if (data !== undefined || error === undefined) return null
  const retry = (
    <Button variant="ghost" onClick={refetch}>
      Try again
    </Button>
  )
  return (
    <Banner tone="warn" role="status" action={retry}>
      Couldn't load your progress.
    </Banner>
  )
}
