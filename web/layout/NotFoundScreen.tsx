import Compass from 'lucide-react/icons/compass'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { LinkButton } from '../design/LinkButton.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { besides } from '../platform/page/besides.tsx'
import { Message } from '../design/states/Message.tsx'

const TextbookRefresh = besides(() =>
  import('../subjects/textbook/TextbookRefresh.tsx').then((file) => file.TextbookRefresh),
)

/** The page for unknown paths. */
export function NotFoundScreen() {
  const [path] = useLocation()
  return (
    <Message
      icon={<Compass />}
      title="Page Not Found"
      actions={
        <>
          <LinkButton href="/">Back to Home</LinkButton>
          <LinkButton href="/topics" variant="secondary">
            Browse Topics
          </LinkButton>
        </>
      }
    >
      <p>There is nothing at this address. The link may be old or mistyped.</p>
      {/textbook|pdf/i.test(path) && (
        <Suspense fallback={<Skeleton height="9rem" />}>
          <TextbookRefresh />
        </Suspense>
      )}
    </Message>
  )
}
