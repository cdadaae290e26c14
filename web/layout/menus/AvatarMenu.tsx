import { displayName, isAdmin, signInName, type User } from '@sabi/shared/accounts/account'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { useSignOut, UnsentQuestion } from '../../accounts/sign-out.tsx'
import { Avatar } from '../../accounts/Avatar.tsx'
import styles from './AvatarMenu.module.css'
import { LearnerItems } from './LearnerItems.tsx'

/** A menu with the pages of the account. Arrow keys move through it, Esc closes it. */
export function AvatarMenu({ user }: { user: User }) {
  const [path] = useLocation()
  // Bound to the page on which it was opened: any change of route closes it.
  const [opened, setOpened] = useState<{ path: string; byArrow: boolean } | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const isOpen = opened?.path === path
  const close = () => setOpened(null)

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && isOpen) {
      close()
      button.current?.focus()
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault()
      setOpened({ path, byArrow: true })
    } else if (isOpen && moveFocus(event.currentTarget, event.key)) event.preventDefault()
  }

  return (
    // The key handlers belong to the buttons and links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.menu} onKeyDown={handleKey}>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label={`Account of ${displayName(user)}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpened(isOpen ? null : { path, byArrow: false })}
      >
        <Avatar user={user} />
      </button>
      {isOpen && (
        <>
          <div className={styles.outside} onClick={close} aria-hidden="true" />
          <div id={listId} className={styles.panel} ref={opened.byArrow ? focusFirstItem : undefined}>
            <AccountItems user={user} onLeave={close} />
          </div>
        </>
      )}
    </div>
  )
}

function AccountItems({ user, onLeave }: { user: User; onLeave: () => void }) {
  const leaving = useSignOut()
  return (
    <>
      <div className={styles.person}>
        <p className={styles.name}>{displayName(user)}</p>
        <p className={styles.email}>{signInName(user)}</p>
      </div>
      <ul className={styles.list}>
        <Item href="/profile" label="Profile" onLeave={onLeave} />
        <Item href="/classes" label="Classes" onLeave={onLeave} />
        <Item href="/settings" label="Settings" onLeave={onLeave} />
        <LearnerItems className={styles.item} onLeave={onLeave} />
        {isAdmin(user) && <Item href="/admin" label="Admin Dashboard" onLeave={onLeave} />}
        <li>
          <button
            type="button"
            data-item
            className={styles.item}
            aria-disabled={leaving.isSigningOut}
            onClick={leaving.signOut}
          >
            Logout
          </button>
        </li>
      </ul>
      <UnsentQuestion {...leaving} />
    </>
  )
}

function Item({ href, label, onLeave }: { href: string; label: string; onLeave: () => void }) {
  return (
    <li>
      <Link href={href} data-item className={styles.item} onClick={onLeave}>
        {label}
      </Link>
    </li>
  )
}

function itemsIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[data-item]')]
}

function focusFirstItem(panel: HTMLElement | null): void {
  if (panel !== null) itemsIn(panel)[0]?.focus()
}

/** Moves the focus by the arrow keys, wrapping around. Returns false for any other key. */
function moveFocus(menu: HTMLElement, key: string): boolean {
  const items = itemsIn(menu)
  const place = items.findIndex((item) => item === document.activeElement)
  const target = {
    ArrowDown: items[(place + 1) % items.length],
    ArrowUp: items[place <= 0 ? items.length - 1 : place - 1],
    Home: items[0],
    End: items[items.length - 1],
  }[key]
  target?.focus()
  return target !== undefined
}
