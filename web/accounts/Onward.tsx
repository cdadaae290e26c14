import { useLocation } from 'wouter'
import { LinkButton } from '../design/LinkButton.tsx'
import { useIsLive } from '../design/live.ts'
import { useCountdown } from './useCountdown.ts'

const pauseSeconds = 3

interface OnwardProps {
  to: string
  /** Says where it goes, and when. */
  words: string
  /** For those who don't want to wait. */
  link: string
}

/** Leads to another page by itself after 3 seconds; Back does not return to what is done. */
export function Onward({ to, words, link }: OnwardProps) {
  const [, navigate] = useLocation()
  const isLive = useIsLive()
  useCountdown(pauseSeconds, () => navigate(to, { replace: true }))
  return (
    <>
      <p role="status">{isLive && words}</p>
      <LinkButton href={to}>{link}</LinkButton>
    </>
  )
}
