import type { Topic } from '@sabi/shared/subjects/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import type { Piece } from '@sabi/shared/tutor/search-hits'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Badge } from '../../design/Badge.tsx'
import { EmptyState } from '../../design/states/EmptyState.tsx'
import { textbookOf } from './book-links.ts'
import { texts } from '../texts.ts'
import { useTopics } from '../topic-calls.ts'
import { useFoundTopics, type FoundTopics } from '../topics/found-topics.ts'
import type { Excerpt } from './excerpts.ts'
import { bookTexts } from './texts.ts'
import styles from './FoundNotes.module.css'

const none: readonly Topic[] = []
/** More would only be noise below the good ones. */
const mostShown = 20

/** The notes of all subjects that a search finds, best first, with the words that it means marked. */
export function FoundNotes({ search }: { search: string }) {
  const found = useFoundTopics(useTopics().data?.data ?? none, search)
  const topics = found.topics.slice(0, mostShown)
  const excerptOf = useExcerpts(topics, search, found)
  const isLooking = topics.length === 0 && found.isSearching
  return (
    <>
      <p role="status">{isLooking ? texts.searching : `${counted(topics.length, 'topic')} found`}</p>
      {topics.length === 0 && !isLooking && <EmptyState title="Nothing found">{bookTexts.otherWords}</EmptyState>}
      <ol className={styles.results}>
        {topics.map((topic) => {
          const excerpt = excerptOf.get(topic.id)
          return (
            <li key={topic.id}>
              <Link href={textbookOf(topic, search)}>
                {excerpt === undefined ? topic.title : <Marked pieces={excerpt.title} />}
              </Link>
              <Badge tone={topic.subject}>{subjectName(topic.subject)}</Badge>
              {excerpt !== undefined && excerpt.line.length > 0 && (
                <p>
                  <Marked pieces={excerpt.line} />
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, start, isHit }) => (isHit ? <mark key={start}>{text}</mark> : text))
}

/** The excerpts of the results that are shown. Their code loads on the first search. */
function useExcerpts(topics: readonly Topic[], search: string, { placeOf, isSearching }: FoundTopics) {
  const [excerpts, setExcerpts] = useState<{ of: string; byTopic: Map<string, Excerpt> }>()
  const of = JSON.stringify([search, topics.map(({ id }) => id)])
  useEffect(() => {
    if (isSearching) return undefined
    let isCurrent = true
    const results = topics.map((topic) => ({ id: topic.id, title: topic.title, place: placeOf(topic) }))
    void import('./excerpts.ts')
      .then(({ excerptsOf }) => excerptsOf(results, search))
      .then((byTopic) => isCurrent && setExcerpts({ of, byTopic }))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `of` names the search and its results.
  }, [of, isSearching])
  return excerpts?.of === of ? excerpts.byTopic : new Map<string, Excerpt>()
}
