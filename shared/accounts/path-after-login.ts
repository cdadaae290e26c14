import { pathAfterSignIn } from '../contract/next-path.ts'
import { textOf, type Fields } from '../contract/page-form.ts'

/** The page to which a sign-in leads: a learner with a card comes to the class first, and reads there what the teacher sees. */
export function pathAfterLogin(query: Fields, fields: Fields): string {
  const isFirst = textOf(fields, 'newPassword') !== ''
  return pathAfterSignIn(textOf(query, 'next') || (isFirst ? '/classes' : null))
}
