import type { SubjectId } from '@sabi/shared/content/question'
import { useId } from 'react'
import { Banner } from '../../design/states/Banner.tsx'
import { Button } from '../../design/Button.tsx'
import { ErrorState } from '../../design/states/ErrorState.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { PageTitle } from '../../design/text/PageTitle.tsx'
import { StaleNote } from '../../design/states/StaleNote.tsx'
import { timeAgo } from '../../platform/time.ts'
import { textbookOfSubject } from '../textbook/book-links.ts'
import { selectSubject, useSelectedSubject } from './selected-subject.ts'
import { SubjectTabs, tabId } from './SubjectTabs.tsx'
import { texts } from '../texts.ts'
import { useTopics } from '../topic-calls.ts'
import { percentages, useProgress } from '../topic-progress.ts'
import { useTopicFilters } from './topic-filters.ts'
import { TopicBrowser } from './TopicBrowser.tsx'
import { TopicsLoading } from './TopicsLoading.tsx'
import styles from './TopicsScreen.module.css'
import { WrittenSubjects, WrittenTopics } from './WrittenTopics.tsx'

/** The topics of the chosen subject with the student's progress. A search includes the other subjects. */
export function TopicsScreen() {
  const subject = useSelectedSubject()
  const { change } = useTopicFilters()
  const { data, error, isRefetchError, dataUpdatedAt, refetch } = useTopics()
  const topics = data?.data
  const progress = useProgress()
  // Bars that arrive later would push the cards apart.
  const isWaiting = (topics === undefined && error === null) || progress.isLoading
  const panelId = useId()
  const select = (chosen: SubjectId) => {
    selectSubject(chosen)
    change({ unit: null })
  }
  return (
    <>
      <div className={styles.head}>
        <PageTitle title="All Topics" />
        <LinkButton href={textbookOfSubject(subject)} variant="secondary">
          Read the textbook
        </LinkButton>
      </div>
      <SubjectTabs
        selected={subject}
        onSelect={select}
        countOf={(id) => topics?.filter((topic) => topic.subject === id).length}
        panelId={panelId}
      />
      {import.meta.env.SSR && <WrittenSubjects subject={subject} />}
      <div id={panelId} className={styles.panel} role="tabpanel" aria-labelledby={tabId(subject)}>
        {isRefetchError && <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />}
        {isWaiting && <TopicsLoading />}
        {!isWaiting && topics !== undefined && (
          <>
            <ProgressTrouble progress={progress} />
            <TopicBrowser topics={topics} percentageOf={percentages(progress.data?.data)} />
          </>
        )}
        {topics === undefined && error !== null && (
          <ErrorState title={texts.topicsTrouble} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        )}
      </div>
      {import.meta.env.SSR && topics !== undefined && <WrittenTopics topics={topics} subject={subject} />}
    </>
  )
}

/** Explains the dots if the student's progress is neither known nor loading. */
function ProgressTrouble({ progress: { error, refetch } }: { progress: ReturnType<typeof useProgress> }) {
  if (error === null) return null
  const retry = (
    <Button variant="ghost" onClick={() => void refetch()}>
      Try again
    </Button>
  )
  return (
    <Banner tone="warn" role="status" action={retry}>
      Couldn't load your progress.
    </Banner>
  )
}
