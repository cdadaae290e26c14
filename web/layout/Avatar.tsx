import { initials, type User } from '@sabi/shared/accounts/account'
import styles from './Avatar.module.css'

/** The student's initials in a circle; decoration beside the name. */
export function Avatar({ user, size = 'small' }: { user: User; size?: 'small' | 'large' }) {
  return (
    <span className={styles[size]} aria-hidden="true">
      {initials(user)}
    </span>
  )
}
