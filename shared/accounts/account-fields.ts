import * as z from 'zod/mini'
import { textOf, type FieldError, type Fields } from '../contract/page-form.ts'
import { Email, minimumPasswordLength, SecondFactorCode, SignInName, tidyName } from './account.ts'

const fieldTexts = {
  name: 'Enter your full name',
  email: 'Enter your email',
  emailForm: 'Enter an email like name@example.com',
  signInName: 'Enter your email or user name',
  signInNameForm: 'Enter an email like name@example.com, or a user name like amina.b42',
  password: 'Enter your password',
  newPassword: 'Choose a password',
  code: 'Enter the 6 digits from your app, or a recovery code',
}

export const passwordTexts = {
  different: { title: 'Passwords do not match', description: 'Please make sure your passwords match.' },
  short: { title: 'Password too short', description: 'Password must be at least 8 characters long.' },
}

export function checkLogin(form: Fields): FieldError[] {
  return [...checkSignInName(form), ...checkPassword(form, 'password'), ...checkCode(form), ...checkFirstPassword(form)]
}

function checkSignInName(form: Fields): FieldError[] {
  const name = textOf(form, 'email')
  if (name.trim() === '') return [{ field: 'email', message: fieldTexts.signInName }]
  return z.safeParse(SignInName, name).success ? [] : [{ field: 'email', message: fieldTexts.signInNameForm }]
}

/** Asked for only where a card's password was typed. */
function checkFirstPassword(form: Fields): FieldError[] {
  const field = 'newPassword'
  return form.get(field) === null ? [] : checkLength(textOf(form, field), field)
}

/** The password that one has already: anything may be one. */
export function checkPassword(form: Fields, field: string): FieldError[] {
  return textOf(form, field) === '' ? [{ field, message: fieldTexts.password }] : []
}

export function checkRegistration(form: Fields): FieldError[] {
  return [...checkName(form), ...checkEmail(form), ...checkNewPassword(form)]
}

export function checkName(form: Fields): FieldError[] {
  return tidyName(textOf(form, 'name')) === '' ? [{ field: 'name', message: fieldTexts.name }] : []
}

/** Nothing typed is no fault: another account than the one that was asked for a code may need none. */
function checkCode(form: Fields): FieldError[] {
  const code = textOf(form, 'code')
  const isCode = code === '' || z.safeParse(SecondFactorCode, code).success
  return isCode ? [] : [{ field: 'code', message: fieldTexts.code }]
}

export function checkEmail(form: Fields): FieldError[] {
  const email = textOf(form, 'email')
  if (email.trim() === '') return [{ field: 'email', message: fieldTexts.email }]
  return z.safeParse(Email, email).success ? [] : [{ field: 'email', message: fieldTexts.emailForm }]
}

export function checkNewPassword(form: Fields): FieldError[] {
  const password = textOf(form, 'password')
  // A form that shows its password asks for it once.
  if (password !== '' && form.get('confirmation') !== null && password !== textOf(form, 'confirmation'))
    return [{ field: 'confirmation', message: passwordTexts.different.description }]
  return checkLength(password, 'password')
}

function checkLength(password: string, field: string): FieldError[] {
  if (password === '') return [{ field, message: fieldTexts.newPassword }]
  // As the server counts: one form of each letter, however the keyboard composes it.
  const isShort = password.normalize('NFKC').length < minimumPasswordLength
  return isShort ? [{ field, message: passwordTexts.short.description }] : []
}
