import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { LinkButton } from '../design/LinkButton.tsx'

interface ShareTextProps {
  text: string
  /** 'Share' by default. */
  label?: string
  copyLabel?: string
}

/**
 * Shares a text with the phone's share sheet, else by WhatsApp or copying. Nothing is sent before a tap. The button itself says how
 * copying ended, because other messages are behind an open dialog.
 */
export function ShareText({ text, label, copyLabel = 'Copy result' }: ShareTextProps) {
  const [copied, setCopied] = useState<{ text: string; words: string }>()
  const report = (words: string | null) => words !== null && setCopied({ text, words })
  const wordsOr = (usual: string) => <span aria-live="polite">{copied?.text === text ? copied.words : usual}</span>
  if ('share' in navigator) {
    return (
      <Button variant="secondary" onClick={() => void share(text).then(report)}>
        {wordsOr(label ?? 'Share')}
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
      <Button variant="secondary" onClick={() => void copy(text).then(report)}>
        {wordsOr(copyLabel)}
      </Button>
    </>
  )
}

/** Closing the share sheet cancels; if it can't be opened, the text is copied. Returns how copying ended, null without any. */
async function share(text: string): Promise<string | null> {
  try {
    await navigator.share({ text })
    return null
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : copy(text)
  }
}

async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied'
  } catch {
    return "Couldn't copy"
  }
}
