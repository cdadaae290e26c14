import { tidyName } from '@sabi/shared/accounts/account'
import { listOwnAssignments } from '@sabi/shared/classes/assignments-calls'
import { createClass, listTaughtClasses } from '@sabi/shared/classes/calls'
import { longestClassName } from '@sabi/shared/classes/class'
import { subjectIds } from '@sabi/shared/content/question'
import { textOf, type FieldError } from '@sabi/shared/contract/page-form'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Checkbox } from '../design/forms/Checkbox.tsx'
import { Field } from '../design/forms/Field.tsx'
import { newId } from '../offline/device.ts'
import { invalidate } from '../platform/server/queries.ts'
import { request } from '../platform/server/request.ts'
import { useSession } from '../platform/server/session.ts'
import { FormDialog } from '../settings/FormDialog.tsx'
import { useSettingsForm } from '../settings/useSettingsForm.ts'
import styles from './Teacher.module.css'
import { teacherTexts } from './texts.ts'

/** The name and the subjects of a new class. */
export function NewClassDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const teacher = useSession(({ user }) => user?.name) ?? ''
  // One id, so that a class whose reply was lost is not made twice.
  const [id] = useState(newId)
  const form = useSettingsForm({
    check,
    async send(typed) {
      await request(createClass, {
        body: { id, name: textOf(typed, 'name'), subjects: subjectIds.filter((each) => chosenIn(typed).has(each)) },
      })
      invalidate(listTaughtClasses)
      // Tells the dashboard that there is a class to show.
      invalidate(listOwnAssignments)
      navigate(`/classes/${id}`)
    },
  })
  return (
    <FormDialog
      title="New class"
      lead={<p>{teacherTexts.newLead(teacher)}</p>}
      form={form}
      action="Create the class"
      onClose={onClose}
    >
      <Field
        id="name"
        label="Name of the class"
        autoComplete="off"
        maxLength={longestClassName}
        error={form.errorOf('name')}
      />
      <fieldset className={styles.choices} aria-describedby="subjects-hint">
        <legend>Subjects</legend>
        <p id="subjects-hint" className={styles.hint}>
          {teacherTexts.subjectsHint}
        </p>
        {subjectIds.map((subject, place) => (
          <Checkbox
            key={subject}
            id={place === 0 ? 'subjects' : undefined}
            label={subjectName(subject)}
            name="subjects"
            value={subject}
          />
        ))}
      </fieldset>
    </FormDialog>
  )
}

function chosenIn(form: FormData): Set<FormDataEntryValue> {
  return new Set(form.getAll('subjects'))
}

function check(form: FormData): FieldError[] {
  return [
    ...(tidyName(textOf(form, 'name')) === '' ? [{ field: 'name', message: teacherTexts.name }] : []),
    ...(chosenIn(form).size === 0 ? [{ field: 'subjects', message: teacherTexts.subjects }] : []),
  ]
}
