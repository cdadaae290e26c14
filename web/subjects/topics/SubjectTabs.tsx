import type { SubjectId } from '@sabi/shared/content/question'
import { subjects } from '@sabi/shared/subjects/subject'
import type { KeyboardEvent } from 'react'
import { classNames } from '../../design/class-names.ts'
import styles from './SubjectTabs.module.css'
import tones from '../subject-tones.module.css'

interface SubjectTabsProps {
  selected: SubjectId
  onSelect: (subject: SubjectId) => void
  /** Number of topics in a subject; undefined while unknown. */
  countOf: (subject: SubjectId) => number | undefined
  /** Id of the panel that the tabs control. */
  panelId: string
}

/** The subjects as tabs, with arrow keys, Home and End. */
export function SubjectTabs({ selected, onSelect, countOf, panelId }: SubjectTabsProps) {
  const handleKey = (event: KeyboardEvent) => {
    const target = neighbour(selected, event.key)
    if (target === undefined) return
    event.preventDefault()
    onSelect(target)
    document.getElementById(tabId(target))?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label="Subject" tabIndex={-1} onKeyDown={handleKey}>
      {subjects.map(({ id, name }) => (
        <button
          key={id}
          id={tabId(id)}
          type="button"
          role="tab"
          className={classNames(styles.tab, tones[id])}
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {name} <span className={styles.count}>{countOf(id) ?? '...'}</span>
        </button>
      ))}
    </div>
  )
}

/** Id of a subject's tab, which labels the panel. */
export function tabId(subject: SubjectId): string {
  return `tab-${subject}`
}

function neighbour(subject: SubjectId, key: string): SubjectId | undefined {
  const place = subjects.findIndex(({ id }) => id === subject)
  const last = subjects.length - 1
  const target = {
    ArrowRight: place === last ? 0 : place + 1,
    ArrowLeft: place === 0 ? last : place - 1,
    Home: 0,
    End: last,
  }[key]
  return target === undefined ? undefined : subjects[target]?.id
}
