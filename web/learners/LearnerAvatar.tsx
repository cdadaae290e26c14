import { initials } from '@sabi/shared/accounts/account'
import type { Learner } from '@sabi/shared/learners/learner'
import styles from './LearnerAvatar.module.css'

/** A learner's initials in a circle of their colour. Decorative, because the name is beside it. */
export function LearnerAvatar({ learner: { name, colour } }: { learner: Pick<Learner, 'name' | 'colour'> }) {
  return (
    <span className={styles.avatar} data-colour={colour} aria-hidden="true">
      {initials({ name, email: '' })}
    </span>
  )
}
