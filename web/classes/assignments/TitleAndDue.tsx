import { longestAssignmentTitle } from '@sabi/shared/classes/assignments'
import { Field } from '../../design/forms/Field.tsx'
import { localTime } from './due-field.ts'

interface TitleAndDueProps {
  title?: string
  due: Date
  errorOf: (field: string) => string | undefined
}

/** The fields of an assignment that can be changed later too. */
export function TitleAndDue({ title = '', due, errorOf }: TitleAndDueProps) {
  return (
    <>
      <Field
        id="title"
        label="Title"
        autoComplete="off"
        maxLength={longestAssignmentTitle}
        defaultValue={title}
        error={errorOf('title')}
      />
      <Field id="due" label="Due" type="datetime-local" defaultValue={localTime(due)} error={errorOf('due')} />
    </>
  )
}
