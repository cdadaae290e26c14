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
  /** Name of the file that the link saves. */
  download?: string
  /** For pages elsewhere, beside this one. */
  target?: '_blank'
  rel?: string
  onClick?: () => void
  /** What the page that is led to finds in its entry of the history. */
  state?: unknown
  children: ReactNode
}

/** A link that looks like a button: for going somewhere, where Button is for doing something. */
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
