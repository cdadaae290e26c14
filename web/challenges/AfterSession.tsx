import type { PracticeSession } from '@sabi/shared/practice/session'
import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { keepStep } from '../offline/answers/answers.ts'
import { ChallengeDialog } from './ChallengeDialog.tsx'
import { Comparison } from './Comparison.tsx'
import { challengeIn, firstName, paperChallengeIn, resultOf } from './own-result.ts'

interface AfterSessionProps {
  userId: string
  session: PracticeSession
  /** The address of a paper that everybody can sit. */
  paper?: string | null
  /** The query of a friend's link, where the session was not begun by it. */
  link?: string | undefined
}

/** After a challenge, the comparison with the friend; after any session, the way to challenge one. */
export function AfterSession({ userId, session, paper = null, link = session.challenge }: AfterSessionProps) {
  const [isOpen, setOpen] = useState(false)
  const own = resultOf(session, paper)
  if (own === null) return null
  const challenge = paper === null ? challengeIn(link) : paperChallengeIn(link)
  const isOwn = challenge.name === firstName() && challenge.score === own.score
  const isAnswer = session.isTest === true || (challenge.score !== null && !isOwn)
  const open = () => {
    setOpen(true)
    // A friend's answer finds the session by it.
    if (session.challenge === undefined)
      void keepStep({ userId, session: { ...session, challenge: own.address.split('?')[1] }, answer: null })
  }
  return (
    <>
      {isAnswer && <Comparison own={own} session={session} challenge={challenge} />}
      <Button variant="secondary" onClick={open}>
        Challenge a friend
      </Button>
      {isOpen && <ChallengeDialog own={own} session={session} onClose={() => setOpen(false)} />}
    </>
  )
}
