import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What was read from this phone; undefined while it is being read, and `otherwise` where that fails. It is read again whenever the key
 * changes.
 */
export function useReading<T>(key: string, read: () => Promise<T>, otherwise: T): T | undefined {
  const [found, setFound] = useState<{ key: string; value: T }>()
  const start = useEffectEvent(() => read().catch(() => otherwise))
  useEffect(() => {
    let isLate = false
    const show = async () => {
      const value = await start()
      if (!isLate) setFound({ key, value })
    }
    void show()
    return () => {
      isLate = true
    }
  }, [key])
  return found?.key === key ? found.value : undefined
}
