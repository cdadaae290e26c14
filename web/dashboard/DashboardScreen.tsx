import type { User } from '@sabi/shared/accounts/account'
import { placementLength } from '@sabi/shared/plan/placement-length'
import type { ExamStatistics } from '@sabi/shared/progress/calls'
import { Suspense, use, useState } from 'react'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { useSession } from '../platform/server/session.ts'
import { AnswerTimes } from './numbers/AnswerTimes.tsx'
import { ContinueCard } from './ContinueCard.tsx'
import { DashboardLoading } from './DashboardLoading.tsx'
import { ExamPerformance } from './numbers/ExamPerformance.tsx'
import { Leaderboard } from './numbers/Leaderboard.tsx'
import { MasteryCard } from './numbers/MasteryCard.tsx'
import { MyNumbers } from './MyNumbers.tsx'
import { NextCard } from './NextCard.tsx'
import { NoticeList } from './NoticeList.tsx'
import { Notices } from './Notices.tsx'
import { PlacementCard } from './PlacementCard.tsx'
import { QuickCards } from './QuickCards.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { ScoreTrend } from './numbers/ScoreTrend.tsx'
import { useStanding, type Standing, type Streak } from './standing.ts'
import { StatCards } from './numbers/StatCards.tsx'
import { StreakCalendar } from './StreakCalendar.tsx'
import { texts } from './texts.ts'
import { readUnfinished } from './unfinished.ts'
import { WeekCard } from './WeekCard.tsx'
import { Welcome } from './Welcome.tsx'
import { WelcomeFirst } from '../welcome/WelcomeFirst.tsx'
import { readFromAnswers } from './today-plan.ts'
import { localDay } from '@sabi/shared/progress/streak'
import { tzOffset } from '../platform/time.ts'
import { besides } from '../platform/page/besides.tsx'
import styles from './DashboardScreen.module.css'

/** Loaded after the numbers, which do not need it. */
const TodayCard = besides(() => import('../plan/TodayCard.tsx').then((file) => file.TodayCard))

/** Most students are in no class. */
const ClassesOnDashboard = besides(() =>
  import('../classes/ClassesOnDashboard.tsx').then((file) => file.ClassesOnDashboard),
)

/** The student's progress, and what to do next. */
export function DashboardScreen() {
  const { user, isLoading } = useSession()
  if (user !== null)
    return (
      <WelcomeFirst userId={user.id}>
        <Dashboard key={user.id} user={user} />
      </WelcomeFirst>
    )
  return isLoading ? <DashboardLoading /> : <SignedOut />
}

function Dashboard({ user }: { user: User }) {
  const standing = useStanding(user)
  const [reading] = useState(() => Promise.all([readUnfinished(user.id), readFromAnswers(user.id)]))
  const { statistics, streak } = standing.shown
  // Rendered together, because one after the other they would shift the layout.
  if (statistics === undefined || streak === undefined) return <DashboardLoading />
  return (
    <Suspense fallback={<DashboardLoading />}>
      <Blocks user={user} standing={standing} shown={{ statistics, streak }} reading={reading} />
    </Suspense>
  )
}

interface BlocksProps {
  user: User
  standing: Standing
  /** The numbers of the stat cards. */
  shown: { statistics: ExamStatistics; streak: Streak }
  /** The session to resume, the plan of the day and the card of a slip, still being read from the phone. */
  reading: Promise<[Awaited<ReturnType<typeof readUnfinished>>, FromAnswers]>
}

type FromAnswers = Awaited<ReturnType<typeof readFromAnswers>>

interface NextStepProps {
  userId: string
  statistics: ExamStatistics
  plan: FromAnswers['plan']
  isPrimary: boolean
}

function Blocks({ user, standing, shown, reading }: BlocksProps) {
  const { statistics, streak, availableQuestions, today, staleSince } = standing
  const [found, { plan, slip }] = use(reading)
  // Today's card goes on with its own sessions.
  const unfinished =
    found?.isOfPlan === true && localDay(Date.parse(found.startedAt), Number(tzOffset())) === today ? null : found
  const isNew = statistics !== undefined && statistics.totalQuestionsAttempted < placementLength
  return (
    <>
      <Welcome user={user} streak={staleSince === undefined ? streak : undefined} today={today} />
      <Notices standing={standing} />
      <Suspense>
        <ClassesOnDashboard userId={user.id} />
      </Suspense>
      <div className={styles.first}>
        {unfinished !== null && <ContinueCard session={unfinished} />}
        {statistics !== undefined && (
          <NextStep userId={user.id} statistics={statistics} plan={plan} isPrimary={unfinished === null} />
        )}
        {isNew && unfinished?.isPlacement !== true && <PlacementCard />}
        {statistics !== undefined && streak !== undefined && (
          <WeekCard streak={streak} statistics={statistics} today={today} />
        )}
      </div>
      {slip}
      <NoticeList isTurn={statistics !== undefined && streak !== undefined} />
      <MyNumbers>
        <StatCards statistics={shown.statistics} streak={shown.streak} />
        {statistics !== undefined && (
          <div className={styles.panes}>
            <div className={styles.pane}>
              <MasteryCard progress={statistics.topicProgress} />
              <ScoreTrend sessions={statistics.recentActivity} />
              <RecentActivity sessions={statistics.recentActivity} />
            </div>
            <div className={styles.pane}>
              {streak !== undefined && <StreakCalendar streak={streak} today={today} />}
              <AnswerTimes subjects={statistics.subjectStats} />
              <ExamPerformance statistics={statistics.examTypeStats} />
              <Leaderboard />
            </div>
          </div>
        )}
      </MyNumbers>
      <QuickCards availableQuestions={availableQuestions} />
    </>
  )
}

/** Today's plan; for a newcomer, and where the questions are not on this phone, a topic to begin with. */
function NextStep({ userId, statistics, plan, isPrimary }: NextStepProps) {
  const isFirst = statistics.totalQuestionsAttempted === 0
  const topic = <NextCard progress={statistics.topicProgress} isPrimary={isPrimary} isFirst={isFirst} />
  if (isFirst || plan === 'unplannable') return topic
  return (
    <Suspense fallback={topic}>
      <TodayCard userId={userId} isPrimary={isPrimary} initial={plan} otherwise={topic} />
    </Suspense>
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
