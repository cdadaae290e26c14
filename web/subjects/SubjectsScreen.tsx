import { PageTitle } from '../design/PageTitle.tsx'

/** Where a student chooses the subject to learn. */
export function SubjectsScreen() {
  return <PageTitle title="Choose Your Subject" />
}
