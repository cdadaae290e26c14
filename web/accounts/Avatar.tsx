import { initials, ownImage, type User } from '@sabi/shared/accounts/account'
import { useState } from 'react'
import styles from './Avatar.module.css'

/** The student's image in a circle, or the initials. Decorative, because the name is beside it. */
export function Avatar({ user, size = 'small' }: { user: User; size?: 'small' | 'large' }) {
  const image = ownImage(user)
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={styles[size]} aria-hidden="true">
      {image === null || image === broken ? (
        initials(user)
      ) : (
        <img src={image} alt="" className={styles.image} onError={() => setBroken(image)} />
      )}
    </span>
  )
}
