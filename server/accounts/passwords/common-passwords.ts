import { minimumPasswordLength } from '@sabi/shared/accounts/account'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '../../platform/http/refusal.ts'

/** Passwords that local students would think of first, and that the lists of leaked passwords lack. */
const ownCommonPasswords =
  `p@ssword 0123456789 12341234 123123123 abcdefgh chelsea123 manutd123 messi123 messi1010 blessing1 blessing123 godisgood1
  christ123 emmanuel1 favour123 mercy123 success123 admin1234 nigeria1 nigeria123 nigeria2026 nigeria2027 lagos123 abuja123
  naija123 naija1234 student123 school123 science123 jambwaec jamb2026 jamb2027 waec2026 waec2027 neco2026 neco2027 utme2026
  utme2027 jamb1234 waec1234 neco1234 physics1 physics123 biology1 biology123 maths123 sabiprep sabiprep1 sabiprep123 mummy123
  mother123 father123 family123 lovely12`.split(/\s+/)

/** Compared in lower case, forwards and backwards; what is shorter is refused anyway. */
const commonPasswords = new Set(
  [...dictionary['passwords-common'], ...ownCommonPasswords]
    .filter((password) => password.length >= minimumPasswordLength)
    .map((password) => password.toLowerCase()),
)

interface Owner {
  email: string | null
  userName?: string | null
  name: string
}

/** Refuses a password that a stranger would try first: a common one, or the account's own e-mail, user name or name. */
export function refuseWeakPassword(password: string, owner: Owner, path = 'body.password'): void {
  if (!isTooCommon(password, owner)) return
  throw new Refusal(400, 'This password is too easy to guess. Please choose another one.', {
    fields: [{ path, message: 'Too easy to guess' }],
  })
}

function isTooCommon(password: string, { email, userName, name }: Owner): boolean {
  const tried = password.toLowerCase().trim()
  const backwards = [...tried].toReversed().join('')
  const own = [email, email?.split('@')[0], userName, name, name.replace(/\s+/g, '')].map((text) => text?.toLowerCase())
  const isCommon = commonPasswords.has(tried) || commonPasswords.has(backwards)
  return isCommon || own.includes(tried) || new Set(tried).size <= 2
}
