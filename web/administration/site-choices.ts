import { Email } from '@sabi/shared/accounts/account'
import * as z from 'zod/mini'
import { textOf } from '../accounts/account-fields.ts'
import type { FieldError } from '../design/ErrorSummary.tsx'
import { fieldTexts } from './texts.ts'

/** What a form says of the site; no support address where the field is empty. */
export function siteChoices(form: FormData, prefix: '' | 'site.') {
  const supportEmail = textOf(form, `${prefix}supportEmail`).trim()
  return { name: textOf(form, `${prefix}name`).trim(), supportEmail: supportEmail === '' ? null : supportEmail }
}

export function checkSite(form: FormData, prefix: '' | 'site.'): FieldError[] {
  const { name, supportEmail } = siteChoices(form, prefix)
  const isFaulty = supportEmail !== null && !z.safeParse(Email, supportEmail).success
  return [
    ...(name === '' ? [{ field: `${prefix}name`, message: fieldTexts.siteName }] : []),
    ...(isFaulty ? [{ field: `${prefix}supportEmail`, message: fieldTexts.supportEmail }] : []),
  ]
}
