import type { KeyboardEvent } from 'react'
import { useLocation } from 'wouter'
import styles from './AdminTabs.module.css'
import { adminTabs, type AdminTab } from './tabs.ts'

interface AdminTabsProps {
  selected: AdminTab
  /** Id of the panel that the tabs control. */
  panelId: string
}

/** The parts of the administration as a segmented control, with arrow keys, Home and End. */
export function AdminTabs({ selected, panelId }: AdminTabsProps) {
  const [path, navigate] = useLocation()
  // Drops the query of the other parts.
  const open = (tab: AdminTab) => navigate(`${path}?tab=${tab}`, { replace: true })
  const handleKey = (event: KeyboardEvent) => {
    const target = neighbour(selected, event.key)
    if (target === undefined) return
    event.preventDefault()
    open(target)
    document.getElementById(tabId(target))?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label="Administration" tabIndex={-1} onKeyDown={handleKey}>
      {adminTabs.map(({ id, name }) => (
        <button
          key={id}
          id={tabId(id)}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => open(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** Id of a tab, which labels its panel. */
export function tabId(tab: AdminTab): string {
  return `tab-${tab}`
}

function neighbour(tab: AdminTab, key: string): AdminTab | undefined {
  const place = adminTabs.findIndex(({ id }) => id === tab)
  const last = adminTabs.length - 1
  const target = { ArrowRight: (place + 1) % (last + 1), ArrowLeft: place - 1, Home: 0, End: last }[key]
  return target === undefined ? undefined : adminTabs.at(target)?.id
}
