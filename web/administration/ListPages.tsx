import { Button } from '../design/Button.tsx'
import styles from './Administration.module.css'

/** What leads on in a list whose newest lines come first. */
const byAge = { back: 'Newer', on: 'Older', first: 'These are the newest.', last: 'These are the oldest.' } as const
/** The same where age says nothing. */
export const byPlace = {
  back: 'Previous',
  on: 'Next',
  first: 'This is the first page.',
  last: 'This is the last page.',
} as const

interface ListPagesProps {
  label: string
  offset: number
  pageSize: number
  total: number
  words?: Readonly<Record<keyof typeof byAge, string>>
  onChange: (offset: number) => void
}

/** Leads through a long list. Nothing where one page holds it all. */
export function ListPages({ label, offset, pageSize, total, words = byAge, onChange }: ListPagesProps) {
  if (total <= pageSize && offset === 0) return null
  return (
    <nav className={styles.buttons} aria-label={label}>
      <Button
        variant="secondary"
        reason={offset === 0 ? words.first : undefined}
        onClick={() => onChange(Math.max(0, offset - pageSize))}
      >
        {words.back}
      </Button>
      <Button
        variant="secondary"
        reason={offset + pageSize >= total ? words.last : undefined}
        onClick={() => onChange(offset + pageSize)}
      >
        {words.on}
      </Button>
    </nav>
  )
}
