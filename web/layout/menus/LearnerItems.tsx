import { Suspense } from 'react'
import { Link } from 'wouter'
import { besides } from '../../platform/page/besides.tsx'
import { turnHere } from '../../platform/server/turn.ts'

/** Only phones with several learners load it. */
const OtherLearners = besides(() => import('../../learners/OtherLearners.tsx').then((file) => file.OtherLearners))

interface LearnerItemsProps {
  className: string | undefined
  onLeave: () => void
}

/** Leads to the learners of this phone. Where there are several, the others can be opened here. */
export function LearnerItems({ className, onLeave }: LearnerItemsProps) {
  const isAlone = turnHere() === null
  return (
    <>
      {!isAlone && (
        <Suspense fallback={null}>
          <OtherLearners className={className} />
        </Suspense>
      )}
      <li>
        <Link href="/learners" data-item className={className} onClick={onLeave}>
          {isAlone ? 'Add a learner' : 'All learners'}
        </Link>
      </li>
    </>
  )
}
