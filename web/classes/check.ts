import { tidyName } from '@sabi/shared/accounts/account'
import { textOf, type FieldError } from '@sabi/shared/contract/page-form'
import { joinTexts } from './texts.ts'

/** Finds a missing name in the form of a class. */
export function checkShownName(form: FormData): FieldError[] {
  return tidyName(textOf(form, 'shown-name')) === '' ? [{ field: 'shown-name', message: joinTexts.name }] : []
}
