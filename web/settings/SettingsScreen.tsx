import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '../design/states/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { StaleNote } from '../design/states/StaleNote.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { timeAgo } from '../platform/time.ts'
import { queryOf } from '../platform/server/queries.ts'
import { AccountCard } from './AccountCard.tsx'
import { ClassesCard } from './ClassesCard.tsx'
import { DeviceCard } from './DeviceCard.tsx'
import { ExamCard } from './ExamCard.tsx'
import { OwnDataCard } from './OwnDataCard.tsx'
import { ReminderCard } from './ReminderCard.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import styles from './Settings.module.css'
import { StudyCard } from './StudyCard.tsx'
import { unavailableTexts } from './texts.ts'

/** Settings (SETT-01). Security and personal data stay available if the operator has turned the rest off. */
export function SettingsScreen() {
  const { data, error, isLoading, isRefetchError, dataUpdatedAt, refetch } = useQuery(
    queryOf(getSettings, {}, { keep: true }),
  )
  const settings = data?.data
  const isTurnedOff = settings?.areSettingsEnabled === false
  const isFailed = settings === undefined && error !== null
  return (
    <>
      <PageTitle title={isTurnedOff || isFailed ? 'Settings Unavailable' : 'Settings'} />
      {isTurnedOff && <Banner>{unavailableTexts.turnedOff}</Banner>}
      {isFailed && <Failure words={error.message} onRetry={() => void refetch()} />}
      {isRefetchError && <StaleNote age={timeAgo(dataUpdatedAt)} onRetry={() => void refetch()} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {isLoading && <Skeleton height="34rem" />}
          {settings?.areSettingsEnabled && <AccountCard settings={settings} />}
          <SecurityCard />
        </div>
        <div className={styles.column}>
          <DeviceCard />
          {isLoading && <Skeleton height="20rem" />}
          {settings?.areSettingsEnabled && (
            // The plan is made from these settings, so the dashboard leads here.
            <div ref={showWhenAskedFor} className={styles.column}>
              <ExamCard targets={settings.examTargets} />
              <StudyCard goals={settings.studyGoals} />
            </div>
          )}
          {settings?.areSettingsEnabled && <ReminderCard minutesADay={settings.studyGoals.minutesADay} />}
          <ClassesCard />
          <OwnDataCard />
        </div>
      </div>
    </>
  )
}

function showWhenAskedFor(plan: HTMLElement | null): void {
  if (location.hash === '#plan') plan?.scrollIntoView()
}

function Failure({ words, onRetry }: { words: string; onRetry: () => void }) {
  const isOnline = useIsOnline()
  const action = (
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <Banner tone="warn" role="alert" action={action}>
      {isOnline ? words : unavailableTexts.offline}
    </Banner>
  )
}
