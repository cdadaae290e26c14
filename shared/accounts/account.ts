import * as z from 'zod/mini'
import { withoutNul } from '../contract/parameters.ts'

export const minimumPasswordLength = 8
const maximumPasswordLength = 200
const maximumNameLength = 100

/** An e-mail address in the form in which it is kept and compared: trimmed, lower case. */
export const Email = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.email().check(z.maxLength(254)))
export const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(maximumNameLength), withoutNul)
export const NewPassword = z.string().check(z.minLength(minimumPasswordLength), z.maxLength(maximumPasswordLength))

export const User = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  image: z.nullable(z.string()),
  createdAt: z.string(),
  accountType: z.enum(['student', 'admin']),
})

export type User = z.infer<typeof User>

/** True exactly when the account type is 'admin'. */
export function isAdmin(user: User | null): boolean {
  return user?.accountType === 'admin'
}

/** The name to greet with: first name, else the part of the e-mail before the @, else 'Student'. */
export function firstName(user: Pick<User, 'name' | 'email'>): string {
  return user.name.trim().split(/\s+/)[0] || emailName(user) || 'Student'
}

/** The name to show: the full name, else the part of the e-mail before the @. */
export function displayName(user: Pick<User, 'name' | 'email'>): string {
  return user.name.trim() || emailName(user)
}

/** At most two capitals for the avatar: of the first and last name, else of what there is. */
export function initials(user: Pick<User, 'name' | 'email'>): string {
  const words = displayName(user)
    .split(/[\s._-]+/)
    .filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return chosen
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

function emailName({ email }: Pick<User, 'email'>): string {
  return email.split('@')[0] ?? ''
}
