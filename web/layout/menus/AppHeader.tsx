import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { isAdmin } from '@sabi/shared/accounts/account'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { IconButton } from '../../design/IconButton.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { classNames } from '../../design/class-names.ts'
import { useSession } from '../../platform/server/session.ts'
import { AvatarMenu } from './AvatarMenu.tsx'
import { currentOf, furtherDestinations, mainDestinations, searchPage } from './destinations.ts'
import { Logo } from './Logo.tsx'
import { OfflineChip } from '../cards/OfflineChip.tsx'
import { Sidebar } from './Sidebar.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './AppHeader.module.css'

/** The bar at the top of the app: the main menu on wide screens, a button for the sidebar on phones. */
export function AppHeader() {
  const [path] = useLocation()
  const user = useSession((session) => session.user)
  // Bound to the page on which it was opened: any change of route closes it.
  const [sidebarPath, setSidebarPath] = useState<string | null>(null)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <IconButton
          label="Open menu"
          aria-haspopup="dialog"
          className={styles.menuButton}
          onClick={() => setSidebarPath(path)}
        >
          <Menu size={22} />
        </IconButton>
        <Logo href="/dashboard" />
        <nav className={styles.nav} aria-label="Main">
          {[...mainDestinations, ...furtherDestinations].map((destination) => (
            <MenuLink key={destination.href} {...destination} />
          ))}
          {user !== null && <MenuLink href="/mistakes" label="Mistakes" isOnWide />}
          {isAdmin(user) && <MenuLink href="/admin" label="Admin" />}
        </nav>
        <span className={styles.space} />
        <OfflineChip />
        <Link
          href={searchPage(user)}
          className={styles.search}
          aria-label="Search"
          title="Search"
          aria-current={currentOf(path, '/search')}
        >
          <Search size={22} />
        </Link>
        <ThemeToggle />
        {user === null ? (
          <LinkButton href="/login" className={styles.signIn}>
            Sign In
          </LinkButton>
        ) : (
          <AvatarMenu user={user} />
        )}
      </div>
      {sidebarPath === path && <Sidebar onClose={() => setSidebarPath(null)} />}
    </header>
  )
}

interface MenuLinkProps {
  href: string
  label: string
  /** Left out where there is only room for the others. */
  isOnWide?: boolean
}

function MenuLink({ href, label, isOnWide = false }: MenuLinkProps) {
  const [path] = useLocation()
  return (
    <Link
      href={href}
      className={classNames(styles.link, isOnWide && styles.onWide)}
      aria-current={currentOf(path, href)}
    >
      {label}
    </Link>
  )
}
