import * as z from 'zod/mini'
import type { ArgumentsOf, Call, ReplyOf } from './call.ts'
import type { DrawnPage } from './pages.ts'

/** An error in a form. */
export const FieldError = z.object({
  /** Id of the field; none where no field is at fault. */
  field: z.optional(z.string()),
  message: z.string(),
})
export type FieldError = z.infer<typeof FieldError>

/** The fields of a form or of a query, as the browser and the server both have them. */
export interface Fields {
  get(name: string): unknown
}

/** Returns the text of a field; '' where there is no such field. */
export function textOf(fields: Fields, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** The result of a posted form, for rendering its page: errors, what was typed, or the outcome. */
export const PostedForm = z.object({
  errors: z.array(FieldError),
  /** What was typed by field, but never a secret; or values for the page of the outcome. */
  values: z.record(z.string(), z.string()),
  /** Names another face of the page than the form. */
  outcome: z.optional(z.string()),
})
export type PostedForm = z.infer<typeof PostedForm>

/** Under this name a page finds the form that was posted to it. */
export const postedForm = 'form'

/** How the server refused the call of a form. */
export interface FormRefusal {
  status: number
  /** The field of the call's body that the refusal is about. */
  field?: string | undefined
}

/** A form that a page posts to itself, by script or without: it makes the same call either way. */
export interface PageForm<C extends Call = Call> {
  page: DrawnPage
  call: C
  /** The fields whose text the page gives back when the form is refused: none with a secret. */
  kept: readonly string[]
  /** Finds what is wrong before the call is made. */
  check(fields: Fields): FieldError[]
  /** Makes the body of the call from the fields and the query of the page. */
  bodyOf(fields: Fields, query: Fields, newId: () => string): BodyOf<C>
  /** Returns the id of the field that a refusal is about. Left out where the form calls its fields as the call does. */
  fieldOf?(refusal: FormRefusal): string | undefined
  /** Returns another face that the page shows after a refusal. */
  outcomeOf?(refusal: FormRefusal): string | undefined
  /** Returns the path of the page that follows a success, or what this page shows then. */
  follow(done: { fields: Fields; query: Fields; reply: ReplyOf<C> }): string | Omit<PostedForm, 'errors'>
}

type BodyOf<C extends Call> = ArgumentsOf<C> extends { body: infer Body } ? Body : unknown

/** Returns the path of the field that a refusal names first, as the form calls it; undefined where it names none. */
export function fieldNamedBy(faults: readonly { path: string }[] | undefined): string | undefined {
  const path = faults?.[0]?.path
  return path?.startsWith('body.') ? path.slice('body.'.length) : undefined
}

/** The server's message after too many attempts, with the wait in minutes, at least one. */
export function withWait(message: string, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return `${message} Time left: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
