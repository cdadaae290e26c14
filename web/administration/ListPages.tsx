import { Button } from '../design/Button.tsx'
import styles from './Administration.module.css'

interface ListPagesProps {
  label: string
  offset: number
  pageSize: number
  total: number
  onChange: (offset: number) => void
}

/** Leads through a list whose newest lines come first. Nothing where one page holds them all. */
export function ListPages({ label, offset, pageSize, total, onChange }: ListPagesProps) {
  if (total <= pageSize && offset === 0) return null
  return (
    <nav className={styles.buttons} aria-label={label}>
      <Button
        variant="secondary"
        reason={offset === 0 ? 'These are the newest.' : undefined}
        onClick={() => onChange(Math.max(0, offset - pageSize))}
      >
        Newer
      </Button>
      <Button
        variant="secondary"
        reason={offset + pageSize >= total ? 'These are the oldest.' : undefined}
        onClick={() => onChange(offset + pageSize)}
      >
        Older
      </Button>
    </nav>
  )
}
