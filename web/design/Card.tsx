import { useId, type HTMLAttributes, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Card.module.css'

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  as?: 'section' | 'article' | 'div' | 'li' | 'aside'
  title?: ReactNode
  /** A link or button beside the title. */
  action?: ReactNode
}

/** A raised block, with an optional heading that names it. */
export function Card({ as: Element = 'section', title, action, className, children, ...rest }: CardProps) {
  const titleId = useId()
  return (
    <Element
      aria-labelledby={title === undefined ? undefined : titleId}
      {...rest}
      className={classNames(styles.card, className)}
    >
      {title !== undefined && (
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {action}
        </div>
      )}
      {children}
    </Element>
  )
}
