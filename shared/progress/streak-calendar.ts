import { counted } from '../subjects/count-words.ts'

const dayMs = 24 * 60 * 60 * 1000
export const daysPerWeek = 7

export interface CalendarDay {
  /** 'YYYY-MM-DD'. */
  date: string
  /** 1 to 31. */
  dayOfMonth: number
  isPractised: boolean
  isToday: boolean
  isAhead: boolean
}

/** Weeks of seven days from Monday, the last one containing today. Days are 'YYYY-MM-DD' by the student's clock. */
export function calendarWeeks(today: string, practisedDays: readonly string[], weeks = 5): CalendarDay[][] {
  const practised = new Set(practisedDays)
  const start = Date.parse(weekOf(today)) - (weeks - 1) * daysPerWeek * dayMs
  const dayAt = (place: number): CalendarDay => {
    const time = new Date(start + place * dayMs)
    const date = time.toISOString().slice(0, 10)
    return {
      date,
      dayOfMonth: time.getUTCDate(),
      isPractised: practised.has(date),
      isToday: date === today,
      isAhead: date > today,
    }
  }
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: daysPerWeek }, (_, day) => dayAt(week * daysPerWeek + day)),
  )
}

interface DescribedStreak {
  streak: number
  isPractisedToday: boolean
  /** True if a day was missed in it. */
  hasMissed: boolean
}

/** The sentence that describes a streak to the student. */
export function streakSentence({ streak, isPractisedToday, hasMissed }: DescribedStreak): string {
  if (streak === 0) return 'Answer one question today to start a streak.'
  const more = isPractisedToday ? '' : ' One question keeps it going.'
  if (hasMissed) return `Your streak is ${counted(streak, 'day')}.${more}`
  // The plan of the day may have open blocks, so the day is not called done.
  if (streak === 1) return `${isPractisedToday ? 'You have practised today.' : 'You practised yesterday.'}${more}`
  return `You have practised ${streak} days in a row.${more}`
}

/** The Monday of a day's week. Both are 'YYYY-MM-DD'. */
export function weekOf(day: string): string {
  const daysSinceMonday = (new Date(day).getUTCDay() + daysPerWeek - 1) % daysPerWeek
  return daysAfter(day, -daysSinceMonday)
}

/** The day so many days later; earlier for a negative number. Both are 'YYYY-MM-DD'. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}
