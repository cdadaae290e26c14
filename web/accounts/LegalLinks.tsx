import { Link } from 'wouter'

/** The rules one agrees to, in small print that leads to real pages. */
export function LegalLinks({ before }: { before: string }) {
  return (
    <p>
      {before} <Link href="/terms">Terms</Link> and <Link href="/privacy">Privacy</Link>
    </p>
  )
}
