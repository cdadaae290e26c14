import { displayName, isAdmin, type User } from '@sabi/shared/accounts/account'
import BookOpen from 'lucide-react/icons/book-open'
import Database from 'lucide-react/icons/database'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Search from 'lucide-react/icons/search'
import Shield from 'lucide-react/icons/shield'
import TrendingUp from 'lucide-react/icons/trending-up'
import Users from 'lucide-react/icons/users'
import X from 'lucide-react/icons/x'
import { useId, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useSignOut, UnsentQuestion } from '../../accounts/sign-out.tsx'
import { Badge } from '../../design/Badge.tsx'
import { Button } from '../../design/Button.tsx'
import { IconButton } from '../../design/IconButton.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { openWhileRendered } from '../../design/modal.ts'
import { useSession } from '../../platform/server/session.ts'
import { Avatar } from '../../accounts/Avatar.tsx'
import { currentOf, furtherDestinations, mainDestinations, searchPage } from './destinations.ts'
import { LearnerItems } from './LearnerItems.tsx'
import { Logo } from './Logo.tsx'
import styles from './Sidebar.module.css'

/** The menu on phones: a drawer from the left, open while it is rendered. */
export function Sidebar({ onClose }: { onClose: () => void }) {
  const user = useSession((session) => session.user)
  const closeFromOutside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    // A tap outside the drawer closes it; on the keyboard, Esc and the button do.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={openWhileRendered}
      className={styles.drawer}
      aria-label="Menu"
      onClose={onClose}
      onClick={closeFromOutside}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <Logo href="/dashboard" />
          <IconButton label="Close menu" onClick={onClose}>
            <X size={22} />
          </IconButton>
        </div>
        <nav className={styles.groups} aria-label="All pages">
          <Group title="Main">
            {[...mainDestinations, ...furtherDestinations].map((destination) => (
              <Item key={destination.href} {...destination} onClose={onClose} />
            ))}
            <Item href="/mistakes" label="Mistakes" Icon={RotateCcw} onClose={onClose} />
            <Item href="/score" label="Predicted score" Icon={TrendingUp} onClose={onClose} />
            <Item href="/textbook" label="Textbook" Icon={BookOpen} onClose={onClose} />
            <Item href={searchPage(user)} label="Search" Icon={Search} onClose={onClose} />
            {user !== null && <Item href="/classes" label="Classes" Icon={Users} onClose={onClose} />}
          </Group>
          <Group title="Learners">
            <LearnerItems className={styles.item} onLeave={onClose} />
          </Group>
          <Group title="Support">
            <Item href="/help" label="Help" Icon={LifeBuoy} onClose={onClose} />
            <Item href="/storage" label="Storage" Icon={Database} onClose={onClose} />
          </Group>
          {isAdmin(user) && (
            <Group title="Administration">
              <Item href="/admin" label="Admin" Icon={Shield} badge="ADMIN" onClose={onClose} />
            </Group>
          )}
        </nav>
        {user === null ? <GuestBlock /> : <UserBlock user={user} />}
      </div>
    </dialog>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <h2 id={id} className={styles.groupTitle}>
        {title}
      </h2>
      <ul aria-labelledby={id} className={styles.list}>
        {children}
      </ul>
    </div>
  )
}

interface ItemProps {
  href: string
  label: string
  Icon: ComponentType<{ size: number }>
  badge?: string | null
  onClose: () => void
}

function Item({ href, label, Icon, badge = null, onClose }: ItemProps) {
  const [path] = useLocation()
  return (
    <li>
      <Link href={href} className={styles.item} aria-current={currentOf(path, href)} onClick={onClose}>
        <Icon size={20} />
        <span className={styles.label}>{label}</span>
        {badge !== null && <Badge tone="brand">{badge}</Badge>}
      </Link>
    </li>
  )
}

function UserBlock({ user }: { user: User }) {
  const leaving = useSignOut()
  return (
    <div className={styles.foot}>
      <div className={styles.person}>
        <Avatar user={user} />
        <div className={styles.names}>
          <p className={styles.name}>{displayName(user)}</p>
          <p className={styles.kind}>Free Account</p>
        </div>
      </div>
      <Button variant="secondary" full busy={leaving.isSigningOut} onClick={leaving.signOut}>
        Logout
      </Button>
      <UnsentQuestion {...leaving} />
    </div>
  )
}

function GuestBlock() {
  return (
    <div className={styles.foot}>
      <LinkButton href="/login" variant="secondary" full>
        Sign In
      </LinkButton>
      <LinkButton href="/register" full>
        Get Started Free
      </LinkButton>
    </div>
  )
}
