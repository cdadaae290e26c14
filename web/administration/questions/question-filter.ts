import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { questionStates, type ListedQuestion } from '@sabi/shared/subjects/edit-calls'
import { subjects } from '@sabi/shared/subjects/subject'
import { offsetFrom } from '../address.ts'

export type QuestionState = ListedQuestion['state']

export const pageSize = 20

export const stateWords = {
  published: 'Published',
  edited: 'Edited',
  deleted: 'Deleted',
  quarantined: 'Held back by an alarm',
} satisfies Record<QuestionState, string>

/** The search in the address, in the form that the call expects. Unknown values are left out. */
export function searchFrom(address: URLSearchParams) {
  const subject = subjectIds.find((id) => id === address.get('subject'))
  const state = questionStates.find((one) => one === address.get('state'))
  return {
    limit: String(pageSize),
    offset: String(offsetFrom(address)),
    search: address.get('search') ?? undefined,
    subject,
    topicId: subject === undefined ? undefined : (address.get('topic') ?? undefined),
    state,
  }
}

const any = { value: '', label: 'All' } as const

export const subjectOptions: readonly { value: SubjectId | ''; label: string }[] = [
  any,
  ...subjects.map(({ id, name }) => ({ value: id, label: name })),
]

export const stateOptions: readonly { value: QuestionState | ''; label: string }[] = [
  any,
  ...questionStates.map((state) => ({ value: state, label: stateWords[state] })),
]
