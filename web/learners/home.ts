import type { Learner } from '@sabi/shared/learners/learner'

/** The page on which a learner begins: the dashboard needs an account. */
export function homeOf({ accountId }: Pick<Learner, 'accountId'>): string {
  return accountId === null ? '/practice' : '/dashboard'
}
