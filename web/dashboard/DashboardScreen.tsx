import { PageTitle } from '../design/PageTitle.tsx'

/** How the student stands, and what to do next. */
export function DashboardScreen() {
  return <PageTitle title="Dashboard" />
}
