import type { Mistake } from '@sabi/shared/progress/calls'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../design/Button.tsx'
import { stateOf } from '../practice/session/open-session.ts'
import { retryMistakes, type RetryProblem } from './retry-mistakes.ts'
import { mistakeTexts } from './texts.ts'

const problems: Readonly<Record<RetryProblem, string>> = {
  'not-here': mistakeTexts.notHere,
  'too-early': mistakeTexts.tooEarly,
}

/** Starts a session that tries these mistakes again, or says why it can't. */
export function RetryButton({ userId, mistakes }: { userId: string; mistakes: readonly Mistake[] }) {
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<RetryProblem | null>(null)
  const retry = async () => {
    setBusy(true)
    const made = await retryMistakes(userId, mistakes).catch(() => 'not-here' as const)
    setBusy(false)
    if (typeof made === 'string') setProblem(made)
    else navigate('/practice', { state: stateOf(made.id) })
  }
  return (
    <>
      <Button busy={isBusy} onClick={() => void retry()}>
        Try them again
      </Button>
      <p role="status">{problem !== null && problems[problem]}</p>
    </>
  )
}
