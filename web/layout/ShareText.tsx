import { Button } from '../design/Button.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { toast } from '../platform/page/toast-store.ts'

const copied = { title: 'Copied', description: 'Paste it where you want to share it.', tone: 'success' } as const
const notCopied = { title: "Couldn't copy", description: 'This browser does not allow it.', tone: 'warning' } as const

interface ShareTextProps {
  text: string
  /** 'Share' by default. */
  label?: string
  copyLabel?: string
}

/** Shares a text with the phone's share sheet, else by WhatsApp or copying. Nothing is sent before a tap. */
export function ShareText({ text, label, copyLabel = 'Copy result' }: ShareTextProps) {
  if ('share' in navigator) {
    return (
      <Button variant="secondary" onClick={() => void share(text)}>
        {label ?? 'Share'}
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
        {label === undefined ? 'Share on WhatsApp' : `${label} on WhatsApp`}
      </LinkButton>
      <Button variant="secondary" onClick={() => void copy(text)}>
        {copyLabel}
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
    toast(copied)
  } catch {
    toast(notCopied)
  }
}
