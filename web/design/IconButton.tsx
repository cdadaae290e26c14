import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useWaiting } from './live.ts'
import styles from './IconButton.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  /** Its action, for screen readers and as a tooltip. */
  label: string
}

/** A 44 px button that shows only an icon. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  const name = classNames(styles.button, className)
  return <button type="button" aria-label={label} title={label} {...useWaiting()} {...rest} className={name} />
}
