import * as z from 'zod/mini'
import { withoutNul } from '../contract/parameters.ts'

export const minimumPasswordLength = 8
const maximumPasswordLength = 200
const maximumNameLength = 100

/** An e-mail address in the form in which it is kept and compared: trimmed, lower case. */
export const Email = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.email().check(z.maxLength(254)))
/** The name of an account without an email, such as amina.b42 (see `user-name.ts`). It is kept if an email is added. */
export const UserName = z.string().check(
  z.overwrite((name) => name.replace(/\s/g, '').toLowerCase()),
  z.regex(/^[a-z]+(\.[a-z])?[2-9]+$/),
  z.maxLength(40),
)

/** The name for signing in: an email or a user name. */
export const SignInName = z.union([Email, UserName])

/**
 * The account that something was written in, which need not be the one that is signed in when it is sent. Null for a visitor. Apps
 * before November 2026 leave it out.
 */
export const AuthorId = z.optional(z.nullable(z.string()))
export type AuthorId = z.infer<typeof AuthorId>
export const Name = z.string().check(withoutNul, z.overwrite(tidyName), z.minLength(1), z.maxLength(maximumNameLength))

/** A password in the form that is hashed: one form of each letter, however the keyboard composes it. */
export const Password = z.string().check(z.minLength(1), z.maxLength(1000), z.normalize('NFKC'))
export const NewPassword = z
  .string()
  .check(z.normalize('NFKC'), z.minLength(minimumPasswordLength), z.maxLength(maximumPasswordLength))

/** A token of a mailed or printed link. An invalid one is refused like an expired one. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(200))

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are the reader's help. */
export const SecondFactorCode = z.string().check(
  z.overwrite((code) => code.replace(/[\s-]/g, '').toLowerCase()),
  z.regex(/^(\d{6}|[a-z2-7]{16})$/),
)

export const shortestNickname = 3
export const longestNickname = 20

/** A name for the leaderboard: letters, digits, spaces and . _ - between them. */
export const Nickname = z
  .string()
  .check(
    z.overwrite(tidyName),
    z.minLength(shortestNickname),
    z.maxLength(longestNickname),
    z.regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._-]*$/u),
  )

export const User = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Null for an account that a teacher made, until its student adds one. */
  email: z.nullable(z.string()),
  /** Null for an account that began with an email. Apps before December 2026 keep users without it. */
  userName: z._default(z.nullable(z.string()), null),
  image: z.nullable(z.string()),
  createdAt: z.string(),
  accountType: z.enum(['student', 'admin']),
})

export type User = z.infer<typeof User>

/** True exactly when the account type is 'admin'. */
export function isAdmin(user: User | null): boolean {
  return user?.accountType === 'admin'
}

/** The email or user name with which an account signs in, and under which its limits are counted. */
export function signInName({ email, userName }: Pick<User, 'email' | 'userName'>): string {
  return email ?? userName ?? ''
}

/**
 * A name as it is kept and shown: on one line, without invisible characters, any that reverse the letters after them, or towers of accents.
 */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/(?!\s)[\p{Cc}\p{Cf}\p{DI}\u2800]/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The name to greet with: first name, the whole name after a title, else the part of the e-mail before the @, else 'Student'. */
export function firstName(user: Pick<User, 'name' | 'email'>): string {
  const [first = '', ...others] = user.name.trim().split(/\s+/)
  const called = titles.test(first) ? [first, ...others].join(' ') : first
  return called || emailName(user) || 'Student'
}

/** Words before a name, which nobody is called by on their own. */
const titles = /^(?:mr|mrs|miss|ms|dr|prof|engr|barr|rev|pastor|alhaji|alhaja|hajiya|mall?am|chief|sir|madam)\.?$/i

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

/** The user's image if it is on this site; null if there is none, or if showing it would tell another site who looks. */
export function ownImage({ image }: Pick<User, 'image'>): string | null {
  return image !== null && /^(\/(?![/\\])|data:image\/(png|jpeg|webp);base64,)/.test(image) ? image : null
}

function emailName({ email }: Pick<User, 'email'>): string {
  return email?.split('@')[0] ?? ''
}
