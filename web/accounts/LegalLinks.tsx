import { Link } from 'wouter'

/** Links to the terms and the privacy page, in small print. */
export function LegalLinks({ before }: { before: string }) {
  return (
    <p>
      {before} <Link href="/terms">Terms</Link> and <Link href="/privacy">Privacy</Link>
    </p>
  )
}
