import * as z from 'zod/mini'
import { textOf, type FieldError, type Fields, type PageForm } from '../contract/page-form.ts'
import { NewMessage, sendMessage } from './calls.ts'

const texts = {
  name: 'Enter your name',
  email: 'Enter an email like name@example.com',
  subject: 'Enter a subject',
  message: 'Enter your message',
}
const fields = ['name', 'email', 'subject', 'message'] as const
const anyId = '00000000-0000-4000-8000-000000000000'

function bodyOf(form: Fields, id: string) {
  return {
    id,
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    subject: textOf(form, 'subject'),
    message: textOf(form, 'message'),
  }
}

export const contactForm = {
  page: '/contact',
  call: sendMessage,
  kept: fields,
  check(form: Fields): FieldError[] {
    const issues = z.safeParse(NewMessage, bodyOf(form, anyId)).error?.issues ?? []
    return fields
      .filter((field) => issues.some(({ path }) => path[0] === field))
      .map((field) => ({ field, message: texts[field] }))
  },
  bodyOf: (form: Fields, _: Fields, newId: () => string) => bodyOf(form, newId()),
  // Another page, so that a reload sends nothing again.
  follow: () => '/contact?sent',
} satisfies PageForm<typeof sendMessage>
