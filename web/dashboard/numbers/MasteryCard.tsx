import type { TopicProgress } from '@sabi/shared/progress/calls'
import { byNeed } from '@sabi/shared/progress/unit-progress'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { topicsOfUnit } from '../../subjects/links.ts'
import styles from './MasteryCard.module.css'
import { MasteryMeter } from './MasteryMeter.tsx'
import { useUnits } from './units.ts'

/** How many units are shown before the list is expanded. */
const firstUnits = 5

/** The mastery of each unit in the chosen subject, weakest first. */
export function MasteryCard({ progress }: { progress: readonly TopicProgress[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const { subject, units, isLoading } = useUnits(progress)
  if (units === undefined) return isLoading ? <Skeleton height="18.75rem" /> : null
  const shown = isWhole ? units : byNeed(units).slice(0, firstUnits)
  return (
    <Card
      title={`Mastery in ${subjectName(subject)}`}
      className={styles.card}
      action={
        <Link href="/subjects" className={styles.change}>
          Change
        </Link>
      }
    >
      <ul className={styles.rows}>
        {shown.map((unit) => (
          <li key={unit.unit}>
            <Link href={topicsOfUnit(unit.unit)} className={styles.row}>
              <span className={styles.title}>{unit.title}</span>
              <MasteryMeter unit={unit} />
            </Link>
          </li>
        ))}
      </ul>
      {units.length > firstUnits && (
        <Button variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${units.length} units`}
        </Button>
      )}
    </Card>
  )
}
