import type { User } from '@sabi/shared/accounts/account'
import type { ExamStatistics } from '@sabi/shared/progress/calls'
import dashboardStyles from '../dashboard/DashboardScreen.module.css'
import { NextCard } from '../dashboard/NextCard.tsx'
import { Welcome } from '../dashboard/Welcome.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'

interface DashboardPreviewProps {
  user: User
  statistics: ExamStatistics
  /** 'YYYY-MM-DD'. */
  today: string
}

/** The next step. Numbers wait for the app, because the phone may have answers that the server does not. */
export function DashboardPreview({ user, statistics, today }: DashboardPreviewProps) {
  return (
    <PreviewFrame isFullScreen={false}>
      <Welcome user={user} streak={undefined} today={today} />
      <div className={dashboardStyles.first}>
        <NextCard progress={statistics.topicProgress} isPrimary isFirst={statistics.totalQuestionsAttempted === 0} />
      </div>
    </PreviewFrame>
  )
}
