import Compass from 'lucide-react/icons/compass'
import { useLocation } from 'wouter'
import { LinkButton } from '../design/LinkButton.tsx'
import { TextbookRefresh } from '../subjects/TextbookRefresh.tsx'
import { Message } from './Message.tsx'

/** The page of every path that is none of ours. */
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
      {/textbook|pdf/i.test(path) && <TextbookRefresh />}
    </Message>
  )
}
