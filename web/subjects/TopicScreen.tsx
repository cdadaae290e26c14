import { PageTitle } from '../design/PageTitle.tsx'

/** One topic: what it is about, and its questions. It reads `topicId` from the route. */
export function TopicScreen() {
  return <PageTitle title="Topic" />
}
