import * as z from 'zod/mini'
import { textOf, type FieldError, type Fields, type PageForm } from '../contract/page-form.ts'
import { trialFields } from './address.ts'
import { addTrialAnswers } from './calls.ts'

/** The field for the subject, which the path of the address contains. */
export const subjectField = 'subject'
/** The name of the outcome, and of the value that says how many answers were added. */
export const addedAnswers = 'added'

const notReadable = 'These answers can’t be read. Open the result once more and try again.'

function wantedBy(fields: Fields) {
  const { topic, draw, mark, answers } = trialFields
  return {
    subject: textOf(fields, subjectField),
    topic: textOf(fields, topic) || null,
    draw: textOf(fields, draw),
    mark: textOf(fields, mark),
    answers: textOf(fields, answers),
  }
}

/** Takes answers that only an address has into the account of the student who taps it, since anybody can write an address. */
export const addAnswersForm = {
  page: '/try/:subject',
  call: addTrialAnswers,
  // So that the page knows of which trial it was.
  kept: [trialFields.mark],
  check: (fields: Fields): FieldError[] =>
    z.safeParse(addTrialAnswers.body, wantedBy(fields)).success ? [] : [{ message: notReadable }],
  bodyOf: (fields: Fields) => z.parse(addTrialAnswers.body, wantedBy(fields)),
  fieldOf: () => undefined,
  follow: ({ fields, reply: { added } }) => ({
    outcome: addedAnswers,
    values: { [addedAnswers]: String(added), [trialFields.mark]: textOf(fields, trialFields.mark) },
  }),
} satisfies PageForm<typeof addTrialAnswers>
