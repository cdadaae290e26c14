import type { TopicProgress } from '@sabi/shared/progress/calls'
import { byNeed } from '@sabi/shared/progress/unit-progress'
import type { Topic } from '@sabi/shared/subjects/calls'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { Card } from '../../design/Card.tsx'
import { Skeleton } from '../../design/states/Skeleton.tsx'
import { LevelMark } from '../../subjects/LevelMark.tsx'
import { topicsOfUnit } from '../../subjects/links.ts'
import { levelOfAll, useLevels, type LevelOfTopic } from '../../subjects/topic-levels.ts'
import styles from './MasteryCard.module.css'
import { useUnits } from './units.ts'

/** How many units are shown before the list is expanded. */
const firstUnits = 5

/** The student's level in the chosen subject and in each of its units, weakest first, with how much of each is completed. */
export function MasteryCard({ progress }: { progress: readonly TopicProgress[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const { subject, units, isLoading } = useUnits(progress)
  const { levelOf, isReading } = useLevels()
  if (units === undefined || isReading) return isLoading || isReading ? <Skeleton height="18.75rem" /> : null
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
      <Level of={units.flatMap(({ topics }) => topics)} by={levelOf} />
      <ul className={styles.rows}>
        {shown.map((unit) => (
          <li key={unit.unit}>
            <Link href={topicsOfUnit(unit.unit)} className={styles.row}>
              <span className={styles.title}>{unit.title}</span>
              <span className={styles.level}>
                <Level of={unit.topics} by={levelOf} />
                {unit.attempted > 0 && <b>{unit.percentage}%</b>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href="/help#levels" className={styles.change}>
        What the levels mean
      </Link>
      {units.length > firstUnits && (
        <Button variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${units.length} units`}
        </Button>
      )}
    </Card>
  )
}

function Level({ of: topics, by }: { of: readonly Topic[]; by: LevelOfTopic }) {
  const level = levelOfAll(topics, by)
  return level === undefined ? null : <LevelMark level={level} />
}
