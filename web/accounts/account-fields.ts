import { Email, minimumPasswordLength } from '@sabi/shared/accounts/account'
import * as z from 'zod/mini'
import type { FieldError } from '../design/ErrorSummary.tsx'
import { fieldTexts, passwordTexts } from './texts.ts'

/** What stands in a field of the form; empty where there is no such field. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

export function checkLogin(form: FormData): FieldError[] {
  const isEmpty = textOf(form, 'password') === ''
  return [...checkEmail(form), ...(isEmpty ? [{ field: 'password', message: fieldTexts.password }] : [])]
}

export function checkRegistration(form: FormData): FieldError[] {
  const isNameless = textOf(form, 'name').trim() === ''
  return [
    ...(isNameless ? [{ field: 'name', message: fieldTexts.name }] : []),
    ...checkEmail(form),
    ...checkNewPassword(form),
  ]
}

function checkEmail(form: FormData): FieldError[] {
  const email = textOf(form, 'email')
  if (email.trim() === '') return [{ field: 'email', message: fieldTexts.email }]
  return z.safeParse(Email, email).success ? [] : [{ field: 'email', message: fieldTexts.emailForm }]
}

function checkNewPassword(form: FormData): FieldError[] {
  const password = textOf(form, 'password')
  if (password === '') return [{ field: 'password', message: fieldTexts.newPassword }]
  if (password !== textOf(form, 'confirmation'))
    return [{ field: 'confirmation', message: passwordTexts.different.description }]
  if (password.length < minimumPasswordLength) return [{ field: 'password', message: passwordTexts.short.description }]
  return []
}
