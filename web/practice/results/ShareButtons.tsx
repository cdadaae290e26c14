import { shareText } from '@sabi/shared/practice/share-text'
import type { PracticeSession } from '@sabi/shared/practice/session'
import { Button } from '../../design/Button.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { siteName } from '../../design/site-name.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { filterWords } from '../setup/filters.ts'
import { texts } from '../texts.ts'

/** Shares the score: with the phone's share sheet, else by WhatsApp or copying. Nothing is sent before a tap. */
export function ShareButtons({ session }: { session: PracticeSession }) {
  const text = shareText({ session, about: filterWords(session.filter), siteName, address: `${location.origin}/` })
  if ('share' in navigator) {
    return (
      <Button variant="secondary" onClick={() => void share(text)}>
        Share
      </Button>
    )
  }
  return (
    <>
      <LinkButton
        variant="secondary"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Share on WhatsApp
      </LinkButton>
      <Button variant="secondary" onClick={() => void copy(text)}>
        Copy result
      </Button>
    </>
  )
}

/** Closing the share sheet cancels; if it can't be opened, the text is copied. */
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(text)
  }
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(texts.copied)
  } catch {
    toast(texts.notCopied)
  }
}
