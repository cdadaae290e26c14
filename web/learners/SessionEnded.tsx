import { useEffect, useState } from 'react'
import { Banner } from '../design/states/Banner.tsx'
import { learnerHere } from '../offline/learners/learner-list.ts'
import { learnerTexts } from './texts.ts'
import { countUnsentOf } from './unsent.ts'

/** Tells a learner whose session has ended that their answers are still on this phone. */
export function SessionEnded() {
  const [learner] = useState(learnerHere)
  const [unsent, setUnsent] = useState(0)
  useEffect(() => {
    // If the phone can't be read, it says nothing.
    if (learner !== undefined) countUnsentOf(learner).then(setUnsent, () => undefined)
  }, [learner])
  if (learner === undefined || learner.accountId === null) return null
  return (
    <Banner role="status">
      {learnerTexts.signInAgain(learner.name)} {unsent > 0 && learnerTexts.waiting(unsent)}
    </Banner>
  )
}
