import TriangleAlert from 'lucide-react/icons/triangle-alert'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../design/Button.tsx'
import { LoadingScreen } from '../layout/LoadingScreen.tsx'
import { Message } from '../design/states/Message.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { fetchArticle, findArticle } from '../platform/page/written-article.ts'
import { Adopted } from './Adopted.tsx'

/** A prerendered page. The phone gets its text only once, as HTML. */
export function WrittenScreen() {
  const [path] = useLocation()
  const isOnline = useIsOnline()
  const [article, setArticle] = useState(() => findArticle(path))
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (article !== undefined) return undefined
    const controller = new AbortController()
    fetchArticle(path, controller.signal).then(setArticle, () => controller.signal.aborted || setHasFailed(true))
    return () => controller.abort()
    // Retries automatically once there is a connection.
  }, [attempt, isOnline])

  const tryAgain = () => {
    setHasFailed(false)
    setAttempt(attempt + 1)
  }

  if (article !== undefined) return <Adopted article={article} />
  if (!hasFailed) return <LoadingScreen />
  return (
    <Message
      icon={isOnline ? <TriangleAlert /> : <WifiOff />}
      title={isOnline ? "Couldn't load this page" : "You're Offline"}
      actions={<Button onClick={tryAgain}>Try again</Button>}
    >
      <p role="alert">{isOnline ? 'Check your connection and try again.' : 'This page opens once you are online.'}</p>
    </Message>
  )
}
