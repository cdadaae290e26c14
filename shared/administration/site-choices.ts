import * as z from 'zod/mini'
import { Email } from '../accounts/account.ts'
import { textOf, type FieldError, type Fields } from '../contract/page-form.ts'

const fieldTexts = {
  siteName: 'Enter a name for this site',
  supportEmail: 'Enter an email like name@example.com, or nothing',
}

/** The choices in a form; no support address if the field is empty. */
export function siteChoices(form: Fields, prefix: '' | 'site.') {
  const supportEmail = textOf(form, `${prefix}supportEmail`).trim()
  return { name: textOf(form, `${prefix}name`).trim(), supportEmail: supportEmail === '' ? null : supportEmail }
}

export function checkSite(form: Fields, prefix: '' | 'site.'): FieldError[] {
  const { name, supportEmail } = siteChoices(form, prefix)
  const isFaulty = supportEmail !== null && !z.safeParse(Email, supportEmail).success
  return [
    ...(name === '' ? [{ field: `${prefix}name`, message: fieldTexts.siteName }] : []),
    ...(isFaulty ? [{ field: `${prefix}supportEmail`, message: fieldTexts.supportEmail }] : []),
  ]
}
