import { onlyExam } from '@sabi/shared/accounts/study'
import { getSettings } from '@sabi/shared/accounts/settings-calls'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { queryOf } from '../../platform/server/queries.ts'
import { useFlow } from '../session/flow.ts'

/**
 * Presets the exam filter for a student who prepares for one exam only. Does nothing to an address that chooses anything, ALL
 * included, or to a session that the student is about to start.
 */
export function usePresetExam(): void {
  const settings = useQuery(queryOf(getSettings, {}, { keep: true })).data
  const exam = onlyExam(settings?.data.examTargets)
  const [, navigate] = useLocation()
  const search = useSearch()
  const isFree = useFlow(({ stage }) => stage.name === 'settings') && search === ''
  useLayoutEffect(() => {
    if (exam !== null && isFree) navigate(`/practice?examType=${exam}${location.hash}`, { replace: true })
  }, [exam, isFree, navigate])
}
