import { tidyName } from '@sabi/shared/accounts/account'
import { textOf, type FieldError } from '@sabi/shared/contract/page-form'
import { givenTexts } from './teacher-texts.ts'

/** The value of a `datetime-local` field for a moment, by the clock of this phone. */
export function localTime(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Tomorrow at five in the afternoon. */
export function usualDue(now = new Date()): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 17)
}

/** The moment that was typed. Call it only after `checkTitleAndDue`. */
export function dueOf(form: FormData): string {
  return new Date(textOf(form, 'due')).toISOString()
}

/** Finds a missing title and a time that can't be read, or is past: one that stays as it was may be. */
export function checkTitleAndDue(form: FormData, dueBefore?: Date): FieldError[] {
  const due = textOf(form, 'due')
  const isKept = dueBefore !== undefined && due === localTime(dueBefore)
  const isToCome = Date.parse(due) > Date.now()
  return [
    ...(tidyName(textOf(form, 'title')) === '' ? [{ field: 'title', message: givenTexts.title }] : []),
    ...(isToCome || isKept ? [] : [{ field: 'due', message: givenTexts.due }]),
  ]
}
