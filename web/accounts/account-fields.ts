import { Email, minimumPasswordLength, SecondFactorCode } from '@sabi/shared/accounts/account'
import * as z from 'zod/mini'
import type { FieldError } from '../design/ErrorSummary.tsx'
import { fieldTexts, passwordTexts } from './texts.ts'

/** What stands in a field of the form; empty where there is no such field. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

export function checkLogin(form: FormData): FieldError[] {
  return [...checkEmail(form), ...checkPassword(form, 'password'), ...checkCode(form)]
}

/** The password that one has already: anything may be one. */
export function checkPassword(form: FormData, field: string): FieldError[] {
  return textOf(form, field) === '' ? [{ field, message: fieldTexts.password }] : []
}

export function checkRegistration(form: FormData): FieldError[] {
  return [...checkName(form), ...checkEmail(form), ...checkNewPassword(form)]
}

export function checkName(form: FormData): FieldError[] {
  return textOf(form, 'name').trim() === '' ? [{ field: 'name', message: fieldTexts.name }] : []
}

/** Nothing typed is no fault: another account than the one that was asked for a code may need none. */
function checkCode(form: FormData): FieldError[] {
  const code = textOf(form, 'code')
  const isCode = code === '' || z.safeParse(SecondFactorCode, code).success
  return isCode ? [] : [{ field: 'code', message: fieldTexts.code }]
}

export function checkEmail(form: FormData): FieldError[] {
  const email = textOf(form, 'email')
  if (email.trim() === '') return [{ field: 'email', message: fieldTexts.email }]
  return z.safeParse(Email, email).success ? [] : [{ field: 'email', message: fieldTexts.emailForm }]
}

export function checkNewPassword(form: FormData): FieldError[] {
  const password = textOf(form, 'password')
  if (password === '') return [{ field: 'password', message: fieldTexts.newPassword }]
  if (password !== textOf(form, 'confirmation'))
    return [{ field: 'confirmation', message: passwordTexts.different.description }]
  // As the server counts: one form of each letter, however the keyboard composes it.
  if (password.normalize('NFKC').length < minimumPasswordLength)
    return [{ field: 'password', message: passwordTexts.short.description }]
  return []
}
