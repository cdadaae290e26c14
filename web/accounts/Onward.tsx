import { useLocation } from 'wouter'
import { LinkButton } from '../design/LinkButton.tsx'
import { useIsLive } from '../design/live.ts'
import { useCountdown } from './useCountdown.ts'

const pauseSeconds = 3

interface OnwardProps {
  to: string
  /** Where it leads, and when. */
  words: string
  /** Label of the link that skips the wait. */
  link: string
}

/** Redirects to another page after 3 seconds. Back does not return here. */
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
