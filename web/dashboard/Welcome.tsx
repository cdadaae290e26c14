import { firstName, type User } from '@sabi/shared/accounts/account'
import { greeting } from '@sabi/shared/progress/standing'
import { streakSentence } from '@sabi/shared/progress/streak-calendar'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import type { Streak } from './standing.ts'
import { texts } from './texts.ts'
import styles from './Welcome.module.css'

interface WelcomeProps {
  user: User
  streak: Streak | undefined
  /** 'YYYY-MM-DD'. */
  today: string
}

/** Greets the student, shows the streak, and links to the next question. */
export function Welcome({ user, streak, today }: WelcomeProps) {
  const sentence =
    streak && streakSentence({ streak: streak.streak, isPractisedToday: streak.recentDays.includes(today) })
  return (
    <div className={styles.welcome}>
      <PageTitle title="Dashboard" lead={sentence}>
        {greeting(hourNow())}, {firstName(user)}
      </PageTitle>
      <LinkButton href="/practice" className={styles.start}>
        {texts.start}
      </LinkButton>
    </div>
  )
}

function hourNow(): number {
  return new Date().getHours()
}
