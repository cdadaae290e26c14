import { Button } from './Button.tsx'
// A row of buttons too, which is not printed either.
import styles from './FilterButtons.module.css'

/** Labels for a list with the newest first. */
const byAge = { back: 'Newer', on: 'Older', first: 'These are the newest.', last: 'These are the oldest.' } as const
/** Labels for any other list. */
export const byPlace = {
  back: 'Previous',
  on: 'Next',
  first: 'This is the first page.',
  last: 'This is the last page.',
} as const

/** The page that is wanted, or the last one where there is no such page any more. */
export function offsetWithin(offset: number, { total, pageSize }: { total: number; pageSize: number }): number {
  return Math.max(0, Math.min(offset, pageSize * (Math.ceil(total / pageSize) - 1)))
}

interface ListPagesProps {
  label: string
  offset: number
  pageSize: number
  total: number
  words?: Readonly<Record<keyof typeof byAge, string>>
  onChange: (offset: number) => void
}

/** Pagination of a long list. Renders nothing if one page is enough. */
export function ListPages({ label, offset, pageSize, total, words = byAge, onChange }: ListPagesProps) {
  if (total <= pageSize && offset === 0) return null
  return (
    <nav className={styles.filters} aria-label={label}>
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
