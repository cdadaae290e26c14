import { reminderDays, reminderFile } from '@sabi/shared/plan/reminder'
import { usualMinutes } from '@sabi/shared/plan/usual'
import { dayInWords } from '@sabi/shared/practice/exam-calendar'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { Field } from '../design/forms/Field.tsx'
import { siteName } from '../design/site-name.ts'
import { saveFile } from '../platform/page/save-file.ts'
import { useSession } from '../platform/server/session.ts'
import { tzOffset } from '../platform/time.ts'
import { useUpcomingExams } from '../practice/setup/upcoming-exams.ts'
import styles from './Settings.module.css'
import { reminderTexts } from './texts.ts'

/** In the evening, after school. */
const usualTime = '19:00'
const minuteMs = 60 * 1000

/** A daily reminder as a file for the phone's calendar. It is made here, and nothing about it is stored. */
export function ReminderCard({ minutesADay }: { minutesADay: number | null }) {
  const userId = useSession(({ user }) => user?.id)
  const exam = useUpcomingExams().find(({ isMine }) => isMine)
  const [time, setTime] = useState(usualTime)
  const [isDownloaded, setIsDownloaded] = useState(false)
  const now = Date.now()
  const local = new Date(now + Number(tzOffset()) * minuteMs).toISOString()
  const days = reminderDays({ local, time, examDay: exam?.start })

  const download = () => {
    if (days === null) return
    const content = reminderFile({
      uid: `${userId}@${location.host}`,
      time,
      days,
      minutes: minutesADay ?? usualMinutes,
      siteName,
      address: `${location.origin}/dashboard`,
      now,
    })
    saveFile({ name: 'reminder.ics', content: new Blob([content], { type: 'text/calendar' }) })
    setIsDownloaded(true)
  }

  return (
    <Card title="Reminder">
      <div className={styles.block}>
        {days !== null && <p>{daysWords(dayInWords(days.last), exam)}</p>}
        <Field
          id="reminder-time"
          label="Time"
          type="time"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <Button variant="secondary" reason={reasonAgainst(time, days)} onClick={download}>
          Download the reminder
        </Button>
        <output>{isDownloaded && reminderTexts.how}</output>
        <p className={styles.hint}>{reminderTexts.change}</p>
      </div>
    </Card>
  )
}

type Exam = ReturnType<typeof useUpcomingExams>[number]

function daysWords(lastDay: string, exam: Exam | undefined): string {
  if (exam === undefined) return reminderTexts.untilUsual(lastDay)
  return reminderTexts[exam.status === 'announced' ? 'until' : 'untilExpected'](lastDay, exam.name)
}

function reasonAgainst(time: string, days: object | null): string | undefined {
  if (time === '') return reminderTexts.noTime
  return days === null ? reminderTexts.noDay : undefined
}
