import { announcementAt, timeLeftWords } from '@sabi/shared/exams/clock'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useEffect } from 'react'
import { classNames } from '../../design/class-names.ts'
import { IconButton } from '../../design/IconButton.tsx'
import { VisuallyHidden } from '../../design/text/VisuallyHidden.tsx'
import { storageKeys } from '../../platform/storage.ts'
import { createStoredValue, useStoredValue } from '../../platform/stored-value.ts'
import styles from './ExamClock.module.css'
import { act, useHall } from './hall.ts'

const clockSight = createStoredValue({ key: storageKeys.examClock, values: ['shown', 'hidden'], otherwise: 'shown' })

/** Twice a second, so that no second is left out. */
const readEveryMs = 500
const lastMinutesMs = 5 * 60_000

/** The time left. It can be hidden; half of the time and the last minutes are announced all the same. */
export function ExamClock({ minutes }: { minutes: number }) {
  const leftMs = useHall((hall) => hall.leftMs)
  const isHidden = useStoredValue(clockSight) === 'hidden'
  useEffect(() => {
    const timer = setInterval(() => act({ type: 'tick' }), readEveryMs)
    return () => clearInterval(timer)
  }, [])
  const announcement = announcementAt(leftMs, minutes)
  return (
    <div className={styles.clock}>
      <p className={classNames(styles.time, leftMs <= lastMinutesMs && styles.last)}>
        <VisuallyHidden>Time left: </VisuallyHidden>
        <span role="timer">{isHidden ? 'Time hidden' : timeLeftWords(leftMs)}</span>
      </p>
      <IconButton
        label={isHidden ? 'Show the time' : 'Hide the time'}
        onClick={() => clockSight.set(isHidden ? 'shown' : 'hidden')}
      >
        {isHidden ? <Eye size={20} aria-hidden="true" /> : <EyeOff size={20} aria-hidden="true" />}
      </IconButton>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
    </div>
  )
}
