import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useIsOnline } from '../platform/server/connection.ts'
import { storageKeys } from '../platform/storage.ts'
import { createStoredValue, useStoredValue } from '../platform/stored-value.ts'
import { toast } from '../platform/page/toast-store.ts'
import { tutorTexts } from './texts.ts'

const tutorMode = createStoredValue({ key: storageKeys.tutorMode, values: ['online', 'offline'], otherwise: 'online' })

/** Who answers, depending on the connection (TUTOR-04). Offline students without a textbook are sent to practice. */
export function useTutorMode(): 'online' | 'offline' {
  const isOnline = useIsOnline()
  const cameOffline = useRef(!isOnline)
  const [, navigate] = useLocation()
  useEffect(() => {
    let isCurrent = true
    const goOffline = async () => {
      const isThere = await isTextbookHere()
      if (!isCurrent) return
      tutorMode.set('offline')
      if (isThere) return toast(tutorTexts.wentOffline)
      toast(cameOffline.current ? tutorTexts.ledAway : tutorTexts.offlineMode)
      navigate('/practice')
    }
    if (isOnline) tutorMode.set('online')
    else void goOffline()
    return () => {
      isCurrent = false
    }
  }, [isOnline, navigate])
  return useStoredValue(tutorMode)
}

async function isTextbookHere(): Promise<boolean> {
  try {
    const { hasTextbook } = await import('./textbook-here.ts')
    return await hasTextbook()
  } catch {
    return false
  }
}
