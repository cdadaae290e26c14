import { trialFields, type TrialProgress } from '@sabi/shared/trial/address'
import type { Trial } from '@sabi/shared/trial/trial'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Arrival } from './keep-answers.ts'
import { pathAfter, pathOfFeedback } from './paths.ts'
import { cameByOwnPage, wasTapped } from './tapped.ts'

const loadKeeper = () => import('./keep-answers.ts')

/**
 * Keeps on this phone what was answered on it, whether by the app or before it was there, each answer once. The first
 * answer to a question stands: where the address says another one, it is put right. A visitor who comes back goes on where
 * they were. Returns how many answers of the trial the phone has; null until it knows.
 */
export function useKeptAnswers(trial: Trial, progress: TrialProgress, cameWithPage: boolean): number | null {
  const [, navigate] = useLocation()
  const search = useSearch()
  const isFirst = useRef(true)
  const [countKept, setCountKept] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    const isOfPage = isFirst.current && cameWithPage
    isFirst.current = false
    const at = isOfPage ? arrivalMs() : Date.now()
    const arrival = arrivalAt(trial, isOfPage)
    const follow = (counted: readonly number[]) => {
      if (!isCurrent) return
      setCountKept(counted.length)
      const path = pathByPhone(trial, { ...progress, counted, search })
      if (path !== null) navigate(path, { replace: true })
    }
    // Where the phone can't keep them, the address still has all of them.
    loadKeeper()
      .then((keeper) => keeper.keepAnswers(trial, { progress, arrival, at }))
      .then(follow, () => isCurrent && setCountKept(0))
    window.scrollTo(0, 0)
    return () => {
      isCurrent = false
    }
  }, [trial, search])

  useEffect(() => {
    const followSight = () => {
      const at = Date.now()
      const isHidden = document.hidden
      loadKeeper()
        .then((keeper) => keeper.noteSight(isHidden, at))
        .catch(() => undefined)
    }
    document.addEventListener('visibilitychange', followSight)
    return () => document.removeEventListener('visibilitychange', followSight)
  }, [])
  return countKept
}

function arrivalAt(trial: Trial, isOfPage: boolean): Arrival {
  if (wasTapped()) return 'tap'
  return isOfPage && cameByOwnPage(trial) ? 'own page' : 'link'
}

interface Places extends TrialProgress {
  /** The answers that this phone has, one for each question from the first on. */
  counted: readonly number[]
  search: string
}

/** Where the answers on this phone lead instead; null where the address says the same as they do. */
function pathByPhone(trial: Trial, { chosen, position, phase, counted, search }: Places): string | null {
  if (counted.length === 0) return null
  const isArrival = !new URLSearchParams(search).has(trialFields.mark)
  if (isArrival) return document.querySelector('input[type=radio]:checked') === null ? pathAfter(trial, counted) : null
  const right = chosen.map((option, place) => counted[place] ?? option)
  const again = phase === 'question' ? counted[position] : undefined
  if (again !== undefined) return pathOfFeedback(trial, [...right, again])
  if (right.every((option, place) => option === chosen[place])) return null
  return phase === 'feedback' ? pathOfFeedback(trial, right) : pathAfter(trial, right)
}

/** When the page that the browser opened had come, in epoch milliseconds. */
function arrivalMs(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const cameMs = navigation !== undefined && 'responseEnd' in navigation ? Number(navigation.responseEnd) : 0
  return Math.round(performance.timeOrigin + cameMs)
}
