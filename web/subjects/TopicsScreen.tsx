import { PageTitle } from '../design/PageTitle.tsx'

/** The topics of the chosen subject. */
export function TopicsScreen() {
  return <PageTitle title="All Topics" />
}
