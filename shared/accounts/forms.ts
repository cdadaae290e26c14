import { pathAfterSignIn } from '../contract/next-path.ts'
import { textOf, type FieldError, type FormRefusal, type PageForm } from '../contract/page-form.ts'
import { checkEmail, checkLogin, checkNewPassword, checkRegistration } from './account-fields.ts'
import { login, register } from './calls.ts'
import { pathAfterLogin } from './path-after-login.ts'
import { requestPasswordReset, resetPassword, verifyEmail } from './recovery-calls.ts'

const badRequest = 400
const unauthorized = 401
const conflict = 409
const tooMany = 429

export const loginForm = {
  page: '/login',
  call: login,
  kept: ['email', 'sharedDevice'],
  check: checkLogin,
  bodyOf(fields) {
    const code = textOf(fields, 'code')
    const newPassword = textOf(fields, 'newPassword')
    return {
      email: textOf(fields, 'email'),
      password: textOf(fields, 'password'),
      ...(code === '' ? {} : { code }),
      ...(newPassword === '' ? {} : { newPassword }),
      ...(fields.get('sharedDevice') === null ? {} : { sharedDevice: true }),
    }
  },
  // Other errors of a sign-in belong to the whole form, so that nobody learns which part was right.
  fieldOf: (refusal) => askedField(refusal),
  outcomeOf: (refusal) => askedField(refusal),
  follow: ({ query, fields }) => pathAfterLogin(query, fields),
} satisfies PageForm<typeof login>

/** The field that the server asks for besides the password: the code of a second factor, or a password of the student's choice. */
function askedField({ status, field }: FormRefusal): string | undefined {
  return field === 'newPassword' || (status === unauthorized && field === 'code') ? field : undefined
}

export const registerForm = {
  page: '/register',
  call: register,
  kept: ['name', 'email'],
  check: checkRegistration,
  bodyOf: (fields) => ({
    name: textOf(fields, 'name'),
    email: textOf(fields, 'email'),
    password: textOf(fields, 'password'),
  }),
  fieldOf: ({ status, field }) => (status === conflict ? 'email' : field),
  follow: ({ query }) => pathAfterSignIn(textOf(query, 'next')),
} satisfies PageForm<typeof register>

export const forgotPasswordForm = {
  page: '/forgot-password',
  call: requestPasswordReset,
  kept: ['email'],
  check: checkEmail,
  bodyOf: (fields) => ({ email: textOf(fields, 'email').trim() }),
  // Too many requests look like any other, so that nothing can be learned from them.
  outcomeOf: ({ status }) => (status === tooMany ? 'sent' : undefined),
  follow: ({ fields }) => ({ outcome: 'sent', values: { email: textOf(fields, 'email').trim() } }),
} satisfies PageForm<typeof requestPasswordReset>

export const resetPasswordForm = {
  page: '/reset-password',
  call: resetPassword,
  kept: [],
  check: checkNewPassword,
  bodyOf: (fields, query) => ({ token: textOf(query, 'token'), password: textOf(fields, 'password') }),
  fieldOf: ({ field }) => (field === 'password' ? field : undefined),
  outcomeOf: ({ status, field }) => (status === badRequest && field !== 'password' ? 'rejected' : undefined),
  follow: () => ({ outcome: 'done', values: {} }),
} satisfies PageForm<typeof resetPassword>

export const verifyEmailForm = {
  page: '/verify-email',
  call: verifyEmail,
  kept: [],
  check: (): FieldError[] => [],
  bodyOf: (_, query) => ({ token: textOf(query, 'token') }),
  // Any other refusal says nothing of the link, which may be tried again.
  outcomeOf: ({ status }) => (status === badRequest ? 'rejected' : undefined),
  follow: ({ reply: { email } }) => ({ outcome: 'verified', values: { email } }),
} satisfies PageForm<typeof verifyEmail>
