import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ButtonVariant } from './Button.tsx'
import { classNames } from './class-names.ts'
import styles from './Button.module.css'

interface LinkButtonProps {
  href: string
  variant?: ButtonVariant
  full?: boolean
  className?: string | undefined
  'aria-label'?: string
  'aria-describedby'?: string
  /** File name of the download. */
  download?: string
  /** For external pages, in a new tab. */
  target?: '_blank'
  rel?: string
  onClick?: () => void
  /** The state of the history entry for the target page. */
  state?: unknown
  children: ReactNode
}

/** A link that looks like a button. It navigates, whereas Button acts. */
export function LinkButton({
  variant = 'primary',
  full = false,
  className,
  state,
  children,
  ...rest
}: LinkButtonProps) {
  const name = classNames(styles.button, styles[variant], full && styles.full, className)
  return rest.href.startsWith('/') ? (
    <Link {...rest} state={state} className={name}>
      {children}
    </Link>
  ) : (
    <a {...rest} className={name}>
      {children}
    </a>
  )
}
