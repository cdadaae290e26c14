import styles from './FilterButtons.module.css'

interface FilterButtonsProps<Id extends string> {
  /** What is filtered, for screen readers. */
  label: string
  filters: readonly { id: Id; name: string; count: number }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** Buttons of which one is pressed, each with the number of what it shows. */
export function FilterButtons<Id extends string>({ label, filters, chosen, onChoose }: FilterButtonsProps<Id>) {
  return (
    <div className={styles.filters} role="group" aria-label={label}>
      {filters.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          className={styles.filter}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {name} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  )
}
