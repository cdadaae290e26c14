import { randomInt } from 'node:crypto'
import { newStartingPassword } from '@sabi/shared/classes/starting-password'
import { passwords } from '../passwords/password-hasher.ts'

/** A starting password for a learner of a list, and its hash. */
export type WithPassword<Learner> = Learner & { password: string; passwordHash: string }

/** Gives each learner a starting password. They wait in the queue of sign-ins one by one, so that nobody is kept out by a list. */
export async function newPasswords<Learner extends { id: string }>(
  learners: readonly Learner[],
  network: string,
): Promise<WithPassword<Learner>[]> {
  const made: WithPassword<Learner>[] = []
  for (const learner of learners) {
    const password = newStartingPassword((limit) => randomInt(limit))
    made.push({ ...learner, password, passwordHash: await passwords.hash(password, network) })
  }
  return made
}
