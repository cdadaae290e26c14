import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { toast } from '../platform/page/toast-store.ts'

const notCopied = { title: "Couldn't copy", description: 'This browser does not allow it.', tone: 'warning' } as const

interface ShareTextProps {
  text: string
  /** 'Share' by default. */
  label?: string
  copyLabel?: string
}

/** Shares a text with the phone's share sheet, else by WhatsApp or copying. Nothing is sent before a tap. */
export function ShareText({ text, label, copyLabel = 'Copy result' }: ShareTextProps) {
  const [copied, setCopied] = useState('')
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
      <Button variant="secondary" onClick={() => void copy(text).then((isCopied) => setCopied(isCopied ? text : ''))}>
        {/* Said here, because a dialog hides other messages. */}
        <span aria-live="polite">{copied === text ? 'Copied' : copyLabel}</span>
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

/** Returns whether the text is on the clipboard. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    toast(notCopied)
    return false
  }
}
