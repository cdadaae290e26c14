import type { ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useStoredValue } from '../platform/stored-value.ts'
import { myNumbers } from './my-numbers.ts'
import styles from './MyNumbers.module.css'

/** Everything about the student's standing, folded until it is wanted; the phone remembers the choice. */
export function MyNumbers({ children }: { children: ReactNode }) {
  const isOpen = useStoredValue(myNumbers) === 'open'
  return (
    <section aria-labelledby="my-numbers">
      <h2 id="my-numbers">
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => myNumbers.set(isOpen ? 'closed' : 'open')}
        >
          My numbers
          <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
        </button>
      </h2>
      {isOpen && <div className={styles.numbers}>{children}</div>}
    </section>
  )
}
