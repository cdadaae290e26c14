import { trialFields, type TrialProgress } from '@sabi/shared/trial/address'
import type { Trial } from '@sabi/shared/trial/trial'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Arrival } from './keep-answers.ts'
import type * as Keeper from './keep-answers.ts'
import { pathAfter, pathOfFeedback } from './paths.ts'
import { cameByOwnPage, wasTapped } from './tapped.ts'

let keeper: Promise<typeof Keeper> | null = null

/** One promise for all, so that steps reach the keeper in their order. Two imports of the same file can resolve in any order. */
function loadKeeper() {
  keeper ??= import('./keep-answers.ts').catch((error: unknown) => {
    keeper = null
    throw error
  })
  return keeper
}

/**
 * Stores answers that were given on this phone, each once, whether the app or the browser navigated there. The first answer to a
 * question is final: if the address has another one, it is corrected. A returning visitor continues where they were. Returns how many
 * answers of the trial the phone has; null until it knows.
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
    // If the phone can't store them, the address still has all of them.
    loadKeeper()
      .then(({ keepAnswers }) => keepAnswers(trial, { progress, arrival, at }))
      .then(follow, () => isCurrent && setCountKept(0))
    // A visitor may have scrolled the page before the app came. A tap at this moment would then miss its button.
    if (!isOfPage) window.scrollTo(0, 0)
    return () => {
      isCurrent = false
    }
  }, [trial, search])

  useEffect(() => {
    const followSight = () => {
      const at = Date.now()
      const isHidden = document.hidden
      loadKeeper()
        .then(({ noteSight }) => noteSight(isHidden, at))
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
  /** The answers on this phone, one per question from the first on. */
  counted: readonly number[]
  search: string
}

/** The path that matches the answers on this phone; null if the address already does. */
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

/** When the page opened by the browser had loaded, in epoch milliseconds. */
function arrivalMs(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const cameMs = navigation !== undefined && 'responseEnd' in navigation ? Number(navigation.responseEnd) : 0
  return Math.round(performance.timeOrigin + cameMs)
}
