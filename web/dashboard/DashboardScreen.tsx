import type { User } from '@sabi/shared/accounts/account'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/PageTitle.tsx'
import { useSession } from '../platform/session.ts'
import { ContinueCard } from './ContinueCard.tsx'
import { DashboardLoading } from './DashboardLoading.tsx'
import { ExamPerformance } from './ExamPerformance.tsx'
import { Leaderboard } from './Leaderboard.tsx'
import { LearningCards } from './LearningCards.tsx'
import { Notices } from './Notices.tsx'
import { QuickCards } from './QuickCards.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { useStanding } from './standing.ts'
import { StatCards } from './StatCards.tsx'
import { StreakCalendar } from './StreakCalendar.tsx'
import { texts } from './texts.ts'
import { Welcome } from './Welcome.tsx'
import styles from './DashboardScreen.module.css'

/** How the student stands, and what to do next. */
export function DashboardScreen() {
  const { user, isLoading } = useSession()
  if (user !== null) return <Dashboard key={user.id} user={user} />
  return isLoading ? <DashboardLoading /> : <SignedOut />
}

function Dashboard({ user }: { user: User }) {
  const standing = useStanding(user)
  const { statistics, streak, shown, availableQuestions, today } = standing
  if (shown.statistics === undefined) return <DashboardLoading />
  return (
    <>
      <Welcome user={user} streak={streak} today={today} />
      <Notices standing={standing} />
      <ContinueCard userId={user.id} />
      <StatCards statistics={shown.statistics} streak={shown.streak} />
      {statistics !== undefined && (
        <div className={styles.panes}>
          <div className={styles.pane}>
            <LearningCards progress={statistics.topicProgress} />
            <RecentActivity sessions={statistics.recentActivity} />
            <Leaderboard />
          </div>
          <div className={styles.pane}>
            {streak !== undefined && <StreakCalendar streak={streak} today={today} />}
            <ExamPerformance statistics={statistics.examTypeStats} />
          </div>
        </div>
      )}
      <QuickCards availableQuestions={availableQuestions} />
    </>
  )
}

function SignedOut() {
  return (
    <div className={styles.signedOut}>
      <PageTitle title="Dashboard">{texts.signedOut}</PageTitle>
      <LinkButton href="/login">Login</LinkButton>
    </div>
  )
}
