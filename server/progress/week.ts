import type { SubjectId } from '@sabi/shared/content/question'
import type { getWeek } from '@sabi/shared/progress/calls'
import type { ResultOf } from '@sabi/shared/contract/call'
import { daysAfter } from '@sabi/shared/progress/streak-calendar'
import type { Database } from '../database/database.ts'
import { countWithHint, listDays, listSessionsByTopic } from './progress.queries.ts'

const daysPerWeek = 7

interface Asked {
  userId: string
  /** The first day: YYYY-MM-DD by the student's clock. */
  from: string
  offsetMinutes: number
}

/** Sums up a student's week, and the totals of the week before it. */
export async function readWeek(
  database: Database,
  { userId, from, offsetMinutes }: Asked,
): Promise<ResultOf<typeof getWeek>> {
  const until = daysAfter(from, daysPerWeek)
  const [days, sessions, withHint] = await Promise.all([
    listDays(database, { userId, from: daysAfter(from, -daysPerWeek), until }),
    listSessionsByTopic(database, { userId, from, until, offsetMinutes }),
    countWithHint(database, { userId, from, until, offsetMinutes }),
  ])
  const own = days.filter(({ day }) => day >= from)
  const before = days.filter(({ day }) => day < from)
  return {
    from,
    days: [...new Set(own.filter(({ given }) => given > 0).map(({ day }) => day))],
    seconds: sum(sessions.map(({ seconds }) => seconds)),
    subjects: bySubject(own),
    topics: sessions.flatMap(({ topicId, answered, correct }) =>
      topicId === null || answered === 0 ? [] : { topicId, answered, correct },
    ),
    withHint,
    before: {
      answered: sum(before.map(({ answered }) => answered)),
      correct: sum(before.map(({ correct }) => correct)),
    },
  }
}

function bySubject(days: readonly { subject: SubjectId; answered: number; correct: number }[]) {
  const subjects = [...new Set(days.map(({ subject }) => subject))]
  return subjects
    .map((subject) => {
      const own = days.filter((day) => day.subject === subject)
      return {
        subject,
        answered: sum(own.map(({ answered }) => answered)),
        correct: sum(own.map(({ correct }) => correct)),
      }
    })
    .filter(({ answered }) => answered > 0)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
