import { firstName, type User } from '@sabi/shared/accounts/account'
import { greeting } from '@sabi/shared/progress/standing'
import { streakSentence } from '@sabi/shared/progress/streak-calendar'
import { Suspense } from 'react'
import { LinkButton } from '../design/LinkButton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { besides } from '../platform/page/besides.tsx'
import type { Streak } from './standing.ts'
import { texts } from './texts.ts'
import styles from './Welcome.module.css'

interface WelcomeProps {
  user: User
  streak: Streak | undefined
  /** 'YYYY-MM-DD'. */
  today: string
}

const Countdown = besides(() => import('./Countdown.tsx').then((file) => file.Countdown))

/** Greets the student, shows the streak, and links to the next question. */
export function Welcome({ user, streak, today }: WelcomeProps) {
  const sentence =
    streak &&
    streakSentence({
      streak: streak.streak,
      isPractisedToday: streak.recentDays.includes(today),
      hasMissed: (streak.missed ?? []).length > 0,
    })
  return (
    <div className={styles.welcome}>
      <div>
        <PageTitle title="Dashboard" lead={sentence}>
          {greeting(hourNow())}, {firstName(user)}
        </PageTitle>
        <p className={styles.countdown}>
          <Suspense fallback={null}>
            <Countdown />
          </Suspense>
        </p>
      </div>
      <LinkButton href="/practice" variant="secondary" className={styles.start}>
        {texts.start}
      </LinkButton>
    </div>
  )
}

function hourNow(): number {
  return new Date().getHours()
}
